'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import type { Versioned } from '@/lib/api-client/client';
import { readClubInfo, saveClubInfo, useClubInfo } from '@/lib/api-client/club-info';
import type { ClubInfo } from '@/lib/contracts/club';
import { AddressCard, ClubCard } from './club-info-cards';
import { describeBy } from './conflict-notice';
import { EditorFrame } from './editor-frame';
import { LanguageCard } from './language-card';
import { LoadedRecord } from './loaded-record';
import { OfficeCard } from './office-card';
import { SepaCard } from './sepa-card';
import { useRecordDraft } from './use-record-draft';

/** Members of the record that the editor shows. */
const clubInfoMembers = [
  ...(['name', 'legalName', 'chairperson', 'registerCourt', 'registerNumber'] as const),
  ...(['street', 'zip', 'city', 'country', 'email', 'phone', 'website'] as const),
  ...(['locale', 'addressForm', 'timeZone', 'currency', 'ageReference', 'officeIdleHours'] as const),
  ...(['creditorId', 'mandatePrefix'] as const),
] as const;

/** The club's information. */
export function ClubInfoEditor({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.info');
  const header = <PageHeader title={t('title')} description={t('text')} />;
  return (
    <LoadedRecord query={useClubInfo()} header={header}>
      {read => (
        <>
          {header}
          <InfoForm read={read} mayEdit={mayEdit} />
        </>
      )}
    </LoadedRecord>
  );
}

function InfoForm({ read, mayEdit }: { read: Versioned<ClubInfo>; mayEdit: boolean }) {
  const t = useTranslations('club.info');
  const errors = useTranslations('club.editor.errors');
  const queries = useQueryClient();
  const draft = useRecordDraft<ClubInfo>({
    read,
    save: async (value, etag) => {
      const stored = await saveClubInfo(value, etag);
      void queries.invalidateQueries({ queryKey: ['club-info'] });
      return stored;
    },
    reread: readClubInfo,
    check: ({ name }): Record<string, string> => (name.trim() === '' ? { name: errors('required') } : {}),
    unseen: ['logoUrl', 'allowedOrigins'],
  });
  const words = clubInfoMembers.map(name => {
    const write = (info: ClubInfo) => String(info[name]);
    return [name, { label: t(name), write }] as const;
  });
  return (
    <EditorFrame draft={draft} mayEdit={mayEdit} wordsOf={describeBy<ClubInfo>(Object.fromEntries(words))}>
      <ClubCard draft={draft} />
      <AddressCard draft={draft} />
      <LanguageCard draft={draft} />
      <SepaCard draft={draft} />
      <OfficeCard draft={draft} />
      <Card title={t('origins')}>
        <p>
          {t.rich('originsText', {
            count: draft.value.allowedOrigins?.length ?? 0,
            link: chunks => <TextLink href="/forms/embed">{chunks}</TextLink>,
          })}
        </p>
      </Card>
    </EditorFrame>
  );
}
