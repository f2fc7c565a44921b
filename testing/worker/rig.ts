import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db, Tx } from '@/db/client';
import { submissions } from '@/db/schema/submissions';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { createMailer } from '@/lib/mail/mailer';
import type { Ctx } from '@/lib/platform/context';
import { createOutboundClient } from '@/lib/platform/outbound/post';
import { type JobName, type JobPayload, jobs } from '@/lib/queue/definitions';
import { createClub } from '@/lib/services/clubs/create';
import { chunkBuilder } from '@/lib/services/exports/bulk/chunk-builder';
import type { JobRuntime } from '@/server/worker/runtime';
import { withClub } from '@/testing/db/with-club';

type QueuedJob<Name extends JobName> = { payload: JobPayload<Name>; state: string; startAfter: Date };

export type Rig = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly clubId: string;
  readonly ctx: Ctx;
  readonly runtime: JobRuntime;
  /** Connection as the database's owner, without row-level security. */
  readonly owner: postgres.Sql;
  inClub<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  addSubmission(names?: { firstName?: string; lastName?: string }): Promise<string>;
  /** Lists all jobs of a kind that were ever enqueued, oldest first. */
  jobs<Name extends JobName>(name: Name): Promise<QueuedJob<Name>[]>;
  close(): Promise<void>;
};

type Database = { readonly url: string; readonly db: Db; close(): Promise<void> };

/** Creates a club in this database, and the runtime that the worker would pass to its handlers. */
export async function openRig(database: Database, settings: Record<string, string> = {}): Promise<Rig> {
  const { db, url } = database;
  Object.assign(process.env, {
    DATABASE_URL: url,
    APP_URL: 'https://eintritt.example',
    MAIL_FROM: 'post@eintritt.example',
    OUTBOUND_ALLOW_CIDRS: '127.0.0.0/8',
    RATE_LIMIT_SCALE: '0',
    ...settings,
  });
  const owner = postgres(url, { max: 2, onnotice: () => {} });
  const clubId = await createClub(db, 'rig', clubInfo);
  const now = new Date();
  const ctx: Ctx = { db, clubId, actor: { kind: 'System' }, now, requestId: 'rig', locale: 'de' };
  const runtime: JobRuntime = {
    db,
    mailer: createMailer(),
    outbound: createOutboundClient(),
    now: () => new Date(),
    exports: chunkBuilder(db),
    random: () => 0.5,
    webhookTimeoutMs: 15_000,
    isStopping: () => false,
  };
  let number = 0;
  const inClub: Rig['inClub'] = work => withClub({ db, clubId }, work);
  return {
    db,
    databaseUrl: url,
    clubId,
    ctx,
    runtime,
    owner,
    inClub,
    addSubmission: async names => {
      const id = uuidv7();
      number += 1;
      const row = { clubId, id, number, ...submission, ...names };
      await inClub(tx => tx.insert(submissions).values(row));
      return id;
    },
    jobs: async name => {
      const rows = await db.execute(
        sql`select data, state::text, start_after from pgboss.job where name = ${name} order by created_on, id`,
      );
      return rows.map(row => {
        const { data, state, start_after } = JobRow.parse(row);
        return { payload: parsePayload(name, data), state, startAfter: new Date(start_after) };
      });
    },
    close: async () => {
      runtime.mailer.close();
      await runtime.outbound.close();
      await owner.end();
      await database.close();
    },
  };
}

const JobRow = z.object({ data: z.unknown(), state: z.string(), start_after: z.string() });

/** The cast holds because each job's payload type is the output of its schema. */
function parsePayload<Name extends JobName>(name: Name, data: unknown): JobPayload<Name> {
  return jobs[name].payload.parse(data) as JobPayload<Name>;
}

const clubInfo = ChangeClubInfo.parse({ name: 'TSV Größenwahn', email: 'buero@tsv.example' });

const submission = {
  kind: 'Membership',
  needsConfirmation: true,
  locale: 'de',
  receivedAt: new Date('2026-03-14T09:26:00Z'),
  firstName: 'Zoë',
  lastName: 'Groß',
  email: 'zoe@example.org',
  searchText: 'zoe gross',
} as const;
