import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { Role } from '@/lib/rules/enums';
import { officeStart } from '@/lib/rules/office-start';
import type palette from '@/messages/de/palette.json';

export type ScreenKey = keyof typeof palette.screen;

export type Screen = { readonly key: ScreenKey; readonly href: string; readonly access: Role };

/** Every screen of the office with its own address, with the lowest role that may open it. */
export const screens: readonly Screen[] = [
  { key: 'dashboard', href: '/dashboard', access: 'Viewer' },
  { key: 'reports', href: '/dashboard/reports', access: 'Viewer' },
  { key: 'submissions', href: '/submissions', access: 'Viewer' },
  { key: 'waiting', href: officeStart, access: 'Viewer' },
  { key: 'paper', href: '/submissions/new/membership', access: 'Clerk' },
  { key: 'paperChange', href: '/submissions/new/change', access: 'Clerk' },
  { key: 'paperCancellation', href: '/submissions/new/cancellation', access: 'Clerk' },
  { key: 'exports', href: '/exports', access: 'Clerk' },
  { key: 'newExport', href: '/exports/new?state=Accepted&notExportedAs=csv', access: 'Clerk' },
  { key: 'exportProfiles', href: '/exports/formats', access: 'Clerk' },
  { key: 'forms', href: '/forms', access: 'Viewer' },
  { key: 'membershipForm', href: '/forms/membership', access: 'Viewer' },
  { key: 'changeForm', href: '/forms/change', access: 'Viewer' },
  { key: 'cancellationForm', href: '/forms/cancellation', access: 'Viewer' },
  { key: 'design', href: '/forms/design', access: 'Viewer' },
  { key: 'embed', href: '/forms/embed', access: 'Viewer' },
  { key: 'paperForm', href: '/forms/paper', access: 'Viewer' },
  { key: 'club', href: '/club', access: 'Viewer' },
  { key: 'texts', href: '/club/texts', access: 'Manager' },
  { key: 'logo', href: '/club/logo', access: 'Viewer' },
  { key: 'departments', href: '/club/departments', access: 'Viewer' },
  { key: 'tariffs', href: '/club/tariffs', access: 'Viewer' },
  { key: 'newTariff', href: '/club/tariffs/new', access: 'Manager' },
  { key: 'customFields', href: '/club/custom-fields', access: 'Viewer' },
  { key: 'dataPrivacy', href: '/settings/privacy', access: 'Viewer' },
  { key: 'consents', href: '/settings/privacy/consents', access: 'Viewer' },
  { key: 'retention', href: '/settings/privacy/retention', access: 'Viewer' },
  { key: 'settings', href: '/settings', access: 'Manager' },
  { key: 'users', href: '/settings/users', access: 'Admin' },
  { key: 'notifications', href: '/settings/notifications', access: 'Manager' },
  { key: 'emailTemplates', href: '/settings/email-templates', access: 'Manager' },
  { key: 'mailServer', href: '/settings/mail-server', access: 'Manager' },
  { key: 'outbox', href: '/outbox', access: 'Manager' },
  { key: 'apiKeys', href: '/settings/api-keys', access: 'Admin' },
  { key: 'webhooks', href: '/settings/webhooks', access: 'Admin' },
  { key: 'persons', href: '/settings/privacy/persons', access: 'Manager' },
  { key: 'nightlyRuns', href: '/settings/privacy/nightly-runs', access: 'Manager' },
  { key: 'auditLog', href: '/settings/audit-log', access: 'Admin' },
  { key: 'account', href: '/account', access: 'Viewer' },
  { key: 'firstSteps', href: '/first-steps', access: 'Manager' },
];

export function screensFor(role: Role): Screen[] {
  return screens.filter(({ access }) => isRoleAtLeast(role, access));
}
