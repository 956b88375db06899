'use client';

import { useEffect, useState } from 'react';

/** The path of an address as a reader knows it; as it is sent, where it cannot be read (`/100%`). */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The path a visitor asked for, on the not-found page; empty until script runs (specification section 8). One line is
 * kept free till then, so that a path of one line moves nothing.
 */
export function RequestedPath() {
  const [path, setPath] = useState('');
  useEffect(() => setPath(readable(location.pathname)), []);
  return <strong className="block min-h-[1.5em] font-[640]">{path}</strong>;
}
