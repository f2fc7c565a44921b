'use client';

import { useFormatter, useNow } from 'use-intl';

type RelativeTimeProps = {
  /** An instant, or ISO 8601. */
  value: Date | string;
};

const refreshMs = 60_000;

/** "3 hours ago", kept up to date, with the exact time on hover and for machines. */
export function RelativeTime({ value }: RelativeTimeProps) {
  const format = useFormatter();
  const now = useNow({ updateInterval: refreshMs });
  const instant = typeof value === 'string' ? new Date(value) : value;
  // The clock stands still between updates; what happened since then is not to look like the future.
  const isJustNow = Math.abs(instant.getTime() - now.getTime()) < refreshMs;
  return (
    <time
      dateTime={instant.toISOString()}
      title={format.dateTime(instant, { dateStyle: 'full', timeStyle: 'short' })}
      className="whitespace-nowrap"
    >
      {format.relativeTime(instant, isJustNow ? instant : now)}
    </time>
  );
}
