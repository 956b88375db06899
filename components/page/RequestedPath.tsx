'use client';

import { useEffect, useState } from 'react';

/** The path a visitor asked for, on the not-found page; empty until script runs (specification section 8). */
export function RequestedPath() {
  const [path, setPath] = useState('');
  useEffect(() => setPath(location.pathname), []);
  return <strong className="font-[640] wrap-anywhere">{path}</strong>;
}
