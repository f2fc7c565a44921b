'use client';

import { useFormatter, useNow, useTranslations } from 'use-intl';

type RelativeTimeProps = {
  /** An instant, or ISO 8601. */
  value: Date | string;
  /** The elapsed time, however long: for places that show the date too. */
  isElapsed?: boolean | undefined;
  /** Whether it may be in the future. */
  isAhead?: boolean;
};

const refreshMs = 60_000;
/** Beyond, the elapsed time says too little: all of last year is "a year ago". */
const elapsedMaxMs = 60 * 24 * 3_600_000;

/** "3 hours ago", kept up to date, or the date; the exact time is in the tooltip and in `datetime`. */
export function RelativeTime({ value, isElapsed, isAhead = false }: RelativeTimeProps) {
  const format = useFormatter();
  const t = useTranslations('ui');
  const now = useNow({ updateInterval: refreshMs });
  const instant = typeof value === 'string' ? new Date(value) : value;
  const aheadMs = instant.getTime() - now.getTime();
  // `now` is one refresh old or older (a tab in the background), so a newer instant must not be shown as future.
  const elapsedMs = aheadMs > 0 && !isAhead ? 0 : Math.abs(aheadMs);
  return (
    <time
      dateTime={instant.toISOString()}
      title={format.dateTime(instant, { dateStyle: 'full', timeStyle: 'short' })}
      className="whitespace-nowrap"
    >
      {elapsedMs < refreshMs
        ? t('justNow')
        : isElapsed || elapsedMs < elapsedMaxMs
          ? format.relativeTime(instant, now)
          : format.dateTime(instant, { dateStyle: 'medium' })}
    </time>
  );
}
