import type { DepartmentSchema } from '@/lib/contracts/catalog';
import {
  type RelatedSubmission,
  type SubmissionHints,
  type SubmissionMark,
  type sameReasons,
  submissionMarks,
  type tariffHints,
} from '@/lib/contracts/submissions/submission-work';
import { addMonths } from '@/lib/rules/dates/calendar';
import type { FormFiller } from '@/lib/rules/enums';
import { emailKey, isSameEmail } from '@/lib/rules/format/email-domain';
import { checkEntryDate } from '@/lib/rules/submissions/field-rules';
import { fullName } from '@/lib/rules/submissions/full-name';
import { isHolder } from '@/lib/rules/submissions/mandate-givers';
import type { FindingKey, Finding as Misfit } from '@/lib/rules/submissions/problem';
import {
  compareSender,
  isSamePerson,
  type KnownPerson,
  type Person,
} from '@/lib/rules/submissions/same-person';
import { likenessesOf, needsGuardians } from '@/lib/rules/submissions/signing-rules';
import { isSameFullName } from '@/lib/rules/texts/same-name';
import type { SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { accountOf } from '@/lib/services/submissions/stored-application';
import type { Relative } from './hint-queries';

type Reason = (typeof sameReasons)[number];

/** All persons of a submission whose birth date is known. */
export function peopleOf({ submission, familyMembers }: SubmissionRecord): Person[] {
  return [submission, ...familyMembers].filter(({ birthDate }) => birthDate !== null);
}

/** A submission, with a reason why it may be of the same person. */
export type Finding = { readonly head: Relative; readonly reason: Reason };

const relatedMax = 20;

/** Lists each submission once with all its reasons: those of the same person first, then the newest. */
export function toRelated(findings: readonly Finding[]): RelatedSubmission[] {
  const byId = Map.groupBy(findings, ({ head }) => head.id);
  const isSame = ({ reasons }: RelatedSubmission) => reasons.includes('SamePerson');
  return [...byId.values()]
    .flatMap(([first, ...more]) => (first ? [toEntry(first, more)] : []))
    .toSorted(
      (one, other) =>
        Number(isSame(other)) - Number(isSame(one)) || other.receivedAt.localeCompare(one.receivedAt),
    )
    .slice(0, relatedMax);
}

function toEntry(first: Finding, more: readonly Finding[]): RelatedSubmission {
  const { decidedAt: _decidedAt, birthDate: _birthDate, ...head } = first.head;
  return {
    ...head,
    receivedAt: head.receivedAt.toISOString(),
    withdrawnAt: head.withdrawnAt?.toISOString() ?? null,
    reasons: [...new Set([first.reason, ...more.map(({ reason }) => reason)])],
  };
}

/** Returns the newest accepted application of the same person. */
export function formerOf(findings: readonly Finding[]): SubmissionHints['former'] {
  const [newest] = findings
    .filter(
      ({ head, reason }) =>
        reason === 'SamePerson' && head.kind === 'Membership' && head.state === 'Accepted',
    )
    .map(({ head }) => head)
    .toSorted((one, other) => (other.decidedAt?.getTime() ?? 0) - (one.decidedAt?.getTime() ?? 0));
  if (!newest?.decidedAt) return null;
  return { id: newest.id, number: newest.number, decidedAt: newest.decidedAt.toISOString() };
}

/** Whether the submission is undecided. */
export function isOpen({ submission }: SubmissionRecord): boolean {
  const { state, anonymizedAt } = submission;
  return anonymizedAt === null && (state === 'New' || state === 'Confirmed');
}

type AddressedPerson = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** The facts of an open submission that its marks depend on. */
export type MarkFacts = {
  readonly birthDate: string | null;
  /** The date of birth before it was corrected for the first time; null if it never was. */
  readonly sentBirthDate: string | null;
  readonly needsConfirmation: boolean;
  /** Null unless it is an application. */
  readonly hasSoleCustody: boolean | null;
  /** Who filled it in; null if nobody said, or it is no application. */
  readonly filledInBy: FormFiller | null;
  readonly applicant: AddressedPerson;
  /** Whether a minor asked for a direct debit without a mandate. */
  readonly isMandateAwaited: boolean;
  readonly guardians: readonly (AddressedPerson & {
    readonly hasRefused: boolean;
    readonly hasConfirmed: boolean;
    /** Whether they declared it by their link. */
    readonly hasSoleCustody: boolean;
  })[];
  /** The requested entry date; null unless it is an application. */
  readonly entryDate: string | null;
  /** The day of receipt in the club's time zone. */
  readonly receivedOn: string;
  /** Of a cancellation. */
  readonly effectiveDate: string | null;
  readonly isExtraordinary: boolean;
  readonly hasOpenQuestion: boolean;
  /** Whether the applicant changed it after it was confirmed, or after receipt without a need for confirmation. */
  readonly isCorrected: boolean;
  /** Persons of the submission, each with a person of another one who was born on the same day. */
  readonly bornAlike: readonly { readonly person: Person; readonly other: Person }[];
  /** Of a change request or a cancellation; null for an application. */
  readonly sender: SenderFacts | null;
};

type SenderFacts = Person & {
  readonly email: string;
  readonly hasBankAccount: boolean;
  /** Persons of accepted applications that resemble the sender, the newest decision first. */
  readonly known: readonly (KnownPerson & { readonly guardianEmails: readonly string[] })[];
  /** Whether at least half of the latest senders are persons of accepted applications. */
  readonly areMembersKnown: boolean;
};

/** What speaks against accepting a submission without a look at its hints. */
export function marksOf(facts: MarkFacts, today: string): SubmissionMark[] {
  const { bornAlike, entryDate, receivedOn, effectiveDate, sender } = facts;
  const isRefused = entryDate !== null && checkEntryDate(entryDate, today) !== null;
  const stranger = strangerHint(facts);
  const isMarked: Record<SubmissionMark, boolean> = {
    Stranger: stranger !== null && stranger.similar === null,
    Mismatch: stranger !== null && stranger.similar !== null,
    UnknownAddress: sender?.hasBankAccount === true && !isKnownAddress(sender),
    SamePerson: bornAlike.some(({ person, other }) => isSamePerson(person, other)),
    Guardians:
      guardianHint(facts, today) !== null ||
      soleCustodyHint(facts, today) !== null ||
      likenessHints(facts, today).some(isUnusual),
    Mandate: facts.isMandateAwaited,
    EntryDate: isRefused,
    EarlyEntryDate: entryDate !== null && !isRefused && entryDate < addMonths(receivedOn, -1),
    Ended: effectiveDate !== null && effectiveDate < today,
    Extraordinary: facts.isExtraordinary,
    Question: facts.hasOpenQuestion,
    Corrected: facts.isCorrected,
  };
  return submissionMarks.filter(mark => isMarked[mark]);
}

/** Whether an accepted application that resembles the sender has their address, or a guardian in it. */
function isKnownAddress({ email, known }: SenderFacts): boolean {
  const addresses = known.flatMap(person => [person.email, ...person.guardianEmails]);
  return addresses.some(address => isSameEmail(address, email));
}

/**
 * That no accepted application is of the sender of an open change request or cancellation, and the most similar one.
 * Without a similar one it says nothing in a club whose members mostly joined before it used this product.
 */
export function strangerHint({ sender }: Pick<MarkFacts, 'sender'>): SubmissionHints['stranger'] {
  const found = sender && compareSender(sender, sender.known);
  return found?.similar || sender?.areMembersKnown ? found : null;
}

/** A child has the address of the guardian who filled in the form: that alone is usual. */
function isUnusual(hint: SubmissionHints['likenesses'][number]): boolean {
  return !(hint.isByGuardian && hint.with === 'Applicant' && !hint.hasSameName);
}

type LikenessFacts = GuardianFacts & Pick<MarkFacts, 'filledInBy' | 'applicant'>;

/** Who of a minor's application may be one person though it names them as two. */
export function likenessHints(facts: LikenessFacts, today: string): SubmissionHints['likenesses'] {
  const { birthDate, hasSoleCustody, applicant, guardians, filledInBy } = facts;
  if (hasSoleCustody === null || !needsGuardians(birthDate, today)) return [];
  const isSaid = guardianHint(facts, today) === 'SameAddress';
  return likenessesOf(applicant, guardians, isSameFullName)
    .filter(one => !(isSaid && one.with === 'Guardian' && !one.hasSameName))
    .flatMap(({ index, with: whom, ...same }) => {
      const guardian = guardians[index];
      const other = whom === 'Applicant' ? applicant : guardians[0];
      if (!guardian || !other) return [];
      const isByGuardian = filledInBy === 'Guardian';
      return [
        { guardian: fullName(guardian), with: whom, otherName: fullName(other), ...same, isByGuardian },
      ];
    });
}

type GuardianFacts = Pick<
  MarkFacts,
  'birthDate' | 'sentBirthDate' | 'receivedOn' | 'needsConfirmation' | 'hasSoleCustody' | 'guardians'
>;

/** The most serious problem with the guardians of a minor. None is pending if the form needs no confirmation. */
export function guardianHint(facts: GuardianFacts, today: string): SubmissionHints['guardians'] {
  const { birthDate, needsConfirmation, hasSoleCustody, guardians } = facts;
  if (hasSoleCustody === null) return null;
  if (!needsGuardians(birthDate, today)) return isMadeOfAge(facts) ? 'MadeOfAge' : null;
  if (guardians.length < (hasSoleCustody ? 1 : 2)) return 'Missing';
  if (guardians.some(({ hasRefused }) => hasRefused)) return 'Refused';
  if (!needsConfirmation) return null;
  if (guardians.some(({ hasConfirmed }) => !hasConfirmed)) return 'Unconfirmed';
  const addresses = new Set(guardians.map(({ email }) => emailKey(email)));
  return addresses.size < guardians.length ? 'SameAddress' : null;
}

/** Whether guardians had to agree by the date of birth that was sent, have not, and need not by the present one. */
function isMadeOfAge(facts: GuardianFacts): boolean {
  const { birthDate, sentBirthDate, receivedOn, needsConfirmation, guardians } = facts;
  const hasAllConsents = guardians.length > 0 && guardians.every(({ hasConfirmed }) => hasConfirmed);
  return (
    needsConfirmation &&
    needsGuardians(sentBirthDate, receivedOn) &&
    !needsGuardians(birthDate, receivedOn) &&
    !hasAllConsents
  );
}

/**
 * The minor who filled in the application alone and said that one guardian has sole custody, until a guardian declares
 * it; null otherwise.
 */
export function soleCustodyHint(
  {
    birthDate,
    filledInBy,
    needsConfirmation,
    hasSoleCustody,
    applicant,
    guardians,
  }: Pick<
    MarkFacts,
    'birthDate' | 'filledInBy' | 'needsConfirmation' | 'hasSoleCustody' | 'applicant' | 'guardians'
  >,
  today: string,
): SubmissionHints['soleCustodyClaimedBy'] {
  const isAlone = filledInBy === 'Applicant' && needsConfirmation && needsGuardians(birthDate, today);
  const isDeclared = guardians.some(guardian => guardian.hasSoleCustody);
  return isAlone && hasSoleCustody && !isDeclared ? fullName(applicant) : null;
}

/** A mandate that a guardian granted for the account of neither themselves nor the applicant; null otherwise. */
export function mandateHint(record: SubmissionRecord): SubmissionHints['mandateForOther'] {
  const givenBy = record.bankAccount?.mandateGivenBy;
  if (!givenBy || !isOpen(record)) return null;
  const { accountHolder: holder } = accountOf(record);
  const isOwn = [{ firstName: givenBy, lastName: '' }, record.submission].some(one => isHolder(holder, one));
  return isOwn ? null : { holder, givenBy };
}

const tariffReasons: Partial<Record<FindingKey, (typeof tariffHints)[number]>> = {
  tariffNotYet: 'NotYet',
  tariffOver: 'Over',
  tariffMinAge: 'MinAge',
  tariffMaxAge: 'MaxAge',
  tariffAges: 'Ages',
};

/** That a department does not fit a person, for the API. */
export function toDepartmentHint(
  { id, name, minAge, maxAge }: DepartmentSchema,
  person: string,
  { params }: Misfit,
): SubmissionHints['departments'][number] {
  return { id, name, person, minAge, maxAge, date: String(params?.date) };
}

/** Why a tariff does not fit, for the API; a stored application has its place already. */
export function toTariffHint(finding: Misfit | null): SubmissionHints['tariff'] {
  const reason = finding && tariffReasons[finding.key];
  if (!reason) return null;
  const { min, max, date } = finding.params ?? {};
  return {
    reason,
    ...(typeof min === 'number' ? { minAge: min } : {}),
    ...(typeof max === 'number' ? { maxAge: max } : {}),
    date: String(date),
  };
}
