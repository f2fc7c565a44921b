import type { AddressForm, EmailTemplateType, Locale } from '@/lib/rules/enums';
import german from './templates/de.json';
import formalGerman from './templates/de-formal.json';
import english from './templates/en.json';

/** A mail before its placeholders are filled. `body` is text; blank lines separate its paragraphs. */
export type MailTemplate = { readonly subject: string; readonly body: string };

/** Mails with a text of the product only, although clubs may write their own for the type. */
export type SystemNotice =
  | 'WebhookSwitchedOff'
  | 'StaffDigest'
  | 'MailBudgetUsedUp'
  | 'MonthlyReport'
  | 'AccountLocked'
  | 'StaffWithdrawn'
  | 'StaffGuardianRefused'
  | 'StaffQuestionAnswered'
  | 'QuestionReminder'
  | 'GuardianQuestionReminder'
  | 'SubmissionWithdrawn'
  | 'MinorReceived'
  | 'MinorAgreed'
  | 'MinorRefused'
  | 'GuardianAgreed'
  | 'GuardianRefused'
  | 'OtherGuardianRefused'
  | 'OtherGuardianAgreed'
  | 'GuardianWithdrawn'
  | 'CancellationWithdrawn'
  | 'FamilyAccepted'
  | 'FamilyRejected'
  | 'FormDraft';

type Step = 'Confirmation' | 'Received' | 'Question' | 'Accepted' | 'Rejected';

/** The product's texts to a guardian of a minor; a club has one text of its own for both. */
export type GuardianText =
  | `GuardianChange${Step}`
  | `GuardianCancellation${Step}`
  | 'GuardianConfirmation'
  | 'GuardianReceived'
  | 'GuardianQuestion'
  | 'GuardianAccepted'
  | 'GuardianRejected';

/**
 * The product's texts about an application on a further form, which need not be about a membership. A club has one text
 * of its own for all forms.
 */
export type FurtherFormText =
  | 'FurtherConfirmation'
  | 'FurtherReceived'
  | 'FurtherQuestion'
  | 'FurtherAccepted'
  | 'FurtherRejected'
  | 'FurtherGuardianConfirmation'
  | 'FurtherGuardianReceived'
  | 'FurtherGuardianQuestion'
  | 'FurtherGuardianAccepted'
  | 'FurtherGuardianRejected';

/** The product's texts that replace the standard text of a type. */
export type SystemText = GuardianText | FurtherFormText;

type TemplateFile = Readonly<Record<string, Partial<MailTemplate>>>;

const files: Record<Locale, TemplateFile> = { de: german, en: english };
const formalFiles: Partial<Record<Locale, TemplateFile>> = { de: formalGerman };

/**
 * Returns the product's own text for mails of a type. Each subject says first what the mail is about, then in brackets
 * the number of the submission if it has one, then the club:
 * `Your cancellation is confirmed (no. 17) · TSV Beispiel`. `Sie` changes only languages with two forms of address.
 * Throws if there is none; a test over all types finds that first.
 */
export function systemTemplate(
  type: EmailTemplateType | SystemNotice | SystemText,
  locale: Locale,
  addressForm: AddressForm,
): MailTemplate {
  const formal = addressForm === 'Sie' ? formalFiles[locale]?.[type] : undefined;
  const { subject, body } = { ...files[locale][type], ...formal };
  if (subject === undefined || body === undefined) throw new Error(`No ${locale} template for ${type}`);
  return { subject, body };
}
