'use client';

import { History } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { PagedList } from '@/components/screens/paged-list';
import { Badge } from '@/components/ui/display/badge';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { useConsentVersions } from '@/lib/api-client/data-privacy';
import type { ConsentVersion } from '@/lib/contracts/data-privacy';

/** Versions of consent texts; of one consent, or of all if `consentId` is null. */
export function ConsentHistory({ consentId }: { consentId: string | null }) {
  const t = useTranslations('club.consents');
  const privacy = useTranslations('club.privacy');
  const items = [
    { href: '/settings/privacy', label: privacy('title') },
    { href: '/settings/privacy/consents', label: t('title') },
    { label: t('historyTitle') },
  ];
  return (
    <>
      <PageHeader
        title={t('historyTitle')}
        description={t('historyText')}
        breadcrumb={<Breadcrumb items={items} />}
      />
      <PagedList
        query={useConsentVersions(consentId ?? undefined)}
        rows={4}
        empty={{ icon: History, title: t('historyNone'), description: t('historyText') }}
        className="max-w-2xl"
      >
        {items => (
          <ol className="divide-y">
            {items.map(version => (
              <li key={`${version.consentId} ${version.textVersion}`} className="px-5 py-4">
                <Version version={version} />
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </>
  );
}

function Version({ version }: { version: ConsentVersion }) {
  const t = useTranslations('club.consents');
  const format = useFormatter();
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' });
  const from = day(version.validFrom);
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-2 font-medium">
        {version.label}
        <Badge>{t('version', { version: version.textVersion })}</Badge>
        {version.validUntil === null && <Badge tone="accepted">{t('now')}</Badge>}
      </h2>
      <p className="text-sm text-ink-muted">
        {version.validUntil ? t('until', { from, until: day(version.validUntil) }) : t('since', { from })}
      </p>
      <p className="mt-2 whitespace-pre-line">{version.text}</p>
    </>
  );
}
