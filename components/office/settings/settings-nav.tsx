'use client';

import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';
import type { Role } from '@/lib/contracts/enums';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';

const entries = [
  { key: 'outbox', href: '/settings/outbox', access: 'Manager' },
  { key: 'webhooks', href: '/settings/webhooks', access: 'Admin' },
] as const;

/** The parts of the settings that a role may open. */
export function SettingsNav({ role }: { role: Role }) {
  const t = useTranslations('office.settings');
  const offered = entries.filter(entry => isRoleAtLeast(role, entry.access));
  return <SectionNav label={t('nav')} entries={offered.map(({ key, href }) => ({ href, label: t(key) }))} />;
}
