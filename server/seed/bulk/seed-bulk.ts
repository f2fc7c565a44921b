import { and, eq, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { type Db, withClub } from '@/db/client';
import { clubCounters } from '@/db/schema/clubs';
import {
  confirmations,
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
import { type Ctx, systemCtx } from '@/lib/platform/context';
import { createClub } from '@/lib/services/clubs/create';
import { loadConfig } from '@/lib/services/public-forms/load-config';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { clubInfo, dataPrivacy } from '@/server/seed/demo-catalog';
import { demoSignIn, fillCatalog } from '@/server/seed/demo-club';
import type { Plan } from '@/server/seed/demo-submissions';
import { Random } from '@/server/seed/random';
import { clubSizes } from './club-sizes';
import { copyRows } from './copy-rows';
import { type Forms, makeSubmission, type SeededSubmission } from './make-submission';

type BulkSeed = {
  readonly db: Db;
  /** URL of the database's owner, who may COPY. */
  readonly ownerUrl: string;
  /** Of the administrator of the first club. */
  readonly password: string;
  readonly clubs: number;
  readonly submissions: number;
  readonly seed: number;
  readonly now: Date;
  readonly onProgress: (done: number) => void;
};

const years = 5;
const dayMs = 24 * 3_600_000;
const atOnce = 5_000;
/** Without this the first nightly run would anonymise most of it. */
const privacyWithoutRemoval = {
  ...dataPrivacy,
  retention: { ...dataPrivacy.retention, unconfirmedDays: 0, rejectedDays: 0 },
};

/**
 * Fills a database with clubs like the demo club (`bulk-0001`, …) and submissions of the last five years; the first
 * club has a tenth of them (`clubSizes`). The same seed makes the same people at the same times; ids and secrets are
 * always new. Uses one transaction for each club's master data, COPY for the rest, and ANALYZE at the end. Commits do
 * not wait for the disk: after a crash, seed again.
 */
export async function seedBulk({
  db,
  ownerUrl,
  password,
  seed,
  now,
  onProgress,
  ...wanted
}: BulkSeed): Promise<void> {
  const owner = postgres(ownerUrl, {
    max: 1,
    onnotice: () => {},
    connection: { synchronous_commit: 'off' },
  });
  let done = 0;
  try {
    for (const [index, size] of clubSizes(wanted.clubs, wanted.submissions).entries()) {
      const random = new Random(seed + index);
      const { ctx, plan, forms } = await makeClub({ db, index, random, now, password });
      const receivedTimes = Array.from(
        { length: size },
        () => now.getTime() - random.next() * years * 365 * dayMs,
      );
      receivedTimes.sort((one, other) => one - other);
      for (let first = 0; first < size; first += atOnce) {
        const made = receivedTimes.slice(first, first + atOnce).map((receivedTime, offset) =>
          makeSubmission(
            {
              ...ctx,
              now: new Date(receivedTime),
              actor: { kind: 'Member', ip: '203.0.113.7', userAgent: 'Seed' },
            },
            { plan, forms, number: first + offset + 1, end: now },
          ),
        );
        await store(owner, made);
        done += made.length;
        onProgress(done);
      }
      await withClub(ctx, tx =>
        tx
          .update(clubCounters)
          .set({ value: size })
          .where(and(eq(clubCounters.clubId, ctx.clubId), eq(clubCounters.name, 'submission'))),
      );
    }
    await owner`vacuum analyze`;
  } finally {
    await owner.end();
  }
}

async function makeClub({
  db,
  index,
  random,
  now,
  password,
}: {
  db: Db;
  index: number;
  random: Random;
  now: Date;
  password: string;
}): Promise<{ ctx: Ctx; plan: Plan; forms: Forms }> {
  const slug = `bulk-${String(index + 1).padStart(4, '0')}`;
  return db.transaction(async tx => {
    await tx.execute(sql`set local synchronous_commit to off`);
    const clubId = await createClub(tx, slug, { ...clubInfo, name: `${clubInfo.name} ${index + 1}` });
    const ctx = systemCtx({ db, clubId, now, requestId: 'seed', locale: 'de' });
    const offers = await fillCatalog({ ...ctx, tx }, privacyWithoutRemoval);
    const clerkId = index === 0 ? await makeAdmin({ ...ctx, tx }, password) : null;
    const clerk = clerkId
      ? ({ kind: 'User', id: clerkId, role: 'Admin', sessionId: clerkId } as const)
      : ({ kind: 'System' } as const);
    const forms = await withClub({ ...ctx, tx }, async inner => ({
      membership: await loadConfig(inner, clubId, 'Membership'),
      change: await loadConfig(inner, clubId, 'Change'),
      cancellation: await loadConfig(inner, clubId, 'Cancellation'),
    }));
    return { ctx, plan: { random, count: 0, ...offers, clerk }, forms };
  });
}

/** Sign-in of the first club, the largest, in an installation with the demo club. Elsewhere the password is random. */
export const bulkSignIn = { email: 'admin@bulk.example', password: demoSignIn.password } as const;

function makeAdmin(ctx: Ctx, password: string): Promise<string> {
  return createUserWithPassword(ctx, {
    email: bulkSignIn.email,
    password,
    firstName: 'Katharina',
    lastName: 'Böhm',
    role: 'Admin',
  });
}

/** COPY refuses a table with row-level security, which applies to an owner who is no superuser, too. */
function store(owner: postgres.Sql, made: readonly SeededSubmission[]): Promise<void> {
  const rows = made.map(one => one.rows);
  const one = <Row>(row: Row | null | undefined): Row[] => (row ? [row] : []);
  const copies = [
    copyOf(
      submissions,
      rows.map(row => row.submission),
    ),
    copyOf(
      submissionMemberships,
      rows.flatMap(row => one(row.membership)),
    ),
    copyOf(
      submissionChanges,
      rows.flatMap(row => one(row.change)),
    ),
    copyOf(
      submissionCancellations,
      rows.flatMap(row => one(row.cancellation)),
    ),
    copyOf(
      submissionBankAccounts,
      rows.flatMap(row => one(row.bankAccount)),
    ),
    copyOf(
      familyMembers,
      rows.flatMap(row => row.familyMembers ?? []),
    ),
    copyOf(
      guardians,
      rows.flatMap(row => row.guardians ?? []),
    ),
    copyOf(
      submissionDepartments,
      rows.flatMap(row => row.departments ?? []),
    ),
    copyOf(
      confirmations,
      rows.flatMap(row => row.confirmations ?? []),
    ),
    copyOf(
      submissionHistory,
      made.flatMap(({ history }) => [...history]),
    ),
  ];
  return owner.begin(async tx => {
    for (const { name } of copies) await tx.unsafe(`alter table ${name} no force row level security`);
    for (const { copy } of copies) await copy(tx);
    for (const { name } of copies) await tx.unsafe(`alter table ${name} force row level security`);
  });
}

function copyOf<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]) {
  return {
    name: getTableConfig(table).name,
    copy: (tx: postgres.ISql) => copyRows(tx, table, rows),
  };
}
