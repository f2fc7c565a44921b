import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { buildForRows, buildOnce, buildOnceForEach } from '@/db/build-once';
import type { Tx } from '@/db/client';
import { departments } from '@/db/schema/catalog';
import { clubs } from '@/db/schema/clubs';
import { furtherForms } from '@/db/schema/forms';
import {
  submissionBankAccounts,
  submissionCancellations,
  submissionMemberships,
  submissions,
} from '@/db/schema/submissions';
import { webhookEvents } from '@/db/schema/webhooks';
import { test } from '@/testing/db/database';
import { makeFullApplication } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';

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
    .leftJoin(
      furtherForms,
      and(eq(furtherForms.clubId, submissions.clubId), eq(furtherForms.id, submissions.furtherFormId)),
    )
    .where(eq(sql`${submissions.kind}::text`, kind));

const listOfKind = buildOnce(['kind'], (tx, given) => query(tx, given('kind')));
const forEachOfKind = buildOnceForEach(['kind'], (tx, given) => query(tx, given('kind')));

test('a query that visits each row gives the rows of Drizzle, and an error of the visitor leaves the transaction usable', async ({
  database,
}) => {
  const { ctx, ...club } = await makeOfferingClub(database.db);
  await makeFullApplication({ ctx, ...club });
  await makeFullApplication({ ctx, ...club });
  await withClub(ctx, async tx => {
    const rows: unknown[] = [];
    await forEachOfKind(tx, { kind: 'Membership' }, row => rows.push(row));
    expect(rows).toEqual(await query(tx, 'Membership'));
    expect(rows).toHaveLength(2);
    const visits: unknown[] = [];
    const failing = forEachOfKind(tx, { kind: 'Membership' }, row => {
      visits.push(row);
      throw new Error('of the visitor');
    });
    await expect(failing).rejects.toThrow('of the visitor');
    expect(visits).toHaveLength(1);
    expect(await listOfKind(tx, { kind: 'Membership' })).toHaveLength(2);
  });
});

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

type Rows = {
  readonly offered?: (typeof departments.$inferInsert)[];
  readonly event: typeof webhookEvents.$inferInsert;
};

let builds = 0;
const writeBoth = buildForRows((tx, { offered, event }: Rows) => {
  builds += 1;
  const one = { one: sql`1`.as('one') };
  return tx
    .with(...(offered ? [tx.$with('offered').as(tx.insert(departments).values(offered).returning(one))] : []))
    .insert(webhookEvents)
    .values(event)
    .returning();
});

test('a statement that was built for rows writes other rows of the same columns, each value by its column', async ({
  database,
}) => {
  const { ctx, clubId } = await makeOfferingClub(database.db);
  const eventOf = (data: Record<string, unknown>, createdAt: Date) =>
    ({ clubId, id: uuid(), type: 'ApplicationReceived', submissionId: null, data, createdAt }) as const;
  const departmentOf = (name: string, minAge: number | null | undefined) => ({
    clubId,
    id: uuid(),
    name,
    sortOrder: 1,
    minAge,
    translations: { en: { name: `${name} in English` } },
  });
  const given: Rows[] = [
    { offered: [departmentOf('Judo', 6)], event: eventOf({ of: "it's" }, new Date('2026-01-01T00:00:00Z')) },
    { offered: [departmentOf('Boxen', null)], event: eventOf({ of: [1] }, new Date('2026-02-01T12:30:00Z')) },
    { offered: [departmentOf('Tanz', undefined), departmentOf('Chor', 8)], event: eventOf({}, ctx.now) },
    { event: eventOf({ of: null }, ctx.now) },
  ];
  for (const rows of given) {
    const [stored] = await withClub(ctx, tx => writeBoth(tx, rows));
    expect(stored).toMatchObject(rows.event);
    for (const { id, minAge = null, ...columns } of rows.offered ?? []) {
      const found = await withClub(ctx, tx => tx.select().from(departments).where(eq(departments.id, id)));
      expect(found).toMatchObject([{ ...columns, minAge, isActive: true }]);
    }
  }
  expect(builds).toBe(3);
});
