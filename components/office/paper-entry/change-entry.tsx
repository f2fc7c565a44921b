'use client';

import { useTranslations } from 'use-intl';
import { useEntry } from '@/components/office/paper-entry/entry-context';
import { EntryInput, EntryText } from '@/components/office/paper-entry/entry-fields';
import { EntryAccount, EntryPart } from '@/components/office/paper-entry/entry-parts';
import { EntryCustomFields, EntryRecord } from '@/components/office/paper-entry/entry-record';
import { EntryOffer } from '@/components/office/paper-entry/membership-entry';
import { Notice } from '@/components/ui/notice';
import type { PublicForm } from '@/lib/contracts/public';
import { personGroups } from '@/lib/rules/submissions/submission-fields';

/** Change request: the member's identity, then only what is on the paper. */
export function ChangeEntry({ form }: { form: PublicForm }) {
  const t = useTranslations('handouts.entry');
  const { refusal } = useEntry();
  const own = form.customFields.filter(({ category }) => category !== 'FamilyMember');
  return (
    <>
      <EntryPart title={t('part.identity')}>
        <EntryRecord owner="Identity" groups={[...personGroups, 'membership']} prefix="identity." />
      </EntryPart>
      <EntryPart title={t('part.wishes')} description={t('wishesHint')}>
        {refusal?.errors.wishes && (
          <Notice tone="danger" className="sm:col-span-2">
            {refusal.errors.wishes}
          </Notice>
        )}
        <EntryInput path="validFrom" type="date" optional />
        <div className="hidden sm:block" />
        <EntryRecord owner="Wishes" groups={personGroups} prefix="wishes." />
        <EntryOffer form={form} prefix="wishes." />
        <EntryCustomFields fields={own.map(field => ({ ...field, isRequired: false }))} prefix="wishes." />
        <EntryText path="notes" optional className="sm:col-span-2" />
      </EntryPart>
      {form.settings.showSepa && (
        <EntryPart title={t('part.account')}>
          <EntryAccount prefix="wishes." />
        </EntryPart>
      )}
    </>
  );
}
