'use client';

import { Fault } from '@/components/sections/Fault';
import { Button, buttonClass } from '@/components/ui/Button';
import { pages } from '@/content/pages';

/** Unexpected failure while developing; the export shows `/500.html` instead (decisions: Unexpected failure). */
export default function ErrorScreen({ reset }: { reset: () => void }) {
  const { heading, text, retry, home } = pages.error;
  return (
    <Fault heading={heading} text={text}>
      <button type="button" className={buttonClass('primary')} onClick={reset}>
        {retry}
      </button>
      <Button href={home.href} look="line-navy">
        {home.label}
      </Button>
    </Fault>
  );
}
