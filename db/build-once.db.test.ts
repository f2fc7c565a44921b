import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildOnce } from '@/db/build-once';
import { type Tx, withClub } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { furtherForms } from '@/db/schema/forms';
import {
  submissionBankAccounts,
  submissionCancellations,
  submissionMemberships,
  submissions,
} from '@/db/schema/submissions';
import { test } from '@/testing/db/database';
import { makeFullApplication } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';

const partsOf = <
  Part extends typeof submissionMemberships | typeof submissionBankAccounts | typeof submissionCancellations,
>(
  part: Part,
) => and(eq(part.clubId, submissions.clubId), eq(part.submissionId, submissions.id));

const query = (tx: Tx, kind: unknown) =>
  tx
    .select({
      submission: submissions,
      membership: submissionMemberships,
      cancellation: submissionCancellations,
      bankAccount: submissionBankAccounts,
      form: { id: furtherForms.id, title: sql<string | null>`${furtherForms.title}` },
      clubName: clubs.name,
    })
    .from(submissions)
    .innerJoin(clubs, eq(clubs.id, submissions.clubId))
    .leftJoin(submissionMemberships, partsOf(submissionMemberships))
    .leftJoin(submissionCancellations, partsOf(submissionCancellations))
    .leftJoin(submissionBankAccounts, partsOf(submissionBankAccounts))
    .leftJoin(furtherForms, eq(furtherForms.id, submissions.furtherFormId))
    .where(eq(sql`${submissions.kind}::text`, kind));

const listOfKind = buildOnce(['kind'], (tx, given) => query(tx, given('kind')));

test('a query that was built once returns the rows of Drizzle for each club and each value', async ({
  database,
}) => {
  const club = await makeOfferingClub(database.db);
  const other = await makeOfferingClub(database.db);
  await makeFullApplication(club);
  await makeFullApplication(other);
  for (const { ctx } of [club, other])
    for (const kind of ['Membership', 'Cancellation'])
      await withClub(ctx, async tx => {
        const rows = await listOfKind(tx, { kind });
        expect(rows).toEqual(await query(tx, kind));
        expect(rows.map(({ submission }) => submission.clubId)).toEqual(
          kind === 'Membership' ? [ctx.clubId] : [],
        );
      });
});
