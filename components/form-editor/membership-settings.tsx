'use client';

import { useTranslations } from 'use-intl';
import { ClosingFields } from '@/components/form-editor/closing-fields';
import { NotesCard } from '@/components/form-editor/notes-card';
import { PaymentCard } from '@/components/form-editor/payment-card';
import { CheckboxField } from '@/components/forms/choice-fields';
import { FormFrame } from '@/components/forms/form-frame';
import { type ApiForm, partOf, useApiForm } from '@/components/forms/use-api-form';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import type { Versioned } from '@/lib/api-client/client';
import { formKeys, readMembershipForm, saveMembershipForm, useMembershipForm } from '@/lib/api-client/forms';
import type { FormMembership } from '@/lib/contracts/forms';

type MembershipSettingsProps = { kind: 'Membership' | 'Change'; mayEdit: boolean };

/** Settings of the membership form. The change request has the same, except whether it is open. */
export function MembershipSettings({ kind, mayEdit }: MembershipSettingsProps) {
  const t = useTranslations('forms.settings');
  const labels = useTranslations('labels.kind');
  return (
    <RecordScreen
      query={useMembershipForm()}
      header={<PageHeader title={labels(kind)} description={t(mayEdit ? 'text' : 'readOnly')} />}
      rows={6}
    >
      {read => <Fields kind={kind} mayEdit={mayEdit} read={read} />}
    </RecordScreen>
  );
}

function Fields({ kind, mayEdit, read }: MembershipSettingsProps & { read: Versioned<FormMembership> }) {
  const t = useTranslations('forms.settings');
  const form = useApiForm<FormMembership>({
    read,
    queryKey: formKeys.membership,
    save: saveMembershipForm,
    reread: readMembershipForm,
  });
  return (
    <FormFrame form={form} mayEdit={mayEdit} savedText={t('saved')} className="max-w-xl">
      <Card title={t('open')}>
        {kind === 'Membership' ? (
          <ClosingFields form={form} isActive="isActive" closedText="closedText" />
        ) : (
          <ClosingFields form={form} isActive="isChangeActive" closedText="changeClosedText" />
        )}
      </Card>
      {kind === 'Change' && (
        <Notice tone="info" title={t('sharedTitle')}>
          {t.rich('sharedText', { link: words => <TextLink href="/forms/membership">{words}</TextLink> })}
        </Notice>
      )}
      {kind === 'Membership' && (
        <>
          <NotesCard form={partOf(form)} isReadOnly={!mayEdit} />
          <PaymentCard form={form} />
          <ProofCard form={partOf(form)} />
        </>
      )}
    </FormFrame>
  );
}

type Proof = Pick<FormMembership, 'showSignature' | 'needConfirmation' | 'needProofOfWork'>;

/** How the club verifies that a submission is genuine. */
export function ProofCard({ form }: { form: ApiForm<Proof> }) {
  const t = useTranslations('forms.settings');
  return (
    <Card title={t('proof')}>
      <div className="flex flex-col gap-3">
        {(['showSignature', 'needConfirmation', 'needProofOfWork'] as const).map(name => (
          <CheckboxField key={name} form={form} name={name} label={t(name)} hint={t(`${name}Hint`)} />
        ))}
      </div>
    </Card>
  );
}
