'use client';

import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { Role } from '@/lib/rules/enums';

/** Each key is a text of `settings.nav`, each group one of `settings.overview`. */
const entries = [
  { key: 'overview', href: '/settings', access: 'Manager', isExact: true },
  { key: 'users', group: 'people', href: '/settings/users', access: 'Admin' },
  { key: 'notifications', group: 'people', href: '/settings/notifications', access: 'Manager' },
  { key: 'emailTemplates', group: 'mail', href: '/settings/email-templates', access: 'Manager' },
  { key: 'mailServer', group: 'mail', href: '/settings/mail-server', access: 'Manager' },
  { key: 'apiKeys', group: 'programs', href: '/settings/api-keys', access: 'Admin' },
  { key: 'webhooks', group: 'programs', href: '/settings/webhooks', access: 'Admin' },
  { key: 'privacy', group: 'records', href: '/settings/privacy', access: 'Manager' },
  { key: 'auditLog', group: 'records', href: '/settings/audit-log', access: 'Admin' },
] as const;

/** The settings pages that a role may open. */
export function SettingsNav({ role }: { role: Role }) {
  const t = useTranslations('settings');
  const offered = entries.filter(entry => isRoleAtLeast(role, entry.access));
  return (
    <SectionNav
      label={t('nav.label')}
      entries={offered.map(({ key, href, ...entry }) => ({
        href,
        label: t(`nav.${key}`),
        group: 'group' in entry ? t(`overview.${entry.group}`) : undefined,
        isExact: 'isExact' in entry && entry.isExact,
      }))}
    />
  );
}
