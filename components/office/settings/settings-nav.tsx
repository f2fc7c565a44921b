'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import type { Role } from '@/lib/contracts/enums';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';

const entries = [
  { key: 'outbox', href: '/settings/outbox', access: 'Manager' },
  { key: 'webhooks', href: '/settings/webhooks', access: 'Admin' },
] as const;

/** The parts of the settings that a role may open. */
export function SettingsNav({ role }: { role: Role }) {
  const t = useTranslations('office.settings');
  const pathname = usePathname();
  const offered = entries.filter(entry => isRoleAtLeast(role, entry.access));
  if (offered.length < 2) return null;
  return (
    <nav aria-label={t('nav')} className="mb-6 flex gap-5 overflow-x-auto border-b">
      {offered.map(({ key, href }) => (
        <Link
          key={key}
          href={href}
          aria-current={pathname.startsWith(href) ? 'page' : undefined}
          className="-mb-px flex h-10 shrink-0 items-center border-b-2 border-transparent font-medium text-ink-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:h-11"
        >
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
