'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AddressCard, ClubCard } from '@/components/office/club/club-info-cards';
import { clubInfoMembers } from '@/components/office/club/club-info-members';
import { describeBy } from '@/components/office/club/describe-by';
import { EditorFrame } from '@/components/office/club/editor-frame';
import { LanguageCard } from '@/components/office/club/language-card';
import { LoadedRecord } from '@/components/office/club/loaded-record';
import { OfficeCard } from '@/components/office/club/office-card';
import { SepaCard } from '@/components/office/club/sepa-card';
import { useRecordDraft } from '@/components/office/club/use-record-draft';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import type { Versioned } from '@/lib/api-client/client';
import { readClubInfo, saveClubInfo, useClubInfo } from '@/lib/api-client/club-info';
import type { ClubInfo } from '@/lib/contracts/club';

/** What the club says of itself. */
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
