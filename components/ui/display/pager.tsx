'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';

type PagerProps = {
  /** Addresses of the neighbouring keyset pages; null at an end. */
  previousHref: string | null;
  nextHref: string | null;
  /** The shown rows: "51–100 of 412". */
  summary?: string;
};

/** Both buttons stay in place at the ends, so that repeated clicks never hit another control. */
export function Pager({ previousHref, nextHref, summary }: PagerProps) {
  const t = useTranslations('ui');
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-between gap-3">
      <p className="text-sm text-ink-muted">{summary}</p>
      <div className="flex gap-2">
        {previousHref ? (
          <LinkButton href={previousHref} rel="prev" icon={ChevronLeft}>
            {t('previousPage')}
          </LinkButton>
        ) : (
          <Button disabled icon={ChevronLeft}>
            {t('previousPage')}
          </Button>
        )}
        {nextHref ? (
          <LinkButton href={nextHref} rel="next">
            {t('nextPage')}
            <ChevronRight aria-hidden="true" />
          </LinkButton>
        ) : (
          <Button disabled>
            {t('nextPage')}
            <ChevronRight aria-hidden="true" />
          </Button>
        )}
      </div>
    </nav>
  );
}
