import type { FormValues } from '@/components/form-view/form-values';
import type { SubmitReceipt } from '@/components/form-view/live/send-application';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate } from '@/components/form-view/typed-date';
import { needsGuardians } from '@/lib/rules/submissions/guardian-rules';

/**
 * Facts shown after sending. Contains no personal data except the address that only the sender's
 * page knows.
 */
export type Receipt = Omit<SubmitReceipt, 'number'> & {
  /** Null if an earlier attempt succeeded and its number is unknown here. */
  readonly number: number | null;
  readonly isMinor: boolean;
  /** Only the page that sent the form knows it. */
  readonly email: string | null;
  /** Addresses of the guardians who are asked to agree; only the status page knows them. */
  readonly guardianEmails: readonly string[];
};

/** The receipt for these values. `answer` is null if an earlier attempt succeeded but its response was lost. */
export function receiptOf(answer: SubmitReceipt | null, values: FormValues, form: ShownForm): Receipt {
  const { needConfirmation } = form.settings;
  const unknown = {
    number: null,
    needsConfirmation: needConfirmation,
    receivedAt: '',
    effectiveDate: null,
    statusUrl: null,
  };
  const email = form.kind === 'Change' ? values.identity.email : values.email;
  const isMinor = form.kind === 'Membership' && needsGuardians(readTypedDate(values.birthDate), form.today);
  return { ...(answer ?? unknown), isMinor, email: email.trim() || null, guardianEmails: [] };
}
