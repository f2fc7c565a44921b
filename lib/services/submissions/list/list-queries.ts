import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { buildOnce } from '@/db/build-once';
import type { Tx } from '@/db/client';
import { dayBegins, timeZoneOf } from '@/db/day-begins';
import { departments, memberships } from '@/db/schema/catalog';
import { furtherForms } from '@/db/schema/forms';
import { submissionQuestions } from '@/db/schema/submission-questions';
import {
  familyMembers,
  guardians,
  submissionBankAccounts,
  submissionCancellations,
  submissionChanges,
  submissionDepartments,
  submissionHistory,
  submissionMemberships,
  submissions,
} from '@/db/schema/submissions';
import { users } from '@/db/schema/users';
import type { SubmissionListQuery } from '@/lib/contracts/submissions/submissions';
import type { QuestionState, SubmissionSort } from '@/lib/rules/enums';
import { assigneeName } from '@/lib/services/submissions/decide/assignment-queries';
import {
  chosenFurtherForm,
  chosenMembership,
  furtherFormColumns,
  partOf,
} from '@/lib/services/submissions/queries';
import { isSearched } from './search-queries';

export type SubmissionFilter = Pick<
  SubmissionListQuery,
  | 'kind'
  | 'state'
  | 'isWithdrawn'
  | 'from'
  | 'to'
  | 'modifiedSince'
  | 'q'
  | 'membershipId'
  | 'departmentId'
  | 'furtherFormId'
  | 'awaits'
  | 'assigneeId'
  | 'notExportedAs'
>;

/** A filter with what its reader may search by. */
type ReaderFilter = SubmissionFilter & { readonly findsBankData: boolean };

/** The sort values of the last row of a page: time and id, or both names and id. */
export type ListPlace = readonly [string, string] | readonly [string, string, string];

type ListPage = {
  readonly sort: SubmissionSort;
  readonly after: ListPlace | null;
  readonly limit: number;
};

/**
 * Finds `limit` + 1 submissions of a page, in order, and counts all of the filter. A search reads every row of the club,
 * so it runs once for both. Statements after it share one plan for all clubs: they read rows by their ids, and planning
 * them takes longer than running them.
 */
export async function findPage(tx: Tx, clubId: string, filter: ReaderFilter, page: ListPage) {
  const { id, receivedAt, lastName, firstName } = submissions;
  // Only the sort columns: an index holds the time beside the text, so the rows need not be read.
  const keys = page.sort.endsWith('receivedAt') ? [id, receivedAt] : [id, lastName, firstName];
  const [found] = await tx.execute<{ count: number; ids: string[] }>(sql`
    with found as ${filter.q ? sql`materialized` : sql`not materialized`} (
      select ${sql.join(keys, sql`, `)} from ${submissions} where ${isMatch(clubId, filter)}
    )
    select set_config('plan_cache_mode', 'auto', true), (select count(*)::int from found) as count, array(
      select ${id} from found as ${submissions} where ${isOnPage(page) ?? sql`true`}
      order by ${sql.join(orderOf[page.sort], sql`, `)} limit ${page.limit + 1}
    ) as ids`);
  return found ?? { ids: [], count: 0 };
}

/** Returns the rows of these submissions, in this order. */
export async function listRows(tx: Tx, clubId: string, ids: readonly string[]): Promise<ListRow[]> {
  const rows = await selectRows(tx, { clubId, ids: `{${ids.join(',')}}` });
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

export type ListRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Kind and id of every matching submission, oldest first. */
export function listIdRows(tx: Tx, clubId: string, filter: ReaderFilter) {
  return tx
    .select({ id: submissions.id, kind: submissions.kind })
    .from(submissions)
    .where(isMatch(clubId, filter))
    .orderBy(asc(submissions.number));
}

/** Kind and id of those of `ids` that exist in the club. */
export function listKnownIdRows(tx: Tx, clubId: string, ids: readonly string[]) {
  return tx
    .select({ id: submissions.id, kind: submissions.kind })
    .from(submissions)
    .where(isOneOf(clubId, ids));
}

/** The values that decide which actions are possible, oldest first: for `ids`, or for all matches of a filter. */
export function listStepFacts(tx: Tx, clubId: string, wanted: readonly string[] | ReaderFilter) {
  return tx
    .select({
      id: submissions.id,
      state: submissions.state,
      needsConfirmation: submissions.needsConfirmation,
      isAnonymized: sql<boolean>`${submissions.anonymizedAt} is not null`,
      hasAddress: sql<boolean>`(${submissions.email} <> '' or exists(select from ${guardians}
        where ${guardians.clubId} = ${clubId} and ${guardians.submissionId} = ${submissions.id}
          and ${guardians.email} <> ''))`,
      locale: submissions.locale,
      entryDate: submissionMemberships.entryDate,
    })
    .from(submissions)
    .leftJoin(
      submissionMemberships,
      and(
        eq(submissionMemberships.clubId, submissions.clubId),
        eq(submissionMemberships.submissionId, submissions.id),
      ),
    )
    .where(isIds(wanted) ? isOneOf(clubId, wanted) : isMatch(clubId, wanted))
    .orderBy(asc(submissions.number));
}

const isIds = (wanted: readonly string[] | ReaderFilter): wanted is readonly string[] =>
  Array.isArray(wanted);

function isOneOf(clubId: string, ids: readonly string[]): SQL | undefined {
  return and(eq(submissions.clubId, clubId), sql`${submissions.id} = any(${`{${ids.join(',')}}`}::uuid[])`);
}

const selectRows = buildOnce(['clubId', 'ids'], (tx, given) =>
  tx
    .select({
      id: submissions.id,
      number: submissions.number,
      kind: submissions.kind,
      state: submissions.state,
      needsConfirmation: submissions.needsConfirmation,
      receivedAt: submissions.receivedAt,
      version: submissions.version,
      dateModified: submissions.dateModified,
      firstName: submissions.firstName,
      lastName: submissions.lastName,
      city: submissions.city,
      email: submissions.email,
      membershipName: memberships.name,
      furtherForm: furtherFormColumns,
      familyMemberCount: sql<number>`(
        select count(*)::int from ${familyMembers}
        where ${familyMembers.clubId} = ${given('clubId')} and ${familyMembers.submissionId} = ${submissions.id}
      )`,
      birthDate: submissions.birthDate,
      memberNumber: submissions.memberNumber,
      departmentNames: sql<string[]>`array(
        select distinct ${departments.name} from ${submissionDepartments}
        join ${departments} on ${departments.clubId} = ${submissionDepartments.clubId}
          and ${departments.id} = ${submissionDepartments.departmentId}
        where ${submissionDepartments.clubId} = ${given('clubId')}
          and ${submissionDepartments.submissionId} = ${submissions.id}
        order by 1
      )`,
      currency: sql<string | null>`${submissionMemberships.price}->>'currency'`,
      interval: submissionMemberships.priceInterval,
      recurringCents: submissionMemberships.recurringCents,
      oneTimeCents: submissionMemberships.oneTimeCents,
      paymentMethod: submissionMemberships.paymentMethod,
      wishNames: sql<string[]>`array(select jsonb_object_keys(${submissionChanges.wishes}))`,
      // Not by `exists`: PostgreSQL would read the accounts of all submissions for it.
      hasAccount: sql<boolean>`${submissionBankAccounts.submissionId} is not null`,
      effectiveDate: submissionCancellations.effectiveDate,
      withdrawnAt: submissions.withdrawnAt,
      assigneeId: submissions.assigneeId,
      assigneeName,
      question: latestQuestion(given('clubId')),
    })
    .from(submissions)
    .leftJoin(submissionMemberships, partOf(submissionMemberships))
    .leftJoin(memberships, chosenMembership())
    .leftJoin(furtherForms, chosenFurtherForm())
    .leftJoin(submissionChanges, partOf(submissionChanges))
    .leftJoin(submissionCancellations, partOf(submissionCancellations))
    .leftJoin(submissionBankAccounts, partOf(submissionBankAccounts))
    .leftJoin(users, eq(users.id, submissions.assigneeId))
    .where(
      and(eq(submissions.clubId, given('clubId')), sql`${submissions.id} = any(${given('ids')}::uuid[])`),
    ),
);

const orderOf: Record<SubmissionSort, SQL[]> = {
  receivedAt: [asc(submissions.receivedAt), asc(submissions.id)],
  '-receivedAt': [desc(submissions.receivedAt), desc(submissions.id)],
  lastName: [asc(submissions.lastName), asc(submissions.firstName), asc(submissions.id)],
  '-lastName': [desc(submissions.lastName), desc(submissions.firstName), desc(submissions.id)],
};

function isOnPage({ sort, after }: ListPage): SQL | undefined {
  if (!after) return undefined;
  const columns = sort.endsWith('receivedAt')
    ? sql`(${submissions.receivedAt}, ${submissions.id})`
    : sql`(${submissions.lastName}, ${submissions.firstName}, ${submissions.id})`;
  const values = sql.join(
    after.map(value => sql`${value}`),
    sql`, `,
  );
  return sort.startsWith('-') ? sql`${columns} < (${values})` : sql`${columns} > (${values})`;
}

/** Days are those of the club's time zone, both inclusive. */
function isMatch(clubId: string, filter: ReaderFilter): SQL | undefined {
  const { kind, state, isWithdrawn, from, to, q, membershipId, departmentId, furtherFormId } = filter;
  const { awaits, assigneeId, notExportedAs, modifiedSince, findsBankData } = filter;
  return and(
    eq(submissions.clubId, clubId),
    kind && eq(submissions.kind, kind),
    state && eq(submissions.state, state),
    isWithdrawn === undefined ? undefined : isWithdrawn ? hasWithdrawn : isNull(submissions.withdrawnAt),
    from ? gte(submissions.receivedAt, dayBegins(sql`${from}::date`, timeZoneOf(clubId))) : undefined,
    to ? lt(submissions.receivedAt, dayBegins(sql`${to}::date + 1`, timeZoneOf(clubId))) : undefined,
    modifiedSince ? gte(submissions.dateModified, new Date(modifiedSince)) : undefined,
    q ? isSearched({ clubId, findsBankData }, q) : undefined,
    membershipId ? hasMembership(clubId, membershipId) : undefined,
    // Chosen, wished for, or to be left, by any person of the submission.
    departmentId ? arrayOverlaps(submissions.departmentIds, [departmentId]) : undefined,
    furtherFormId ? eq(submissions.furtherFormId, furtherFormId) : undefined,
    awaits && isAwaiting[awaits],
    assigneeId ? eq(submissions.assigneeId, assigneeId) : undefined,
    notExportedAs ? isNotExported(clubId, notExportedAs) : undefined,
  );
}

/** Whether the newest question that staff have not closed was answered; null without one. */
const latestQuestion = (clubId: Placeholder) => sql<QuestionState | null>`(
  select case when ${submissionQuestions.answeredAt} is null then 'Open' else 'Answered' end
  from ${submissionQuestions}
  where ${submissionQuestions.clubId} = ${clubId}
    and ${submissionQuestions.submissionId} = ${submissions.id} and ${submissionQuestions.closedAt} is null
  order by ${submissionQuestions.askedAt} desc, ${submissionQuestions.id} desc limit 1
)`;

/** The state is part of the condition because an index holds it. */
const hasWithdrawn = and(eq(submissions.state, 'Rejected'), isNotNull(submissions.withdrawnAt));

const isNew = eq(submissions.state, 'New');

/**
 * Conditions for submissions that wait for staff to decide, for the applicant to confirm or to answer, and for staff to
 * read the answer. A cancellation is received at once, so it waits for staff also without a confirmation. An anonymised
 * submission waits for nobody.
 */
const isUnconfirmed = and(
  isNew,
  eq(submissions.needsConfirmation, true),
  ne(submissions.kind, 'Cancellation'),
);
const isAwaiting = {
  Decision: and(
    isNull(submissions.anonymizedAt),
    inArray(submissions.state, ['New', 'Confirmed']),
    not(isUnconfirmed ?? sql`false`),
  ),
  Confirmation: and(isNull(submissions.anonymizedAt), isUnconfirmed),
  Answer: hasQuestion('Open'),
  Reading: and(hasQuestion('Answered'), not(hasQuestion('Open'))),
};

/** A decision closes every question. */
function hasQuestion(state: QuestionState): SQL {
  const isAnswered = state === 'Answered' ? sql`is not null` : sql`is null`;
  return exists(
    sql`(select from ${submissionQuestions}
      where ${submissionQuestions.clubId} = ${submissions.clubId}
        and ${submissionQuestions.submissionId} = ${submissions.id}
        and ${submissionQuestions.answeredAt} ${isAnswered} and ${submissionQuestions.closedAt} is null)`,
  );
}

/**
 * The history says what was exported: it is written when an export ends and outlives the file. Copies that applicants
 * download do not count.
 */
function isNotExported(clubId: string, as: string): SQL | undefined {
  const isExported = sql`${submissions.id} in (select ${submissionHistory.submissionId} from ${submissionHistory}
    where ${submissionHistory.clubId} = ${clubId} and ${submissionHistory.type} = 'Exported'
      and ${submissionHistory.newValue} = ${as} and ${submissionHistory.actorKind} <> 'Member')`;
  return and(isNull(submissions.anonymizedAt), not(isExported));
}

/** The requested tariff of an application, or the wished-for one of a change request. */
function hasMembership(clubId: string, membershipId: string): SQL | undefined {
  const isApplied = exists(
    sql`(select from ${submissionMemberships}
      where ${submissionMemberships.clubId} = ${clubId}
        and ${submissionMemberships.submissionId} = ${submissions.id}
        and ${submissionMemberships.membershipId} = ${membershipId})`,
  );
  return or(isApplied, hasWish(clubId, { membershipId }));
}

/** Whether the wishes of a change request contain these. */
function hasWish(clubId: string, wishes: Record<string, unknown>): SQL {
  return exists(
    sql`(select from ${submissionChanges}
      where ${submissionChanges.clubId} = ${clubId}
        and ${submissionChanges.submissionId} = ${submissions.id}
        and ${submissionChanges.wishes} @> ${JSON.stringify(wishes)}::jsonb)`,
  );
}

/** Counts submissions by kind and state, and those that staff can decide now. */
export function countRows(tx: Tx, clubId: string, filter: ReaderFilter) {
  return tx
    .select({
      kind: submissions.kind,
      state: submissions.state,
      count: count(),
      withdrawn: sql<number>`count(${submissions.withdrawnAt})::int`,
      waiting: sql<number>`(count(*) filter (where ${isAwaiting.Decision}))::int`,
      unconfirmed: sql<number>`(count(*) filter (where ${isAwaiting.Confirmation}))::int`,
    })
    .from(submissions)
    .where(isMatch(clubId, filter))
    .groupBy(submissions.kind, submissions.state);
}

/** Counts those of these submissions that exist and are not anonymised. */
export async function countNamed(tx: Tx, clubId: string, ids: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(submissions)
    .where(
      and(
        eq(submissions.clubId, clubId),
        sql`${submissions.id} = any(${`{${ids.join(',')}}`}::uuid[])`,
        isNull(submissions.anonymizedAt),
      ),
    );
  return row?.count ?? 0;
}
