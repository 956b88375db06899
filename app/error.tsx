'use client';

import { Failure } from '@/components/sections/Failure';
import { Button, buttonClass } from '@/components/ui/Button';
import { pages } from '@/content/pages';
import { site } from '@/content/site';

/** Unexpected failure while developing; the export shows `/500.html` instead (decisions: Unexpected failure). */
export default function FailureScreen({ reset }: { reset: () => void }) {
  const { heading, text, reach, retry, home } = pages.failure;
  return (
    <Failure heading={heading} text={text} reach={reach} contacts={[site.phones[0], site.emails[0]]}>
      <button type="button" className={buttonClass('primary')} onClick={reset}>
        {retry}
      </button>
      <Button href={home.href} look="line-navy">
        {home.label}
      </Button>
    </Failure>
  );
}
