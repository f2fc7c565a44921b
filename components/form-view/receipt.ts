import type { FormValues } from '@/components/form-view/form-values';
import type { Arrival } from '@/components/form-view/live/send-application';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate } from '@/components/form-view/typed-date';
import { needsGuardians } from '@/lib/rules/submissions/guardian-rules';

/** What is told after sending. Holds nothing about the person but the address that only their own page knows. */
export type Receipt = Omit<Arrival, 'number'> & {
  /** Null where an earlier try had arrived already and its number is not known here. */
  readonly number: number | null;
  readonly isMinor: boolean;
  /** Known only to the page that sent it. */
  readonly email: string | null;
};

/** The receipt of the page that sent these values; without an answer where an earlier try had arrived already. */
export function receiptOf(arrival: Arrival | null, values: FormValues, form: ShownForm): Receipt {
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
  return { ...(arrival ?? unknown), isMinor, email: email.trim() || null };
}
