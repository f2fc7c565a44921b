import { and, eq, getTableColumns, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { buildOnce, buildOnceForEach } from '@/db/build-once';
import type { Tx } from '@/db/client';
import { epochMs, jsonRows, wantedClub } from '@/db/json-rows';
import { isMember, memberName } from '@/db/member-name';
import { departments, memberships } from '@/db/schema/catalog';
import { furtherForms } from '@/db/schema/forms';
import {
  confirmations,
  familyMembers,
  guardians,
  submissionBankAccounts,
  submissionCancellations,
  submissionChanges,
  submissionDepartments,
  submissionMemberships,
  submissionProposedAccounts,
  submissionSignatures,
  submissions,
} from '@/db/schema/submissions';
import { apiKeys, users } from '@/db/schema/users';
import { notFound } from '@/lib/platform/errors';
import type { SubmissionKind } from '@/lib/rules/enums';
import { fileRows } from './files/queries';
import { toSubmissionFile } from './files/rules';
import { chosenFurtherForm, chosenMembership, furtherFormColumns, type Part, partOf } from './queries';
import { noWishes, readWished, type Wished } from './wished-queries';

/** Whether a signature is read in full, or as an empty text that shows only its presence. */
export type SignatureDetail = 'Full' | 'Presence';

/**
 * Returns a submission with all its parts, in one round trip; a change request takes two. Throws 404 for an id that is
 * unknown, malformed, of another club or another kind.
 */
export async function getSubmissionRecord(tx: Tx, clubId: string, kind: SubmissionKind, id: string) {
  if (!isUuid(id)) throw notFound();
  const [record] = await listSubmissionRecords(tx, clubId, [id]);
  if (!record || record.submission.kind !== kind) throw notFound();
  return record;
}

export type SubmissionRecord = Awaited<ReturnType<typeof getSubmissionRecord>>;

/**
 * Returns submissions with all their parts, always in two round trips, in the order of `ids`. Leaves out unknown ids.
 */
export async function listSubmissionRecords(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  signature: SignatureDetail = 'Full',
) {
  const isOne = ids.length === 1;
  const wanted = { clubId, wanted: isOne ? ids[0] : `{${ids.join(',')}}` };
  const isFull = signature === 'Full';
  const [heads, apart] = await Promise.all([
    isOne ? selectWhole(tx, { ...wanted, isFull }) : selectHeads(tx, { ...wanted, isFull }),
    isOne ? [] : selectParts(tx, wanted),
  ]);
  const parts = partsOf(isOne ? heads[0] : apart[0]);
  const toWished = await readWished(
    tx,
    clubId,
    heads.map(({ change }) => change?.wishes),
  );
  const records = heads.map(head => recordOf(head, parts, toWished(head.change?.wishes)));
  const byId = new Map(records.map(record => [record.submission.id, record]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/**
 * As `listSubmissionRecords`, but calls `visit` with each record when it arrives, in any order, and keeps none but those
 * of change requests: their names are read last.
 */
export async function forEachSubmissionRecord(
  tx: Tx,
  clubId: string,
  { ids, signature }: { readonly ids: readonly string[]; readonly signature: SignatureDetail },
  visit: (record: SubmissionRecord) => void,
): Promise<void> {
  const wanted = { clubId, wanted: `{${ids.join(',')}}` };
  const [apart] = await selectParts(tx, wanted);
  const parts = partsOf(apart);
  const changes: HeadRow[] = [];
  await readHeads(tx, { ...wanted, isFull: signature === 'Full' }, head => {
    if (head.change) changes.push(head);
    else visit(recordOf(head, parts, noWishes));
  });
  const toWished = await readWished(
    tx,
    clubId,
    changes.map(({ change }) => change?.wishes),
  );
  for (const head of changes) visit(recordOf(head, parts, toWished(head.change?.wishes)));
}

function recordOf(head: HeadRow, parts: ReturnType<typeof partsOf>, wished: Wished) {
  const { id } = head.submission;
  return {
    ...head,
    familyMembers: parts.family.get(id) ?? [],
    guardians: parts.guardians.get(id) ?? [],
    departments: parts.departments.get(id) ?? [],
    files: (parts.files.get(id) ?? []).map(toSubmissionFile),
    wished,
  };
}

/** Name of the user or API key of a row, for a query that joins both tables. */
export const actorName = sql<string | null>`coalesce(${memberName}, ${apiKeys.name})`;

type Given = (name: 'clubId' | 'wanted') => Placeholder;
type PartTable = { readonly clubId: SQLWrapper; readonly submissionId: SQLWrapper };
type IsWanted = (table: PartTable) => SQL;

/** The club and the ids that are read: one parameter for any number of ids, in any number of places. */
const rowOfMany = (given: Given) =>
  sql`(select ${given('clubId')}::uuid as club_id, ${given('wanted')}::uuid[] as ids) as wanted`;
const isOneOfMany: IsWanted = ({ clubId, submissionId }) =>
  sql`${clubId} = wanted.club_id and ${submissionId} = any(wanted.ids)`;

/** PostgreSQL expects ten ids in an array, and would plan each time that it gets one. */
const rowOfOne = (given: Given) =>
  sql`(select ${given('clubId')}::uuid as club_id, ${given('wanted')}::uuid as id) as wanted`;
const isTheOne: IsWanted = ({ clubId, submissionId }) =>
  sql`${clubId} = wanted.club_id and ${submissionId} = wanted.id`;

const { clubId: _familyClub, ...familyColumns } = getTableColumns(familyMembers);
const { clubId: _guardianClub, ...guardianColumns } = getTableColumns(guardians);

const partRowsOf = (isWanted: IsWanted) => ({
  familyMembers: jsonRows(
    { ...familyColumns, consentsAnsweredAt: epochMs(familyMembers.consentsAnsweredAt) },
    sql`${familyMembers.position}`,
    sql`${familyMembers} where ${isWanted(familyMembers)}`,
  ),
  guardians: jsonRows(
    {
      ...guardianColumns,
      refusedAt: epochMs(guardians.refusedAt),
      liableAt: epochMs(guardians.liableAt),
      soleCustodyAt: epochMs(guardians.soleCustodyAt),
      confirmedAt: epochMs(sql`(select max(${confirmations.confirmedAt}) from ${confirmations}
        where ${confirmations.clubId} = ${wantedClub} and ${confirmations.submissionId} = ${guardians.submissionId}
          and ${confirmations.guardianId} = ${guardians.id})`),
    },
    sql`${guardians.position}`,
    sql`${guardians} where ${isWanted(guardians)}`,
  ),
  departments: jsonRows(
    {
      submissionId: submissionDepartments.submissionId,
      familyMemberId: submissionDepartments.familyMemberId,
      id: departments.id,
      name: departments.name,
    },
    sql`${departments.sortOrder}, ${departments.name}`,
    sql`${submissionDepartments}
      join ${departments} on ${departments.clubId} = ${submissionDepartments.clubId}
        and ${departments.id} = ${submissionDepartments.departmentId}
      where ${isWanted(submissionDepartments)}`,
  ),
  files: fileRows(isWanted),
});

const ofOne = partRowsOf(isTheOne);
const ofMany = partRowsOf(isOneOfMany);

/** Reads all rows of the parts in one statement, because it is the statements that cost. */
const selectParts = buildOnce(['clubId', 'wanted'], (tx, given) => tx.select(ofMany).from(rowOfMany(given)));

function manyHeads(tx: Tx, given: (name: 'clubId' | 'wanted' | 'isFull') => Placeholder) {
  const none = <Rows>(_rows: SQL<Rows>) => sql<Rows>`null`;
  const others = {
    familyMembers: none(ofMany.familyMembers),
    guardians: none(ofMany.guardians),
    departments: none(ofMany.departments),
    files: none(ofMany.files),
  };
  return headsQuery(tx, rowOfMany(given), isOneOfMany, {
    signature: signatureOf(given('isFull')),
    ...others,
  });
}

type HeadRow = Awaited<ReturnType<typeof manyHeads>>[number];

/** Reads submissions with the parts of which they have at most one. */
const selectHeads = buildOnce(['clubId', 'wanted', 'isFull'], manyHeads);
const readHeads = buildOnceForEach(['clubId', 'wanted', 'isFull'], manyHeads);

/** Reads one submission with all its parts. */
const selectWhole = buildOnce(['clubId', 'wanted', 'isFull'], (tx, given) =>
  headsQuery(tx, rowOfOne(given), isTheOne, { signature: signatureOf(given('isFull')), ...ofOne }),
);

function signatureOf(isFull: Placeholder) {
  const { imageEncrypted, submissionId } = submissionSignatures;
  return sql<string | null>`case when ${isFull}::boolean then ${imageEncrypted}
    when ${submissionId} is not null then '' end`;
}

function headsQuery(
  tx: Tx,
  wanted: SQL,
  isWanted: IsWanted,
  others: { readonly signature: SQL<string | null> } & ReturnType<typeof partRowsOf>,
) {
  // Repeat the filter for each part: PostgreSQL does not push it into the join and would read all parts.
  const ofThese = (part: Part) => and(partOf(part), isWanted(part));
  return tx
    .select({
      submission: submissions,
      membership: submissionMemberships,
      membershipName: memberships.name,
      furtherForm: furtherFormColumns,
      change: submissionChanges,
      cancellation: submissionCancellations,
      bankAccount: submissionBankAccounts,
      proposedAccount: submissionProposedAccounts,
      deciderName: actorName,
      ...others,
    })
    .from(submissions)
    .innerJoin(wanted, sql`true`)
    .leftJoin(submissionMemberships, ofThese(submissionMemberships))
    .leftJoin(memberships, chosenMembership())
    .leftJoin(furtherForms, chosenFurtherForm())
    .leftJoin(submissionChanges, ofThese(submissionChanges))
    .leftJoin(submissionCancellations, ofThese(submissionCancellations))
    .leftJoin(submissionBankAccounts, ofThese(submissionBankAccounts))
    .leftJoin(submissionProposedAccounts, ofThese(submissionProposedAccounts))
    .leftJoin(submissionSignatures, ofThese(submissionSignatures))
    .leftJoin(users, isMember(wantedClub, submissions.decidedBy))
    .leftJoin(apiKeys, and(eq(apiKeys.clubId, submissions.clubId), eq(apiKeys.id, submissions.decidedBy)))
    .where(isWanted({ clubId: submissions.clubId, submissionId: submissions.id }));
}

type Parts = Awaited<ReturnType<typeof selectParts>>[number];

/** The rows of parts by the id of their submission. */
function partsOf(parts: Parts = { familyMembers: [], guardians: [], departments: [], files: [] }) {
  const ofSubmission = <Row extends { readonly submissionId: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ submissionId }) => submissionId);
  const guardianRows = parts.guardians.map(
    ({ confirmedAt, refusedAt, liableAt, soleCustodyAt, ...guardian }) => ({
      submissionId: guardian.submissionId,
      guardian: {
        ...guardian,
        refusedAt: toInstant(refusedAt),
        liableAt: toInstant(liableAt),
        soleCustodyAt: toInstant(soleCustodyAt),
      },
      confirmedAt: toInstant(confirmedAt),
    }),
  );
  return {
    family: ofSubmission(parts.familyMembers),
    guardians: ofSubmission(guardianRows),
    departments: ofSubmission(parts.departments),
    files: Map.groupBy(parts.files, ({ submissionId }) => submissionId ?? ''),
  };
}

const toInstant = (ms: number | null) => (ms === null ? null : new Date(ms));
