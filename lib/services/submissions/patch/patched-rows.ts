import type { Tx } from '@/db/client';
import type { PriceQuote } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { type PaymentMethod, paymentMethods } from '@/lib/rules/enums';
import { countryOf } from '@/lib/rules/submissions/field-checks';
import { filledGuardians } from '@/lib/rules/submissions/guardian-rules';
import { isMemberNumber } from '@/lib/rules/submissions/member-numbers';
import { namedDepartments } from '@/lib/rules/submissions/named-departments';
import { personNamesIn, storedFields } from '@/lib/rules/submissions/submission-fields';
import { toPriceQuote } from '@/lib/services/public-forms/serialize';
import { changeSubmission } from '@/lib/services/submissions/change-submission';
import { replaceNumber } from '@/lib/services/submissions/decide/member-number-queries';
import { queueLateNotice } from '@/lib/services/submissions/family/family-mails';
import { consentColumns, withAnswers } from '@/lib/services/submissions/family/member-consents';
import type { HistoryRow, SubmissionRow } from '@/lib/services/submissions/queries';
import type { HistoryStep } from '@/lib/services/submissions/record-history';
import type { SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { searchColumns } from '@/lib/services/submissions/search-text';
import type { StoredApplication } from '@/lib/services/submissions/stored-application';
import { historyOfAccount, storeAccount } from '@/lib/services/submissions/submit/store-account';
import type { WholeConfig } from '@/lib/services/submissions/submit/whole-config';
import type { PatchedApplication } from './apply-patch';
import {
  createFamilyMember,
  deleteFamilyMember,
  type Place,
  replaceDepartments,
  replaceGuardians,
  updateFamilyMember,
  updateGuardian,
} from './patch-queries';
import { historyOfChange } from './patched';
import { quoteStored } from './quote-stored';

type Change = {
  readonly record: SubmissionRecord;
  readonly patch: PatchedApplication;
  readonly form: WholeConfig;
};

/** Writes a checked PATCH to its rows, with price, search text, history, event and the mail to a family member. */
export async function storePatch(
  tx: Tx,
  ctx: Ctx,
  change: Change,
  history: HistoryRow[],
): Promise<SubmissionRow> {
  const { clubId, id } = change.record.submission;
  await storePart(tx, { clubId, id }, change);
  const membership = membershipColumns(change);
  const { submission } = change.record;
  const alongside = { history, membership };
  const columns = personColumns(change);
  const row = await changeSubmission(tx, ctx, submission, 'ApplicationUpdated', columns, alongside);
  const reached = newlyReached(change.patch);
  if (reached !== null) await queueLateNotice(tx, ctx, row, reached);
  return row;
}

/** The id of the family member whom a PATCH may have given an address or made an adult; else null. */
function newlyReached({ family, memberIndex, property, submission }: PatchedApplication): string | null {
  const isReached = family === 'Added' || /\.(email|birthDate)$/.test(property);
  const member = isReached && memberIndex !== null ? submission.familyMembers[memberIndex] : undefined;
  return member?.id ?? null;
}

/** The history entries of an account and a price that a PATCH changes besides its property. */
export function effectsOfPatch(change: Change): HistoryStep[] {
  const { record, patch } = change;
  return [
    ...historyOfAccount(record, patch.submission),
    ...historyOfPrice(record, membershipColumns(change)),
  ];
}

async function storePart(tx: Tx, place: Place, { record, patch, form }: Change): Promise<void> {
  const { submission, property, memberIndex, ownGuardian, family } = patch;
  if (family === 'Removed' && memberIndex !== null) {
    return deleteFamilyMember(tx, place, record.familyMembers[memberIndex]?.id ?? '');
  }
  if (family === 'Added') return createMember(tx, place, record, submission, form);
  if (isMemberNumber(property)) {
    const member = memberIndex === null ? null : submission.familyMembers[memberIndex];
    const { memberNumber } = member ?? submission;
    return replaceNumber(tx, place, { familyMemberId: member?.id ?? null, number: memberNumber ?? '' });
  }
  if (ownGuardian) return updateGuardian(tx, place, ownGuardian.id, ownGuardian.columns);
  if (memberIndex !== null && property.endsWith('.mediaConsents'))
    return storeMemberConsents(tx, place, { record, submission, form }, memberIndex);
  if (memberIndex !== null) return storeMember(tx, place, submission, memberIndex, property);
  if (property === 'departmentIds') {
    return replaceDepartments(tx, place, null, submission.departmentIds ?? []);
  }
  if (property === 'guardians') {
    return replaceGuardians(
      tx,
      place,
      filledGuardians(submission.guardians).map(one => storedFields(personNamesIn('Guardian'), one)),
    );
  }
  await storeAccount(tx, place, property, submission);
}

/** Creates the last family member of the application, behind the others. */
async function createMember(
  tx: Tx,
  place: Place,
  { familyMembers }: SubmissionRecord,
  { familyMembers: after }: StoredApplication,
  { consents }: WholeConfig,
): Promise<void> {
  const member = after.at(-1);
  if (!member) return;
  await createFamilyMember(tx, place, {
    id: member.id,
    position: (familyMembers.at(-1)?.position ?? -1) + 1,
    ...storedFields(personNamesIn('FamilyMember'), member),
    customFields: member.customFields,
    ...consentColumns(member, consents),
  });
  await replaceDepartments(tx, place, member.id, member.departmentIds ?? []);
}

async function storeMember(
  tx: Tx,
  place: Place,
  { familyMembers }: StoredApplication,
  index: number,
  property: string,
): Promise<void> {
  const member = familyMembers[index];
  if (!member) return;
  if (property.endsWith('.departmentIds')) {
    return replaceDepartments(tx, place, member.id, member.departmentIds ?? []);
  }
  await updateFamilyMember(tx, place, member.id, {
    ...storedFields(personNamesIn('FamilyMember'), member),
    customFields: member.customFields,
  });
}

/** Answers that the person gave by their link stay theirs, also if staff correct them: the history says who did. */
async function storeMemberConsents(
  tx: Tx,
  place: Place,
  { record, submission, form }: Pick<Change, 'record' | 'form'> & { readonly submission: StoredApplication },
  index: number,
): Promise<void> {
  const member = record.familyMembers[index];
  if (!member) return;
  const isOfApplication = member.consentSource === 'Application';
  const shown = isOfApplication ? (record.membership?.mediaConsents ?? []) : member.mediaConsents;
  const answers = submission.familyMembers[index]?.mediaConsents ?? {};
  await updateFamilyMember(tx, place, member.id, {
    mediaConsents: withAnswers(shown, form.consents, answers),
    consentSource: isOfApplication ? 'Applicant' : member.consentSource,
  });
}

function personColumns({ patch: { submission: application }, form }: Change) {
  const memberNumber = application.memberNumber ?? '';
  const person = storedFields(personNamesIn('Membership'), application);
  const people = [...application.guardians, ...application.familyMembers];
  return {
    ...person,
    country: countryOf(application.country, form.club.country),
    memberNumber,
    notes: application.notes ?? '',
    customFields: application.customFields,
    departmentIds: namedDepartments(application),
    ...searchColumns({ ...person, memberNumber, people }),
  };
}

function membershipColumns({ patch: { submission: application }, record, form }: Change) {
  const entryDate = application.entryDate || today(form.club.timeZone, record.submission.receivedAt);
  return {
    membershipId: application.membershipId ?? '',
    surchargeIds: [...(application.surchargeIds ?? [])],
    entryDate,
    paymentMethod: paymentMethodOf(application.paymentMethod),
    hasSoleCustody: application.hasSoleCustody ?? false,
    guardianLiability: application.guardianLiability ?? false,
    mediaConsents: withAnswers(
      record.membership?.mediaConsents ?? [],
      form.consents,
      application.mediaConsents,
    ),
    ...priceColumns(application, entryDate, form),
  };
}

/** Empty if the tariff is not one of the club's, which the database prevents; the stored price then stays. */
function priceColumns(application: StoredApplication, entryDate: string, { config, club }: WholeConfig) {
  const priced = quoteStored(application, entryDate, config);
  if (!priced) return {};
  return {
    price: toPriceQuote(priced, club.currency),
    priceInterval: priced.interval,
    recurringCents: priced.recurringCents,
    oneTimeCents: priced.oneTimeCents,
  };
}

/** The history entry of a price that is another one by today's tariffs. */
function historyOfPrice(
  { membership }: SubmissionRecord,
  { price: after }: { readonly price?: PriceQuote },
): HistoryStep[] {
  const before = membership?.price;
  if (!before || !after) return [];
  const sumsOf = ({ interval, currency, recurring, oneTime }: PriceQuote) => ({
    interval,
    currency,
    recurring,
    oneTime,
  });
  return historyOfChange({ price: sumsOf(before) }, { price: sumsOf(after) });
}

function paymentMethodOf(value: unknown): PaymentMethod {
  return paymentMethods.find(method => method === value) ?? 'OnAccount';
}
