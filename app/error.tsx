'use client';

import { Fault } from '@/components/sections/Fault';
import { Button, buttonClass } from '@/components/ui/Button';
import { pages } from '@/content/pages';
import { site } from '@/content/site';

/** Unexpected failure while developing; the export shows `/500.html` instead (decisions: Unexpected failure). */
export default function ErrorScreen({ reset }: { reset: () => void }) {
  const { heading, text, reach, retry, home } = pages.error;
  return (
    <Fault heading={heading} text={text} reach={reach} contacts={[site.phones[0], site.emails[0]]}>
      <button type="button" className={buttonClass('primary')} onClick={reset}>
        {retry}
      </button>
      <Button href={home.href} look="line-navy">
        {home.label}
      </Button>
    </Fault>
  );
}
