import { type Tx, withClub } from '@/db/client';
import type { DepartmentSchema, MembershipSchema } from '@/lib/contracts/catalog';
import { fromCents } from '@/lib/contracts/common';
import { tariffOf } from '@/lib/contracts/form-config';
import type { SubmissionHints } from '@/lib/contracts/submissions/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { effectiveDateFor } from '@/lib/rules/dates/cancellation-date';
import { checkDepartmentFit, checkTariffFit } from '@/lib/rules/money/tariff-fit';
import { fullName } from '@/lib/rules/submissions/full-name';
import { mandateGivers } from '@/lib/rules/submissions/mandate-givers';
import { isSamePerson } from '@/lib/rules/submissions/same-person';
import { listKnownDepartments } from '@/lib/services/departments/read';
import { listKnownMemberships } from '@/lib/services/memberships/read';
import { loadConfig } from '@/lib/services/public-forms/load-config';
import { quoteStored } from '@/lib/services/submissions/patch/quote-stored';
import { getSubmissionRecord, type SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { canSeeBankData } from '@/lib/services/submissions/rules';
import { maskedText } from '@/lib/services/submissions/serialize';
import { proposedAccountOf, toApplication } from '@/lib/services/submissions/stored-application';
import { toChange } from '@/lib/services/submissions/stored-change';
import {
  getDateSettings,
  listAskedAt,
  listBornOn,
  listFamilyBornOn,
  listHolders,
  listWithEmail,
  listWithIban,
  requireKind,
} from './hint-queries';
import {
  type Finding,
  formerOf,
  guardianHint,
  isOpen,
  likenessHints,
  mandateHint,
  marksOf,
  peopleOf,
  soleCustodyHint,
  strangerHint,
  toDepartmentHint,
  toRelated,
  toTariffHint,
} from './hint-rules';
import { listMarkFacts } from './mark-queries';

/**
 * Returns hints for deciding about a submission (docs/product/inbox.md). No hint decides anything. Equal IBANs are
 * found by their keyed hash. Anonymised submissions have no hints and appear in none. Throws 404.
 */
export async function getHints(ctx: Ctx, id: string): Promise<SubmissionHints> {
  return withClub(ctx, async tx => {
    const kind = await requireKind(tx, ctx.clubId, id);
    const record = await getSubmissionRecord(tx, ctx.clubId, kind, id);
    const [findings, offer, [facts]] = await Promise.all([
      findRelatives(tx, ctx.clubId, record),
      isOpen(record) && kind !== 'Cancellation' ? compareOffer(tx, ctx, record) : nothing,
      listMarkFacts(tx, ctx.clubId, [id]),
    ]);
    const guardians = facts ? guardianHint(facts, today(facts.timeZone, ctx.now)) : null;
    const mandateForOther = mandateHint(record);
    const isAwaited = guardians !== null && guardians !== 'Missing' && guardians !== 'SameAddress';
    return {
      related: toRelated(findings),
      former: kind === 'Change' ? formerOf(findings) : null,
      ...offer,
      guardians,
      awaitedGuardians: isAwaited ? await listAwaitedGuardians(tx, ctx.clubId, record) : [],
      likenesses: facts ? likenessHints(facts, today(facts.timeZone, ctx.now)) : [],
      soleCustodyClaimedBy: facts ? soleCustodyHint(facts, today(facts.timeZone, ctx.now)) : null,
      mandateForOther: mandateForOther && {
        ...mandateForOther,
        ...(canSeeBankData(ctx.actor) ? {} : { holder: maskedText }),
      },
      isMandateAwaited: facts?.isMandateAwaited ?? false,
      isMandateByLink: facts?.isMandateAwaited === true && hasMandateGiver(record),
      marks: facts ? marksOf(facts, today(facts.timeZone, ctx.now)) : [],
      stranger: facts ? strangerHint(facts) : null,
      extraordinary: await compareEnds(tx, ctx, record),
      numberHolder: await findOtherHolder(tx, ctx.clubId, record),
    };
  });
}

function hasMandateGiver(record: SubmissionRecord): boolean {
  const guardians = record.guardians.map(({ guardian }) => guardian);
  return (
    mandateGivers(proposedAccountOf(record).accountHolder ?? '', guardians, record.submission).length > 0
  );
}

/** The person who has the membership number that a sender gave as their own. */
async function findOtherHolder(
  tx: Tx,
  clubId: string,
  record: SubmissionRecord,
): Promise<SubmissionHints['numberHolder']> {
  const { submission } = record;
  if (submission.memberNumber === '' || !isOpen(record)) return null;
  const holders = await listHolders(tx, clubId, submission.memberNumber);
  const [other] = holders;
  if (!other || holders.some(({ person }) => isSamePerson(submission, person))) return null;
  const { person, ...holder } = other;
  return { ...holder, name: fullName(person) };
}

/** The end that an extraordinary cancellation declares, and the one by the current rule of the form. */
async function compareEnds(
  tx: Tx,
  { clubId }: Ctx,
  record: SubmissionRecord,
): Promise<SubmissionHints['extraordinary']> {
  const { cancellation } = record;
  if (!cancellation?.extraordinaryDate || !isOpen(record)) return null;
  const { cancellation: rule } = await loadConfig(tx, clubId, 'Cancellation');
  const { noticeDate, wishedDate, extraordinaryDate } = cancellation;
  const { effectiveDate: regular } = effectiveDateFor(rule, noticeDate, wishedDate);
  return { declared: extraordinaryDate, regular };
}

const nothing: Pick<SubmissionHints, 'price' | 'tariff' | 'departments' | 'archived'> = {
  price: null,
  tariff: null,
  departments: [],
  archived: [],
};

async function findRelatives(tx: Tx, clubId: string, record: SubmissionRecord): Promise<Finding[]> {
  const { id, email, anonymizedAt } = record.submission;
  if (anonymizedAt !== null) return [];
  const people = peopleOf(record);
  const birthDates = [...new Set(people.flatMap(({ birthDate }) => birthDate ?? []))];
  const isOneOfUs = (other: Parameters<typeof isSamePerson>[0]) =>
    people.some(person => isSamePerson(person, other));
  const [born, family, emails, ibans] = await Promise.all([
    listBornOn(tx, clubId, id, birthDates),
    listFamilyBornOn(tx, clubId, id, birthDates),
    listWithEmail(tx, clubId, id, email),
    listWithIban(tx, clubId, id, record.bankAccount?.ibanHash),
  ]);
  return [
    ...born.filter(isOneOfUs).map(head => ({ head, reason: 'SamePerson' as const })),
    ...family
      .filter(({ person }) => isOneOfUs(person))
      .map(({ head }) => ({ head, reason: 'SamePerson' as const })),
    ...emails.map(head => ({ head, reason: 'SameEmail' as const })),
    ...ibans.map(head => ({ head, reason: 'SameIban' as const })),
  ];
}

/** Compares the application or the wishes with the current offer of the club. */
async function compareOffer(tx: Tx, ctx: Ctx, record: SubmissionRecord): Promise<typeof nothing> {
  const scope = { ...ctx, tx };
  const [{ timeZone, ageReference }, tariffs, departments] = await Promise.all([
    getDateSettings(tx, ctx.clubId),
    listKnownMemberships(scope),
    listKnownDepartments(scope),
  ]);
  return {
    price: record.membership && priceHint(record, record.membership, { tariffs, departments, ageReference }),
    tariff: record.membership && tariffHint(record, record.membership, { tariffs, ageReference, timeZone }),
    departments: departmentHints(record, { departments, ageReference, timeZone }),
    archived: archivedOf(record, tariffs, departments),
  };
}

async function listAwaitedGuardians(tx: Tx, clubId: string, { submission, guardians }: SubmissionRecord) {
  const askedAt = await listAskedAt(tx, clubId, submission.id);
  return guardians
    .filter(({ confirmedAt }) => confirmedAt === null)
    .map(({ guardian: { id, firstName, lastName, refusedAt } }) => ({
      id,
      name: fullName({ firstName, lastName }),
      askedAt: askedAt.get(id)?.toISOString() ?? null,
      refusedAt: refusedAt?.toISOString() ?? null,
    }));
}

type Offer = {
  readonly tariffs: readonly MembershipSchema[];
  readonly departments: readonly DepartmentSchema[];
  readonly ageReference: Awaited<ReturnType<typeof getDateSettings>>['ageReference'];
};

function priceHint(
  record: SubmissionRecord,
  membership: NonNullable<SubmissionRecord['membership']>,
  { tariffs, departments, ageReference }: Offer,
): SubmissionHints['price'] {
  const offer = { tariffs: tariffs.map(tariffOf), departments, ageReference };
  const now = quoteStored(toApplication(record), membership.entryDate, offer);
  if (!now) return null;
  const { priceInterval, recurringCents, oneTimeCents } = membership;
  const isSame =
    now.interval === priceInterval &&
    now.recurringCents === recurringCents &&
    now.oneTimeCents === oneTimeCents;
  if (isSame) return null;
  const sums = (interval: typeof priceInterval, recurring: number, oneTime: number) => ({
    interval,
    recurring: fromCents(recurring),
    oneTime: fromCents(oneTime),
  });
  return {
    received: sums(priceInterval, recurringCents, oneTimeCents),
    today: sums(now.interval, now.recurringCents, now.oneTimeCents),
  };
}

function tariffHint(
  { submission }: SubmissionRecord,
  { membershipId, entryDate }: NonNullable<SubmissionRecord['membership']>,
  {
    tariffs,
    ageReference,
    timeZone,
  }: Pick<Offer, 'tariffs' | 'ageReference'> & { readonly timeZone: string },
): SubmissionHints['tariff'] {
  const tariff = tariffs.find(({ id }) => id === membershipId);
  const day = today(timeZone, submission.receivedAt);
  const { birthDate } = submission;
  return tariff ? toTariffHint(checkTariffFit(tariff, { birthDate, entryDate, ageReference, day })) : null;
}

/** The departments of an application, or the wished ones, that do not fit the age of the person who chose them. */
function departmentHints(
  record: SubmissionRecord,
  {
    departments,
    ageReference,
    timeZone,
  }: Pick<Offer, 'departments' | 'ageReference'> & { readonly timeZone: string },
): SubmissionHints['departments'] {
  const { submission, membership, change } = record;
  const { departmentIds, familyMembers } = change ? toChange(record).wishes : toApplication(record);
  const entry = {
    entryDate: change ? change.validFrom : membership?.entryDate,
    ageReference,
    day: today(timeZone, submission.receivedAt),
  };
  const people = [{ ...submission, departmentIds }, ...familyMembers];
  return people.flatMap(({ firstName, lastName, birthDate, departmentIds: own }) =>
    departments
      .filter(({ id }) => (own ?? departmentIds ?? []).includes(id))
      .flatMap(department => {
        const misfit = checkDepartmentFit(department, { ...entry, birthDate });
        const person = fullName({ firstName, lastName });
        return misfit ? [toDepartmentHint(department, person, misfit)] : [];
      }),
  );
}

function archivedOf(
  record: SubmissionRecord,
  tariffs: readonly MembershipSchema[],
  departments: readonly DepartmentSchema[],
): SubmissionHints['archived'] {
  const { wishes } = record.wished;
  const tariffId = record.membership?.membershipId ?? wishes.membershipId;
  const departmentIds = [
    ...record.departments.map(({ id }) => id),
    ...(wishes.departmentIds ?? []),
    ...(wishes.familyMembers ?? []).flatMap(member => member.departmentIds ?? []),
  ];
  const named = (kind: 'Membership' | 'Department', list: readonly (MembershipSchema | DepartmentSchema)[]) =>
    list.map(({ id, name }) => ({ kind, id, name }));
  return [
    ...named(
      'Membership',
      tariffs.filter(({ id, isActive }) => id === tariffId && !isActive),
    ),
    ...named(
      'Department',
      departments.filter(({ id, isActive }) => departmentIds.includes(id) && !isActive),
    ),
  ];
}
