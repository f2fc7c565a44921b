import {
  FolderDown,
  Inbox,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Palette,
  Settings,
} from 'lucide-react';
import type { Role } from '@/lib/rules/enums';

export type NavigationEntry = {
  /** Key of its word in the texts `office.nav`, and of its number in the shell's `counts`. */
  key: 'dashboard' | 'submissions' | 'exports' | 'forms' | 'club' | 'settings';
  /** Of a shorter word, for the bar at the foot of a phone. */
  footKey?: 'formsShort';
  href: string;
  icon: LucideIcon;
  /** Addresses below this one belong to the entry; `href` unless said otherwise. */
  section?: string;
  /** The least role that finds something behind it. */
  access: Role;
};

/** The office's rooms in their order. Only pages that exist stand here. */
export const navigation: readonly NavigationEntry[] = [
  { key: 'dashboard', href: '/dashboard', icon: LayoutDashboard, access: 'Viewer' },
  { key: 'submissions', href: '/submissions', icon: Inbox, access: 'Viewer' },
  { key: 'exports', href: '/exports', icon: FolderDown, access: 'Clerk' },
  { key: 'forms', footKey: 'formsShort', href: '/forms', icon: Palette, access: 'Viewer' },
  { key: 'club', href: '/club', icon: Landmark, access: 'Viewer' },
  { key: 'settings', href: '/settings', icon: Settings, access: 'Manager' },
];

export function isCurrentEntry(entry: NavigationEntry, pathname: string): boolean {
  const section = entry.section ?? entry.href;
  return pathname === section || pathname.startsWith(`${section}/`);
}

/** Places in the bar at the foot of a phone. */
const footPlaces = 5;

/** What stands in the bar at the foot itself, and what behind its last place, "More". */
export function footParts<Entry>(entries: readonly Entry[]): {
  shown: readonly Entry[];
  more: readonly Entry[];
} {
  const shown = entries.length <= footPlaces ? entries.length : footPlaces - 1;
  return { shown: entries.slice(0, shown), more: entries.slice(shown) };
}
