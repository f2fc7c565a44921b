'use client';

import { useEffect, useState } from 'react';

/**
 * Confined CSS as the public form wears it, by the function that the service uses; null until that is loaded, which it is
 * where there is any CSS.
 */
export function useSparedCss(confined: string): string | null {
  const [spared, setSpared] = useState<{ readonly of: string; readonly css: string }>();
  useEffect(() => {
    if (confined === '') return;
    let isWanted = true;
    void import('@/lib/rules/css/spare-must-see').then(({ spareMustSee }) => {
      if (isWanted) setSpared({ of: confined, css: spareMustSee(confined) });
    });
    return () => {
      isWanted = false;
    };
  }, [confined]);
  if (confined === '') return '';
  return spared?.of === confined ? spared.css : null;
}
