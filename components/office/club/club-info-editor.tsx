'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { useApiForm } from '@/components/forms/use-api-form';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import type { Versioned } from '@/lib/api-client/client';
import { readClubInfo, saveClubInfo, useClubInfo } from '@/lib/api-client/club-info';
import type { ClubInfo } from '@/lib/contracts/club';
import { withScheme } from '@/lib/rules/format/with-scheme';
import { AddressCard, ClubCard } from './club-info-cards';
import { LanguageCard } from './language-card';
import { OfficeCard } from './office-card';
import { SepaCard } from './sepa-card';

/** The club's information. */
export function ClubInfoEditor({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.info');
  const header = <PageHeader title={t('title')} description={t('text')} />;
  return (
    <RecordScreen query={useClubInfo()} header={header}>
      {read => <InfoForm read={read} mayEdit={mayEdit} />}
    </RecordScreen>
  );
}

function InfoForm({ read, mayEdit }: { read: Versioned<ClubInfo>; mayEdit: boolean }) {
  const t = useTranslations('club.info');
  const errors = useTranslations('club.editor.errors');
  const queries = useQueryClient();
  const form = useApiForm<ClubInfo>({
    read,
    save: async (value, etag) => {
      const stored = await saveClubInfo({ ...value, website: withScheme(value.website) }, etag);
      void queries.invalidateQueries({ queryKey: ['club-info'] });
      return stored;
    },
    reread: readClubInfo,
    check: ({ name }): Record<string, string> => (name.trim() === '' ? { name: errors('required') } : {}),
  });
  return (
    <FormFrame form={form} mayEdit={mayEdit} className="max-w-2xl">
      <ClubCard form={form} />
      <AddressCard form={form} />
      <LanguageCard form={form} mayEdit={mayEdit} />
      <SepaCard form={form} />
      <OfficeCard form={form} />
      <Card title={t('origins')}>
        <p>
          {t.rich('originsText', {
            count: form.stored.allowedOrigins.length,
            link: chunks => <TextLink href="/forms/embed">{chunks}</TextLink>,
          })}
        </p>
      </Card>
    </FormFrame>
  );
}
