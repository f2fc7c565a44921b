'use client';

import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { Role } from '@/lib/rules/enums';

/** Each key is a text of `settings.nav`. */
const entries = [
  { key: 'overview', href: '/settings', access: 'Manager', isExact: true },
  { key: 'users', href: '/settings/users', access: 'Admin' },
  { key: 'notifications', href: '/settings/notifications', access: 'Manager' },
  { key: 'emailTemplates', href: '/settings/email-templates', access: 'Manager' },
  { key: 'mailServer', href: '/settings/mail-server', access: 'Manager' },
  { key: 'outbox', href: '/settings/outbox', access: 'Manager' },
  { key: 'apiKeys', href: '/settings/api-keys', access: 'Admin' },
  { key: 'webhooks', href: '/settings/webhooks', access: 'Admin' },
  { key: 'persons', href: '/settings/persons', access: 'Manager' },
  { key: 'nightlyRuns', href: '/settings/nightly-runs', access: 'Manager' },
  { key: 'auditLog', href: '/settings/audit-log', access: 'Admin' },
] as const;

/** The settings pages that a role may open. */
export function SettingsNav({ role }: { role: Role }) {
  const t = useTranslations('settings.nav');
  const offered = entries.filter(entry => isRoleAtLeast(role, entry.access));
  return (
    <SectionNav
      label={t('label')}
      entries={offered.map(({ key, href, ...entry }) => ({
        href,
        label: t(key),
        isExact: 'isExact' in entry && entry.isExact,
      }))}
    />
  );
}
