'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import {
  endNavigation,
  isNavigating,
  subscribeToNavigation,
} from '@/components/office/shell/navigation-start';

/**
 * A bar at the top while the next page is on its way, after 200 ms. The page before stays until then: a skeleton
 * between would keep React from showing the page for 300 ms.
 */
export function NavigationProgress() {
  const t = useTranslations('ui');
  const [pathname, search] = [usePathname(), useSearchParams()];
  const isShown = useSyncExternalStore(subscribeToNavigation, isNavigating, () => false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what ends a navigation
  useEffect(endNavigation, [pathname, search]);
  if (!isShown) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-progress bg-accent print:hidden"
    />
  );
}
