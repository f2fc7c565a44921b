'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import { AskedCard } from '@/components/form-editor/asked/asked-card';
import { OwnFields } from '@/components/form-editor/asked/own-fields';
import { ClosingFields } from '@/components/form-editor/closing-fields';
import { NotesCard } from '@/components/form-editor/notes-card';
import { useOnlineCheck } from '@/components/form-editor/online-check';
import { PaymentCard } from '@/components/form-editor/payment-card';
import { CheckboxField } from '@/components/forms/choice-fields';
import { FormFrame } from '@/components/forms/form-frame';
import { type ApiForm, partOf, useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import type { Versioned } from '@/lib/api-client/client';
import { formKeys, readMembershipForm, saveMembershipForm, useMembershipForm } from '@/lib/api-client/forms';
import type { FormMembership } from '@/lib/contracts/forms';

/** Only this component loads those of the public form. */
const FormPreview = dynamic(
  () => import('@/components/form-editor/form-preview').then(part => part.FormPreview),
  { ssr: false, loading: () => <Skeleton className="h-[36rem]" /> },
);

type MembershipSettingsProps = { kind: 'Membership' | 'Change'; mayEdit: boolean; slug: string };

/** Settings of the membership form. The change request has the same, except whether it is open. */
export function MembershipSettings({ kind, mayEdit, slug }: MembershipSettingsProps) {
  const t = useTranslations('forms.settings');
  const labels = useTranslations('labels.kind');
  return (
    <RecordScreen
      query={useMembershipForm()}
      header={<PageHeader title={labels(kind)} description={t(mayEdit ? 'text' : 'readOnly')} />}
      rows={6}
    >
      {read => <Fields kind={kind} mayEdit={mayEdit} slug={slug} read={read} />}
    </RecordScreen>
  );
}

function Fields({
  kind,
  mayEdit,
  slug,
  read,
}: MembershipSettingsProps & { read: Versioned<FormMembership> }) {
  const t = useTranslations('forms.settings');
  const asked = useTranslations('forms.asked');
  const online = useOnlineCheck();
  const isActive = kind === 'Membership' ? 'isActive' : 'isChangeActive';
  const form = useApiForm<FormMembership>({
    read,
    queryKey: formKeys.membership,
    save: saveMembershipForm,
    reread: readMembershipForm,
    mayProceed: typed => online.mayGoOnline({ before: read.value[isActive], after: typed[isActive] }),
  });
  const settings = (
    <FormFrame form={form} mayEdit={mayEdit} savedText={t('saved')} className="max-w-2xl">
      {online.dialog}
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
          <AskedCard form={form} mayEdit={mayEdit}>
            <OwnFields />
          </AskedCard>
          <NotesCard form={partOf(form)} isReadOnly={!mayEdit} />
          <PaymentCard form={form} />
          <ProofCard form={partOf(form)} />
        </>
      )}
    </FormFrame>
  );
  if (kind === 'Change') return settings;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_25rem]">
      {settings}
      <Card title={asked('preview')} description={asked('previewText')} className="xl:sticky xl:top-4">
        <Preview form={form} slug={slug} />
      </Card>
    </div>
  );
}

function Preview({ form, slug }: { form: ApiForm<FormMembership>; slug: string }) {
  const t = useTranslations('forms.asked');
  const { fields, notes } = useFormValues(form);
  return (
    <FormPreview
      slug={slug}
      title={t('previewFrame')}
      withTyped={offer => ({ ...offer, settings: { ...offer.settings, fields, notes } })}
      start="person"
    />
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
