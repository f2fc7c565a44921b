'use client';

import { useEffect, useState } from 'react';

/**
 * Confined CSS as the public form has it, by the function that the service uses; null until that is
 * loaded. It is loaded only if there is any CSS.
 */
export function usePublicCss(confined: string): string | null {
  const [published, setPublished] = useState<{ readonly of: string; readonly css: string }>();
  useEffect(() => {
    if (confined === '') return;
    let isWanted = true;
    void import('@/lib/rules/css/protect-must-see').then(({ protectMustSee }) => {
      if (isWanted) setPublished({ of: confined, css: protectMustSee(confined) });
    });
    return () => {
      isWanted = false;
    };
  }, [confined]);
  if (confined === '') return '';
  return published?.of === confined ? published.css : null;
}
