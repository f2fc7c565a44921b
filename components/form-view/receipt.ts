import { type FormValues, isMinorAlone, personIn } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate } from '@/components/form-view/typed-date';
import { toUnicodeEmail } from '@/lib/rules/format/email-domain';
import type { MembershipPart } from '@/lib/rules/submissions/membership-part';
import { signingOf } from '@/lib/rules/submissions/signing-rules';

/** The service's answer, as the page after sending shows it. */
export type SubmitReceipt = {
  readonly number: number;
  readonly needsConfirmation: boolean;
  readonly receivedAt: string;
  /** Of a cancellation: the last day of the membership. */
  readonly effectiveDate: string | null;
  /** The sender's status page; a secret address. */
  readonly statusUrl: string | null;
};

/**
 * Facts shown after sending. Contains no personal data except the address that only the sender's
 * page knows.
 */
export type Receipt = Omit<SubmitReceipt, 'number'> & {
  /** Null if an earlier attempt succeeded and its number is unknown here. */
  readonly number: number | null;
  /** How many guardians agree to it; 0 for an adult. */
  readonly guardianCount: number;
  /** A minor applied alone: they got a receipt, and guardians consent. */
  readonly isByMinor: boolean;
  /** Only the page that sent the form knows it. */
  readonly email: string | null;
  /** The guardians who are asked to agree; only the status page knows them. */
  readonly guardians: readonly { readonly name: string; readonly email: string }[];
  /** The part that a change or cancellation is about; only the status page knows it. */
  readonly part: MembershipPart | null;
  /** The first guardian filled it in, and agrees by a link like the other. */
  readonly isByGuardian: boolean;
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
  const { email } = personIn(values, form);
  const { hasSoleCustody } = values;
  const facts = { birthDate: readTypedDate(values.birthDate), hasSoleCustody };
  return {
    ...(answer ?? unknown),
    guardianCount: form.kind === 'Membership' ? signingOf(facts, form.today).guardians : 0,
    isByMinor: isMinorAlone(values, form),
    email: toUnicodeEmail(email.trim()) || null,
    guardians: [],
    part: null,
    isByGuardian: false,
  };
}
