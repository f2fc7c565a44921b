import { setTimeout as delay } from 'node:timers/promises';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { startProcess } from '@/e2e/fixtures/product';
import { migrate } from '@/server/database/migrate';
import { makeOfferingClub } from '@/testing/db/offering-club';
import type { Rig } from '@/testing/worker/rig';
import { openApplicant } from './applicant';
import { Answers, fillKnownClub, Reader } from './reader';
import type { Report } from './report';

export type CancelSizes = { readonly cancels: number };

/** A login of its own: other parts use the same database at the same time. */
const login = 'eintritt_chaos_cancelled';
const applicants = 4;
const readers = 8;
const betweenCancelsMs = 30;
/** Share of the cancels that end the connection, too. */
const endedShare = 0.1;

/**
 * Cancels random statements of the web process and ends some of its connections, while applicants send forms, and
 * programs and signed-in users read and change records that they know.
 */
export async function cancelStatements(
  { databaseUrl, db, owner }: Pick<Rig, 'databaseUrl' | 'db' | 'owner'>,
  sizes: CancelSizes,
  random: () => number,
  report: Report,
): Promise<void> {
  const formClub = await makeOfferingClub(db);
  const known = await fillKnownClub(owner, await makeOfferingClub(db), formClub);
  const loginUrl = new URL(databaseUrl);
  Object.assign(loginUrl, { username: login, password: 'of this run' });
  await migrate(databaseUrl, loginUrl.href);
  const port = await chooseLoopbackPort();
  const baseURL = `http://localhost:${port}`;
  const web = await startProcess('web', {
    PORT: String(port),
    APP_URL: baseURL,
    APP_SECRET: process.env.APP_SECRET ?? '',
    DATABASE_URL: loginUrl.href,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'error',
  });
  const { apply, failures } = openApplicant(baseURL, formClub);
  const acknowledged: string[] = [];
  const answers = new Answers();
  let isOver = false;
  let next = 0;
  const applying = Array.from({ length: applicants }, async () => {
    while (!isOver) {
      next += 1;
      acknowledged.push(await apply(next));
    }
  });
  const all = Array.from({ length: readers }, (_none, index) => new Reader(baseURL, known, index, answers));
  const reading = all.map(async reader => {
    await reader.signIn();
    for (let number = 0; !isOver; number += 1) await reader.round(number);
  });
  const began = performance.now();
  const working = Promise.all([...applying, ...reading]);
  for (let cancels = 0; cancels < sizes.cancels; await Promise.race([delay(betweenCancelsMs), working])) {
    const send = random() < endedShare ? 'pg_terminate_backend' : 'pg_cancel_backend';
    const sent = await owner.unsafe(
      `select ${send}(pid) from (
        select pid from pg_stat_activity where usename = $1 and state = 'active'
        order by md5(pid::text || $2::text) limit 1) as one`,
      [login, String(random())],
    );
    cancels += sent.length;
  }
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await working;
  await web.stop();
  await owner.unsafe(`drop role ${login}`);

  const stored = await owner<{ id: string; events: number; mails: number }[]>`
    select id, (select count(*) from webhook_events e where e.submission_id = s.id
                 and e.type = 'ApplicationReceived')::int as events,
               (select count(*) from mails m where m.submission_id = s.id)::int as mails
    from submissions s where club_id = ${formClub.clubId} and id <> ${known.foreignId}`;
  const ids = new Set(stored.map(({ id }) => id));
  const missing = acknowledged.filter(id => !ids.has(id)).length;
  const partial = stored.filter(({ events, mails }) => events !== 1 || mails !== stored[0]?.mails).length;
  const areWhole = await Promise.all(all.map(reader => reader.isStoredWhole(owner)));
  const torn = areWhole.filter(isWhole => !isWhole).length;
  const wrong = [...answers.wrong.values()].reduce((sum, count) => sum + count, 0);
  report.add('cancelled statements or ended connections', sizes.cancels);
  report.add('seconds', Math.round(seconds));
  report.add('right answers', answers.right);
  report.add('503 with Retry-After', answers.unavailable);
  report.check('other answers, or wrong content', wrong, '0', wrong === 0);
  for (const [what, count] of answers.wrong) report.add(`  ${what}`, count);
  const others = [...failures].filter(([kind]) => kind !== '503');
  report.add('503 for applications, which were repeated', failures.get('503') ?? 0);
  report.check('other failures of applications', others.length, '0', others.length === 0);
  for (const [kind, count] of others) report.add(`  ${kind}`, count);
  report.check('submissions stored', stored.length, `${next} keys`, stored.length === next);
  report.check('acknowledged, but not stored', missing, '0', missing === 0);
  report.check('submissions without exactly one event and all mails', partial, '0', partial === 0);
  report.check('changed records whose history does not match', torn, `0 of ${readers}`, torn === 0);
}
