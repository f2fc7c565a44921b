'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { isCurrentEntry, type NavigationEntry } from '@/components/office/shell/navigation';
import { cn } from '@/components/ui/cn';
import { CountBadge } from '@/components/ui/display/count-badge';
import { Link } from '@/components/ui/link';
import { Tooltip } from '@/components/ui/overlays/tooltip';

type NavigationLinkProps = {
  entry: NavigationEntry;
  count: number;
  /** A line in the side bar, its icon alone if the bar is collapsed, or an entry of the bottom bar. */
  shape: 'line' | 'sign' | 'foot';
};

export function NavigationLink({ entry, count, shape }: NavigationLinkProps) {
  const t = useTranslations('office.nav');
  const isCurrent = isCurrentEntry(entry, usePathname());
  const Icon = entry.icon;
  const badge = <CountBadge count={count} label={t('waiting', { count })} />;
  const link = (
    <Link
      href={entry.href}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'group relative flex items-center rounded-md font-medium text-ink-muted transition-colors hover:text-ink',
        'aria-[current=page]:text-ink',
        shape === 'foot'
          ? 'h-14 flex-auto flex-col justify-center gap-0.5 text-xs -outline-offset-2 aria-[current=page]:text-accent-ink'
          : 'h-9 gap-3 px-2.5 hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink pointer-coarse:h-11',
        shape === 'sign' && 'w-9 justify-center px-0 pointer-coarse:w-11',
      )}
    >
      <Icon
        aria-hidden="true"
        strokeWidth={isCurrent ? 2.25 : 1.75}
        className={cn('shrink-0', shape === 'foot' ? 'size-5' : 'size-4.5')}
      />
      <span className={cn(shape === 'sign' ? 'sr-only' : 'truncate', shape === 'line' && 'flex-1')}>
        {t((shape === 'foot' && entry.shortKey) || entry.key)}
      </span>
      {shape === 'line' ? badge : <span className={badgeCorner[shape]}>{badge}</span>}
    </Link>
  );
  if (shape === 'sign')
    return (
      <Tooltip side="right" content={t(entry.key)}>
        {link}
      </Tooltip>
    );
  return link;
}

const badgeCorner = {
  sign: 'absolute -top-1.5 left-5 scale-85',
  foot: 'absolute top-1 left-[calc(50%+0.25rem)] scale-85',
} as const;
