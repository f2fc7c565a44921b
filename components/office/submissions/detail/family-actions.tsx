'use client';

import { Trash2, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ConfirmMutation, MutationDialog } from '@/components/forms/mutation-dialog';
import { useApiForm } from '@/components/forms/use-api-form';
import { addedConsentWay, withConsents } from '@/components/office/paper-entry/entry-consents';
import { EntryContext, fieldId, useEntryValues } from '@/components/office/paper-entry/entry-context';
import { EntryTicks } from '@/components/office/paper-entry/entry-fields';
import { EntryMemberConsents } from '@/components/office/paper-entry/entry-member-consents';
import { EntryCustomFields, EntryRecord } from '@/components/office/paper-entry/entry-record';
import { bodyOf } from '@/components/office/paper-entry/entry-values';
import { LoadFailure } from '@/components/screens/load-failure';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toaster';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { ApiProblem } from '@/lib/api-client/api-problem';
import { useFormOffer } from '@/lib/api-client/paper-entry';
import { type ReadSubmission, useAddFamilyMember, useRemoveFamilyMember } from '@/lib/api-client/submissions';
import type { PublicForm } from '@/lib/contracts/public';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { settingsIn } from '@/lib/rules/submissions/asked-fields';
import { fullName } from '@/lib/rules/submissions/full-name';
import { personGroups } from '@/lib/rules/submissions/submission-fields';

type Member = MembershipSubmission['familyMembers'][number];

function useReasons(): (problem: ApiProblem) => string | undefined {
  const t = useTranslations('detail.family');
  return ({ code }) => {
    if (code === 'precondition-failed') return t('stale');
    return code === 'state-conflict' ? t('decided') : undefined;
  };
}

type RemoveFamilyMemberProps = Pick<ReadSubmission, 'etag'> & { submissionId: string; member: Member };

/** Removes a person from the application after a question. */
export function RemoveFamilyMember({ submissionId, member, etag }: RemoveFamilyMemberProps) {
  const t = useTranslations('detail.family');
  const explain = useReasons();
  const remove = useRemoveFamilyMember(submissionId);
  const name = fullName(member);
  return (
    <ConfirmMutation
      trigger={
        <Button size="sm" variant="ghost" icon={Trash2} aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      }
      title={t('removeTitle', { name })}
      description={t('removeText')}
      confirmLabel={t('removeNamed', { name })}
      explain={explain}
      onConfirm={async () => {
        await remove.mutateAsync({ memberId: member.id, etag });
        toast.success(t('removed', { name }));
      }}
    />
  );
}

type AddFamilyMemberProps = { submission: MembershipSubmission; slug: string };

/** Adds a person to the application, who mostly has the applicant's surname, with what the club's form asks about family members. */
export function AddFamilyMember({ submission, slug }: AddFamilyMemberProps) {
  const t = useTranslations('detail.family');
  const ui = useTranslations('ui');
  const explain = useReasons();
  const add = useAddFamilyMember(submission.id);
  const attempt = useRef({ body: '', key: '' });
  const [isOpen, setIsOpen] = useState(false);
  // The fields are read when the dialog opens.
  const offer = useFormOffer(slug, 'Membership', '', isOpen);
  const asked = offer.data?.kind === 'Membership' ? offer.data : null;
  const form = useApiForm<FieldValues>({
    values: { lastName: submission.lastName },
    save: async values => {
      const typed = { ...bodyOf(values), departmentIds: values.departmentIds ?? [] };
      const body = asked ? withConsents(typed, addedConsentWay(typed, submission, asked), asked) : typed;
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      const { firstName, lastName } = await add.mutateAsync({ body, key: attempt.current.key });
      attempt.current = { body: '', key: '' };
      toast.success(t('added', { name: fullName({ firstName, lastName }) }));
    },
    explain,
  });
  return (
    <EntryContext value={form}>
      <MutationDialog
        trigger={
          <Button icon={UserPlus} className="self-start print:hidden">
            {t('add')}
          </Button>
        }
        title={t('add')}
        description={t('addText')}
        width="xl"
        form={form}
        open={isOpen}
        onOpenChange={setIsOpen}
        submitLabel={t('save')}
        failedTitle={t('notAdded')}
      >
        {offer.isError && <LoadFailure query={offer} title={t('notLoaded')} />}
        {!offer.isError && !asked && <SkeletonRows rows={3} label={ui('loading')} />}
        {asked && <AskedFields form={asked} submission={submission} />}
      </MutationDialog>
    </EntryContext>
  );
}

function AskedFields({ form, submission }: { form: PublicForm; submission: MembershipSubmission }) {
  const values = useEntryValues();
  useEffect(() => {
    document.getElementById(fieldId('firstName'))?.focus();
  }, []);
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <EntryRecord owner="FamilyMember" groups={personGroups} settings={settingsIn(form)} />
      {form.departmentSettings.isEnabled && (
        <EntryTicks
          path="departmentIds"
          options={form.departments.map(({ id, name }) => ({ value: id, label: name }))}
          optional
          className="sm:col-span-2"
        />
      )}
      <EntryCustomFields
        fields={form.customFields.filter(({ category }) => category === 'FamilyMember')}
        offer={form}
      />
      <EntryMemberConsents way={addedConsentWay(values, submission, form)} form={form} />
    </div>
  );
}
