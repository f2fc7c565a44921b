import type { clubs } from '@/db/schema/clubs';
import type { submissionBankAccounts } from '@/db/schema/submissions';
import type { MailVariables } from '@/lib/mail/placeholders';
import { labelOfKind, type QueueMail } from '@/lib/mail/queue-mail';
import { decryptField } from '@/lib/platform/crypto/record-encryption';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { findAge } from '@/lib/rules/dates/age';
import { today } from '@/lib/rules/dates/calendar';
import type { MembershipPriceInterval } from '@/lib/rules/enums';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';
import { formatMoney } from '@/lib/rules/format/format-money';
import { fullName } from '@/lib/rules/submissions/full-name';
import type { MembershipPart } from '@/lib/rules/submissions/membership-part';
import { latinSpellings } from '@/lib/rules/texts/latin-spellings';
import { isSameName } from '@/lib/rules/texts/same-name';
import { accountHolderField } from './encrypted-fields';
import type { SubmissionRow } from './queries';
import { maskedIban } from './serialize';

/** The data of a submission that its mails contain. */
export type MailFacts = {
  readonly submission: Pick<
    SubmissionRow,
    | 'clubId'
    | 'id'
    | 'number'
    | 'kind'
    | 'state'
    | 'locale'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'birthDate'
    | 'receivedAt'
    | 'confirmedAt'
    | 'decidedAt'
    | 'memberNumber'
  >;
  readonly club: Pick<
    typeof clubs.$inferSelect,
    'name' | 'email' | 'timeZone' | 'currency' | 'addressForm' | 'locale'
  >;
  readonly membership?: {
    readonly name: string;
    readonly entryDate: string;
    readonly priceInterval: MembershipPriceInterval;
    readonly recurringCents: number;
    readonly oneTimeCents: number;
    /** The chosen departments of each person, in the order of the club. */
    readonly departments: readonly ChosenDepartment[];
    readonly family: readonly FamilyName[];
  } | null;
  /** The mandate; null without direct debit. */
  readonly mandate?: {
    readonly reference: string;
    readonly creditorId: string;
    /** Known from the acceptance on. */
    readonly firstDebitDate?: string | null;
  } | null;
  /** The account that is debited. */
  readonly account?: Pick<
    typeof submissionBankAccounts.$inferSelect,
    'ibanCountry' | 'ibanLastFour' | 'accountHolderEncrypted'
  > | null;
  /** Whether a minor asked for direct debit and no guardian has granted the mandate. */
  readonly isMandateAwaited?: boolean;
  /** The further form that a membership application was filled in on; its title is in the applicant's language. */
  readonly furtherForm?: { readonly title: string; readonly asksEntryDate: boolean } | null;
  /** `content`: what is to change, as text. */
  readonly change?: { readonly validFrom: string | null; readonly content?: string } | null;
  /** Set if a change or cancellation is not about the whole membership; names in the applicant's language. */
  readonly part?: MembershipPart | null;
  readonly cancellation?: {
    readonly noticeDate: string;
    readonly effectiveDate: string;
    readonly extraordinaryDate: string | null;
  } | null;
};

/** `memberId` is null for the applicant. */
export type ChosenDepartment = { readonly name: string; readonly memberId: string | null };

type FamilyName = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberNumber?: string;
};

/** The placeholders of every mail about a submission, in its language and the club's time zone. */
export function mailVariables({
  submission,
  club,
  membership,
  mandate,
  account,
  furtherForm = null,
  change,
  cancellation,
  part,
}: MailFacts): MailVariables {
  const { locale, firstName, lastName, number, receivedAt } = submission;
  const t = translatorFor('labels', { locale, addressForm: club.addressForm, timeZone: club.timeZone });
  const money = (cents: number) => formatMoney(cents, club.currency, locale);
  return {
    firstName,
    lastName,
    number: String(number),
    clubName: club.name,
    clubEmail: club.email,
    kindLabel: labelOfKind(submission.kind, locale, furtherForm?.title, part),
    formTitle: furtherForm?.title ?? '',
    receivedAt: formatDateTime(receivedAt, club.timeZone, locale),
    memberNumber: submission.memberNumber,
    ...(mandate && { mandateReference: mandate.reference, creditorId: mandate.creditorId }),
    ...(account && submission.state === 'Accepted' && accountOf(account, submission)),
    ...(membership && {
      departments: departmentsText(submission, membership),
      familyMembers: membership.family.map(nameOf).join(', '),
      firstPayment: priceOf(membership.recurringCents + membership.oneTimeCents, money),
      debitAmount: mandate ? priceOf(membership.recurringCents + membership.oneTimeCents, money) : '',
      firstDebitDate: mandate?.firstDebitDate ? formatDate(mandate.firstDebitDate, locale) : '',
      membershipName: membership.name,
      entryDate: isEntryDateKnown({ submission, furtherForm })
        ? formatDate(membership.entryDate, locale)
        : '',
      recurringPrice: priceOf(membership.recurringCents, cents =>
        t(`pricePer.${membership.priceInterval}`, { price: money(cents) }),
      ),
      oneTimePrice: priceOf(membership.oneTimeCents, money),
    }),
    ...(change && { content: change.content ?? '' }),
    ...(change && { effectiveDate: validFromOf(change, submission, club) }),
    ...(cancellation && {
      noticeDate: formatDate(cancellation.noticeDate, locale),
      // No mail confirms the end that an extraordinary cancellation declares before the club has decided.
      effectiveDate:
        cancellation.extraordinaryDate && submission.state !== 'Accepted'
          ? ''
          : formatDate(cancellation.effectiveDate, locale),
    }),
  };
}

/** Nobody wished a date of entry that the form did not ask for; the acceptance sets one. */
export function isEntryDateKnown({
  submission,
  furtherForm,
}: Pick<MailFacts, 'submission' | 'furtherForm'>): boolean {
  return (furtherForm?.asksEntryDate ?? true) || submission.state === 'Accepted';
}

/** The wished first day of a change; without one it is the day of the acceptance, and nothing before that. */
function validFromOf(
  { validFrom }: NonNullable<MailFacts['change']>,
  { state, decidedAt, locale }: MailFacts['submission'],
  { timeZone }: MailFacts['club'],
): string {
  const day = validFrom ?? (state === 'Accepted' && decidedAt ? today(timeZone, decidedAt) : null);
  return day === null ? '' : formatDate(day, locale);
}

/**
 * The account as mails show it. A stranger may have typed it: before the club accepts, only a family member who holds it
 * gets these values.
 */
function accountOf(
  account: NonNullable<MailFacts['account']>,
  { clubId, id }: MailFacts['submission'],
): { readonly maskedIban: string; readonly accountHolder: string } {
  return {
    maskedIban: maskedIban(account),
    accountHolder: decryptField(account.accountHolderEncrypted, accountHolderField(clubId, id)),
  };
}

/** The account that is debited, if this family member holds it and the applicant does not; else null. */
export function heldAccountOf(
  { submission, account }: Pick<MailFacts, 'submission' | 'account'>,
  person: { readonly firstName: string; readonly lastName: string },
): ReturnType<typeof accountOf> | null {
  if (!account) return null;
  const found = accountOf(account, submission);
  const isHolder = (name: string) => isSameName(found.accountHolder, name, latinSpellings);
  return isHolder(fullName(person)) && !isHolder(fullName(submission)) ? found : null;
}

type MailStep = 'Confirmation' | 'Received' | 'Question' | 'Accepted' | 'Rejected';

/** Mails about a submission of a younger person are worded as for parents: they name the child. */
const ownMailAgeMin = 16;

/** The type of a mail about a submission, and the product's text that fits its form and its reader. */
export function mailTypeOf(
  { submission, club, furtherForm }: MailFacts,
  step: MailStep,
  isToGuardian = false,
): Pick<QueueMail, 'type' | 'systemText'> {
  const { kind, birthDate, receivedAt } = submission;
  const age = findAge(birthDate, today(club.timeZone, receivedAt));
  const isAboutChild = isToGuardian || (age !== null && age < ownMailAgeMin);
  const type = `${kind}${step}` as const;
  if (kind !== 'Membership') return { type, systemText: isAboutChild ? `Guardian${kind}${step}` : undefined };
  if (furtherForm) return { type, systemText: isAboutChild ? `FurtherGuardian${step}` : `Further${step}` };
  return { type, systemText: isAboutChild ? `Guardian${step}` : undefined };
}

function nameOf({ firstName, lastName, memberNumber }: Omit<FamilyName, 'id'>): string {
  return `${fullName({ firstName, lastName })}${memberNumber ? ` (${memberNumber})` : ''}`;
}

/** Who chose what: `Anna Groß: Fußball; Tom Groß: Tennis`. An applicant alone needs no name. */
function departmentsText(
  applicant: MailFacts['submission'],
  { departments, family }: NonNullable<MailFacts['membership']>,
): string {
  const people = [
    { ...applicant, memberId: null },
    ...family.map(member => ({ ...member, memberId: member.id })),
  ];
  return people
    .map(person => {
      const names = departments
        .filter(({ memberId }) => memberId === person.memberId)
        .map(({ name }) => name);
      return names.length > 0 && family.length > 0
        ? `${fullName(person)}: ${names.join(', ')}`
        : names.join(', ');
    })
    .filter(Boolean)
    .join('; ');
}

/** Empty if nothing is due: the mail then leaves out this line. */
function priceOf(cents: number, format: (cents: number) => string): string {
  return cents > 0 ? format(cents) : '';
}
