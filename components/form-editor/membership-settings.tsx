'use client';

import { useTranslations } from 'use-intl';
import { ClosingFields } from '@/components/form-editor/closing-fields';
import { NotesCard } from '@/components/form-editor/notes-card';
import { PaymentCard } from '@/components/form-editor/payment-card';
import { SettingsFrame } from '@/components/form-editor/settings-frame';
import { useFormSettings } from '@/components/form-editor/use-form-settings';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorState } from '@/components/ui/error-state';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import type { Versioned } from '@/lib/api-client/client';
import { formKeys, saveMembershipForm, useMembershipForm } from '@/lib/api-client/forms';
import type { FormMembership } from '@/lib/contracts/forms';

type MembershipSettingsProps = { kind: 'Membership' | 'Change'; mayEdit: boolean };

/** Settings of the membership form. The change request has the same, except whether it is open. */
export function MembershipSettings({ kind, mayEdit }: MembershipSettingsProps) {
  const t = useTranslations('forms.settings');
  const labels = useTranslations('labels.kind');
  const ui = useTranslations('ui');
  const form = useMembershipForm();
  return (
    <>
      <PageHeader title={labels(kind)} description={t(mayEdit ? 'text' : 'readOnly')} />
      {form.isPending && <SkeletonRows rows={6} label={ui('loading')} />}
      {form.isError && <ErrorState onRetry={() => form.refetch()} />}
      {form.data && <Fields kind={kind} mayEdit={mayEdit} read={form.data} />}
    </>
  );
}

function Fields({ kind, mayEdit, read }: MembershipSettingsProps & { read: Versioned<FormMembership> }) {
  const t = useTranslations('forms.settings');
  const draft = useFormSettings({ read, queryKey: formKeys.membership, save: saveMembershipForm });
  const { value, set, errorOf } = draft;
  return (
    <SettingsFrame draft={draft} mayEdit={mayEdit}>
      <Card title={t('open')}>
        {kind === 'Membership' ? (
          <ClosingFields
            isActive={value.isActive}
            closedText={value.closedText}
            error={errorOf('closedText')}
            onChange={set}
          />
        ) : (
          <ClosingFields
            isActive={value.isChangeActive}
            closedText={value.changeClosedText}
            error={errorOf('changeClosedText')}
            onChange={({ isActive = value.isChangeActive, closedText = value.changeClosedText }) =>
              set({ isChangeActive: isActive, changeClosedText: closedText })
            }
          />
        )}
      </Card>
      {kind === 'Change' && (
        <Notice tone="info" title={t('sharedTitle')}>
          {t.rich('sharedText', { link: words => <TextLink href="/forms/membership">{words}</TextLink> })}
        </Notice>
      )}
      {kind === 'Membership' && (
        <>
          <NotesCard value={value.notes} error={errorOf('notes')} isReadOnly={!mayEdit} onChange={set} />
          <PaymentCard value={value} error={errorOf('showSepa')} onChange={set} />
          <ProofCard value={value} onChange={set} />
        </>
      )}
    </SettingsFrame>
  );
}

type Proof = Pick<FormMembership, 'showSignature' | 'needConfirmation' | 'needProofOfWork'>;

/** How the club verifies that a submission is genuine. */
export function ProofCard({
  value,
  onChange,
}: {
  value: Proof;
  onChange: (changes: Partial<Proof>) => void;
}) {
  const t = useTranslations('forms.settings');
  return (
    <Card title={t('proof')}>
      <div className="flex flex-col gap-3">
        {(['showSignature', 'needConfirmation', 'needProofOfWork'] as const).map(name => (
          <Checkbox
            key={name}
            label={t(name)}
            hint={t(`${name}Hint`)}
            checked={value[name]}
            onChange={event => onChange({ [name]: event.target.checked })}
          />
        ))}
      </div>
    </Card>
  );
}
