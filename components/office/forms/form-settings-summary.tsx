'use client';

import { useTranslations } from 'use-intl';
import { LoadFailure } from '@/components/screens/load-failure';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useCancellationForm, useMembershipForm } from '@/lib/api-client/forms';
import type { SubmissionKind } from '@/lib/rules/enums';

/** A summary of a form's settings. */
export function FormSettingsSummary({ kind }: { kind: SubmissionKind }) {
  const t = useTranslations('forms.summary');
  const labels = useTranslations('labels');
  const ui = useTranslations('ui');
  const membership = useMembershipForm();
  const cancellation = useCancellationForm();
  const query = kind === 'Cancellation' ? cancellation : membership;
  if (query.isPending) return <SkeletonRows rows={2} label={ui('loading')} />;
  if (query.isError) return <LoadFailure query={query} />;
  const { showSignature, needConfirmation } = query.data.value;
  const own =
    kind === 'Cancellation' && cancellation.data
      ? [t('effective', { when: labels(`cancellationMode.${cancellation.data.value.cancellationMode}`) })]
      : [
          membership.data?.value.showSepa && labels('paymentMethod.SepaDirectDebit'),
          membership.data?.value.showOnAccount && labels('paymentMethod.OnAccount'),
        ];
  const parts = [
    ...own,
    t(showSignature ? 'signature' : 'noSignature'),
    t(needConfirmation ? 'confirmation' : 'noConfirmation'),
  ];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted">
      {parts.filter(Boolean).map(part => (
        <li key={`${part}`}>{part}</li>
      ))}
    </ul>
  );
}
