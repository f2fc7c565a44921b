import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  ArrowRight,
  ClipboardCopy,
  ExternalLink,
  FileText,
  Languages,
  LogOut,
  Moon,
  Sun,
  SunMoon,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useDeferredValue } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { storePreference } from '@/components/office/shell/preferences';
import { signOut } from '@/components/office/shell/sign-out';
import { useTheme } from '@/components/office/shell/use-theme';
import type { EntryGroup } from '@/components/ui/overlays/finder';
import { toast } from '@/components/ui/overlays/toaster';
import { findSubmissions } from '@/lib/api-client/palette-search';
import { intlTag, localeCookie } from '@/lib/platform/i18n/locale';
import type { Role } from '@/lib/rules/enums';
import { fullName } from '@/lib/rules/submissions/full-name';
import { findEntries } from './find-entries';
import { screensFor } from './screens';

const searchLengthMin = 2;
const themeIcons = { system: SunMoon, light: Sun, dark: Moon } as const;

/** Submissions, screens and actions that match the typed text and the role. */
export function useEntries(typed: string, { role, formUrl }: { role: Role; formUrl: string }) {
  const words = useSearchWords();
  const go = useGo();
  const query = useDeferredValue(typed.trim());
  const isSearch = query.length >= searchLengthMin;
  const found = useQuery({
    queryKey: ['palette', query],
    queryFn: ({ signal }) => findSubmissions(query, signal),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  const submissions = (isSearch ? (found.data ?? []) : []).map(item => ({
    id: `submission-${item.id}`,
    label: fullName(item),
    detail: words.detail(item.kind, item.number),
    icon: FileText,
    run: () => go(`/submissions/${item.id}`),
  }));
  const screens = screensFor(role).map(({ key, href }) => ({
    id: `screen-${key}`,
    label: words.screen(key),
    icon: ArrowRight,
    run: () => go(href),
  }));
  const actions = useActions(formUrl);
  const groups: EntryGroup[] = [
    { label: words.group('submissions'), entries: submissions },
    { label: words.group('screens'), entries: findEntries(screens, typed) },
    { label: words.group('actions'), entries: findEntries(actions, typed) },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: isSearch && found.isFetching,
    hasFailed: isSearch && found.isError,
  };
}

function useGo() {
  const router = useRouter();
  return (href: string) => followLink(href, to => router.push(to));
}

function useSearchWords() {
  const t = useTranslations('palette');
  const kinds = useTranslations('labels.kind');
  return {
    group: (key: 'submissions' | 'screens' | 'actions') => t(`group.${key}`),
    screen: (key: ReturnType<typeof screensFor>[number]['key']) => t(`screen.${key}`),
    detail: (kind: 'Membership' | 'Change' | 'Cancellation', number: number) =>
      t('detail', { kind: kinds(kind), number }),
  };
}

function useActions(formUrl: string) {
  const t = useTranslations('palette.action');
  const menu = useTranslations('office.userMenu');
  const router = useRouter();
  const tag = useLocale();
  const [, changeTheme] = useTheme();
  const other = tag === intlTag('de') ? 'en' : 'de';
  const copyLink = () =>
    navigator.clipboard.writeText(formUrl).then(
      () => toast.success(t('linkCopied')),
      () => toast.error(t('linkNotCopied')),
    );
  return [
    { id: 'action-copy', label: t('copyLink'), icon: ClipboardCopy, run: () => void copyLink() },
    {
      id: 'action-open',
      label: t('openForm'),
      icon: ExternalLink,
      run: () => void window.open(formUrl, '_blank', 'noopener'),
    },
    ...(['light', 'dark', 'system'] as const).map(theme => ({
      id: `action-${theme}`,
      label: t('theme', { theme: menu(`themes.${theme}`) }),
      icon: themeIcons[theme],
      run: () => changeTheme(theme),
    })),
    {
      id: 'action-language',
      label: t(`language.${other}`),
      icon: Languages,
      run: () => {
        storePreference(localeCookie, other);
        router.refresh();
      },
    },
    {
      id: 'action-sign-out',
      label: menu('signOut'),
      icon: LogOut,
      run: () => void signOut().catch(() => toast.error(menu('signOutFailed'))),
    },
  ];
}

/**
 * Navigates as a click on a link does, so that guards of unsaved changes can ask. Calls `push` unless the
 * click was cancelled.
 */
function followLink(href: string, push: (href: string) => void): void {
  const link = document.createElement('a');
  link.href = href;
  link.addEventListener('click', event => {
    event.preventDefault();
    push(href);
  });
  document.body.append(link);
  link.click();
  link.remove();
}
