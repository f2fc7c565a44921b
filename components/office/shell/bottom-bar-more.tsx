'use client';

import { Ellipsis } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { isCurrentEntry, type NavigationEntry } from '@/components/office/shell/navigation';
import { Link } from '@/components/ui/link';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';

/** Menu with the areas that do not fit the bottom bar. */
export function BottomBarMore({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useTranslations('office.nav');
  const pathname = usePathname();
  const isCurrent = entries.some(entry => isCurrentEntry(entry, pathname));
  return (
    <div className="relative flex flex-1">
      <Menu
        side="top"
        align="end"
        trigger={
          <button
            type="button"
            data-current={isCurrent || undefined}
            className="flex h-14 flex-1 flex-col items-center justify-center gap-0.5 rounded-md text-xs font-medium text-ink-muted -outline-offset-2 data-current:text-accent-ink"
          >
            <Ellipsis aria-hidden="true" strokeWidth={isCurrent ? 2.25 : 1.75} className="size-5" />
            {t('more')}
          </button>
        }
      >
        {entries.map(entry => {
          const Icon = entry.icon;
          return (
            <MenuItem key={entry.key} asChild>
              <Link
                href={entry.href}
                aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
                className="aria-[current=page]:text-accent-ink"
              >
                <Icon aria-hidden="true" />
                {t(entry.key)}
              </Link>
            </MenuItem>
          );
        })}
      </Menu>
    </div>
  );
}
