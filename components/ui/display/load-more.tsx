'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';

type LoadMoreProps = {
  onLoadMore: () => void;
  pending?: boolean;
  /** Number of shown rows out of all. */
  summary?: string;
};

export function LoadMore({ onLoadMore, pending, summary }: LoadMoreProps) {
  const t = useTranslations('ui');
  return (
    <div className="flex flex-col items-center gap-2 py-4">
      <Button onClick={onLoadMore} pending={pending}>
        {t('loadMore')}
      </Button>
      {summary && (
        <p aria-live="polite" className="text-sm text-ink-muted">
          {summary}
        </p>
      )}
    </div>
  );
}
