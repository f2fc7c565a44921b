'use client';

import { ChevronsUpDown, LogOut, UserCog } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'use-intl';
import { nameOfUser } from '@/components/office/settings/users/user-state';
import { storePreference, themes } from '@/components/office/shell/preferences';
import { signOut } from '@/components/office/shell/sign-out';
import { useTheme } from '@/components/office/shell/use-theme';
import { cn } from '@/components/ui/cn';
import { Avatar } from '@/components/ui/display/avatar';
import { Link } from '@/components/ui/link';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { toast } from '@/components/ui/overlays/toaster';
import { switchClub } from '@/lib/api-client/account';
import { intlTag, localeCookie } from '@/lib/platform/i18n/locale';
import { locales, type Role } from '@/lib/rules/enums';

export type ShellUser = { id: string; firstName: string; lastName: string; email: string; role: Role };

/** The clubs of a user, including the open one. */
export type ClubChoice = { currentId: string; all: readonly { id: string; name: string }[] };

type UserMenuProps = {
  user: ShellUser;
  clubs?: ClubChoice | undefined;
  /** Shows the initials only, if there is no space for the name. */
  compact?: boolean;
  side: 'top' | 'bottom';
};

/** Each language has its own name: users must find it on a page they cannot read. */
const languageNames = { de: 'Deutsch', en: 'English' } as const;

export function UserMenu({ user, clubs, compact = false, side }: UserMenuProps) {
  const t = useTranslations('office.userMenu');
  const roles = useTranslations('labels.role');
  const router = useRouter();
  const tag = useLocale();
  const [theme, changeTheme] = useTheme();
  const name = nameOfUser(user);
  const trigger = (
    <button
      type="button"
      className={cn(
        'flex min-w-0 items-center gap-2.5 rounded-md transition-colors hover:bg-sunken data-[state=open]:bg-sunken',
        compact ? 'p-1.5 pointer-coarse:p-2' : 'w-full p-2 text-left',
      )}
    >
      <Avatar name={name} />
      <span className="sr-only">{compact ? t('openFor', { name }) : t('open')}</span>
      {!compact && (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-xs text-ink-muted">{roles(user.role)}</span>
          </span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
        </>
      )}
    </button>
  );
  return (
    <Menu side={side} align={side === 'top' ? 'start' : 'end'} className="w-60" trigger={trigger}>
      <div className="px-2.5 py-2">
        <p className="truncate font-medium">{name}</p>
        {name !== user.email && <p className="truncate text-sm text-ink-muted">{user.email}</p>}
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <Link href="/account">
          <UserCog aria-hidden="true" className="text-ink-muted" />
          {t('account')}
        </Link>
      </MenuItem>
      {clubs && clubs.all.length > 1 && (
        <>
          <MenuSeparator />
          <MenuChoice
            label={t('clubs')}
            value={clubs.currentId}
            options={clubs.all.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={id => {
              // A full page load removes the previous club's data from memory.
              switchClub(id).then(
                () => location.assign('/'),
                () => toast.error(t('clubSwitchFailed')),
              );
            }}
          />
        </>
      )}
      <MenuSeparator />
      <MenuChoice
        label={t('language')}
        value={locales.find(locale => intlTag(locale) === tag) ?? 'de'}
        options={locales.map(locale => ({ value: locale, label: languageNames[locale] }))}
        onValueChange={locale => {
          storePreference(localeCookie, locale);
          router.refresh();
        }}
      />
      <MenuSeparator />
      <MenuChoice
        label={t('theme')}
        value={theme}
        options={themes.map(value => ({ value, label: t(`themes.${value}`) }))}
        onValueChange={changeTheme}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => signOut().catch(() => toast.error(t('signOutFailed')))}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
