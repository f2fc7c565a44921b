import {
  FolderDown,
  Inbox,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Palette,
  Send,
  Settings,
} from 'lucide-react';
import type { Role } from '@/lib/rules/enums';
import { officeStart } from '@/lib/rules/office-start';

export type NavigationEntry = {
  /** Key in the texts `office.nav` and in the shell's `counts`. */
  key: 'dashboard' | 'submissions' | 'outbox' | 'exports' | 'forms' | 'club' | 'settings';
  /** Key of a shorter text, for the bottom bar on phones. */
  shortKey?: 'formsShort';
  href: string;
  /** Opens the area after `g`. */
  goKey: string;
  icon: LucideIcon;
  /** Prefix of the addresses that belong to the entry; default `href`. */
  section?: string;
  /** The lowest role with access. */
  access: Role;
};

/** The office's areas in order. Lists existing pages only. */
export const navigation: readonly NavigationEntry[] = [
  { key: 'dashboard', href: '/dashboard', goKey: 'd', icon: LayoutDashboard, access: 'Viewer' },
  {
    key: 'submissions',
    href: officeStart,
    section: '/submissions',
    goKey: 'i',
    icon: Inbox,
    access: 'Viewer',
  },
  { key: 'outbox', href: '/outbox', goKey: 'o', icon: Send, access: 'Manager' },
  { key: 'exports', href: '/exports', goKey: 'e', icon: FolderDown, access: 'Clerk' },
  { key: 'forms', shortKey: 'formsShort', href: '/forms', goKey: 'f', icon: Palette, access: 'Viewer' },
  { key: 'club', href: '/club', goKey: 'c', icon: Landmark, access: 'Viewer' },
  { key: 'settings', href: '/settings', goKey: 's', icon: Settings, access: 'Manager' },
];

export function isCurrentEntry(entry: NavigationEntry, pathname: string): boolean {
  const section = entry.section ?? entry.href;
  return pathname === section || pathname.startsWith(`${section}/`);
}

/** Entries in the bottom bar of a phone. */
const bottomBarMax = 5;

/** Splits the entries between the bottom bar and its last entry, "More". */
export function splitBottomBar<Entry>(entries: readonly Entry[]): {
  shown: readonly Entry[];
  more: readonly Entry[];
} {
  const shown = entries.length <= bottomBarMax ? entries.length : bottomBarMax - 1;
  return { shown: entries.slice(0, shown), more: entries.slice(shown) };
}
