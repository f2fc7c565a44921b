'use client';

import { useEffect, useState } from 'react';
import type { ConfinedCss } from '@/lib/rules/css/confine-css';

/**
 * The CSS as forms will have it, and the rules dropped from it. Uses the service's own rules; they
 * are loaded once the source differs from `stored`, which the service has confined.
 */
export function useConfinedCss(source: string, stored: string): ConfinedCss {
  const [confined, setConfined] = useState<ConfinedCss & { readonly source: string }>();
  useEffect(() => {
    if (source === stored) return;
    let isWanted = true;
    void import('@/lib/rules/css/confine-css').then(({ confineCss }) => {
      if (isWanted) setConfined({ source, ...confineCss(source) });
    });
    return () => {
      isWanted = false;
    };
  }, [source, stored]);
  if (source === stored) return { css: stored, dropped: [] };
  return confined ?? { css: stored, dropped: [] };
}
