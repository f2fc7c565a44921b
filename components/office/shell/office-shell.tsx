'use client';

import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BottomBarMore } from '@/components/office/shell/bottom-bar-more';
import { type NavigationEntry, navigation, splitBottomBar } from '@/components/office/shell/navigation';
import { NavigationLink } from '@/components/office/shell/navigation-link';
import { NavigationProgress } from '@/components/office/shell/navigation-progress';
import { navigationCookie, storePreference } from '@/components/office/shell/preferences';
import { useGoKeys } from '@/components/office/shell/use-go-keys';
import { type ClubChoice, type ShellUser, UserMenu } from '@/components/office/shell/user-menu';
import { cn } from '@/components/ui/cn';
import { Avatar } from '@/components/ui/display/avatar';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';

type OfficeShellProps = {
  club: { name: string };
  user: ShellUser;
  /** The user's clubs and the open one; omitted if there is only one. */
  clubs?: ClubChoice;
  /** Opens the command palette; without it there is no search button. */
  onSearch?: () => void;
  /** Number of waiting records beside an entry; omitted entries show none. */
  counts?: Partial<Record<NavigationEntry['key'], number>>;
  /** Whether the side bar was collapsed at the last visit. */
  isFolded?: boolean;
  children: ReactNode;
};

/** Frame of every office page: side bar on wide screens, top and bottom bars on phones. */
export function OfficeShell({
  club,
  user,
  clubs,
  onSearch,
  counts = {},
  isFolded: isFoldedFirst = false,
  children,
}: OfficeShellProps) {
  const t = useTranslations('office');
  const [isFolded, setIsFolded] = useState(isFoldedFirst);
  useGoKeys();

  function changeFolded() {
    storePreference(navigationCookie, isFolded ? 'open' : 'folded');
    setIsFolded(!isFolded);
  }

  const offered = navigation.filter(entry => isRoleAtLeast(user.role, entry.access));
  const foot = splitBottomBar(offered);
  const links = (entries: readonly NavigationEntry[], shape: 'line' | 'sign' | 'foot') =>
    entries.map(entry => (
      <NavigationLink key={entry.key} entry={entry} count={counts[entry.key] ?? 0} shape={shape} />
    ));

  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <NavigationProgress />
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-medium text-on-accent shadow-overlay focus:translate-y-0 print:hidden"
      >
        {t('skipToContent')}
      </a>

      <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b bg-ground/95 px-4 backdrop-blur-sm md:hidden print:hidden">
        <Avatar name={club.name} shape="club" />
        <span className="min-w-0 flex-1 truncate font-semibold">{club.name}</span>
        {onSearch && (
          <IconButton icon={Search} label={t('search')} onClick={onSearch} className="text-ink-muted" />
        )}
        <UserMenu user={user} clubs={clubs} side="bottom" compact />
      </header>

      <aside
        className={cn(
          'sticky top-0 hidden h-dvh shrink-0 flex-col border-r bg-ground transition-[width] md:flex print:hidden',
          isFolded ? 'w-16 items-center' : 'w-60',
        )}
      >
        <div className={cn('flex h-16 w-full items-center gap-3', isFolded ? 'justify-center' : 'px-4')}>
          <Avatar name={club.name} shape="club" />
          {isFolded ? (
            <span className="sr-only">{club.name}</span>
          ) : (
            <span className="line-clamp-2 min-w-0 leading-tight font-semibold text-balance">{club.name}</span>
          )}
        </div>
        {onSearch && (
          <div className={isFolded ? 'py-1' : 'px-3 py-1'}>
            <SearchButton isFolded={isFolded} onSearch={onSearch} />
          </div>
        )}
        <nav
          aria-label={t('nav.label')}
          className={cn('flex flex-1 flex-col gap-1 overflow-y-auto py-2', !isFolded && 'px-3')}
        >
          {links(offered, isFolded ? 'sign' : 'line')}
        </nav>
        <div className={cn('flex flex-col gap-1 pb-3', isFolded ? 'items-center' : 'px-3')}>
          <IconButton
            icon={isFolded ? PanelLeftOpen : PanelLeftClose}
            label={t(isFolded ? 'nav.unfold' : 'nav.fold')}
            aria-expanded={!isFolded}
            onClick={changeFolded}
            className={cn('text-ink-muted', !isFolded && 'self-start')}
          />
          <UserMenu user={user} clubs={clubs} side="top" compact={isFolded} />
        </div>
      </aside>

      <main
        id="content"
        tabIndex={-1}
        className="flex min-w-0 flex-1 flex-col px-4 pt-5 pb-24 focus:outline-none md:px-8 md:pt-7 md:pb-12 print:p-0"
      >
        <p className="mb-4 hidden text-ink-muted print:block">{club.name}</p>
        {children}
      </main>

      <nav
        aria-label={t('nav.label')}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t bg-surface/95 px-2 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm md:hidden print:hidden"
      >
        {links(foot.shown, 'foot')}
        {foot.more.length > 0 && <BottomBarMore entries={foot.more} />}
      </nav>
    </div>
  );
}

function SearchButton({ isFolded, onSearch }: { isFolded: boolean; onSearch: () => void }) {
  const t = useTranslations('office');
  if (isFolded)
    return <IconButton icon={Search} label={t('search')} onClick={onSearch} className="text-ink-muted" />;
  return (
    <button
      type="button"
      onClick={onSearch}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-9 w-full items-center gap-3 rounded-md border bg-surface px-2.5 text-ink-muted transition-colors hover:border-hairline-strong hover:text-ink pointer-coarse:h-11"
    >
      <Search aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
      <span className="flex-1 text-left">{t('search')}</span>
      <span aria-hidden="true" className="flex gap-1">
        <Kbd>{t('key.Control')}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
