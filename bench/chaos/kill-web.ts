import { setTimeout as delay } from 'node:timers/promises';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { startProcess } from '@/e2e/fixtures/product';
import { makeOfferingClub } from '@/testing/db/offering-club';
import type { Rig } from '@/testing/worker/rig';
import { openApplicant } from './applicant';
import type { Report } from './report';

export type WebSizes = { readonly kills: number; readonly posts: number };

const applicants = 16;

/** Kills (-9) the web process again and again while applicants send forms, each with its own idempotency key. */
export async function killWeb(
  { databaseUrl, db, owner }: Pick<Rig, 'databaseUrl' | 'db' | 'owner'>,
  sizes: WebSizes,
  random: () => number,
  report: Report,
): Promise<void> {
  const club = await makeOfferingClub(db);
  const port = await chooseLoopbackPort();
  const baseURL = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    APP_URL: baseURL,
    APP_SECRET: process.env.APP_SECRET ?? '',
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'error',
  };
  let web = await startProcess('web', env);
  const { apply, failures } = openApplicant(baseURL, club);
  const acknowledged: string[] = [];
  const began = performance.now();
  let next = 0;
  const applying = Promise.all(
    Array.from({ length: applicants }, async () => {
      while (next < sizes.posts) {
        next += 1;
        acknowledged.push(await apply(next));
      }
    }),
  );
  for (let kill = 1; kill <= sizes.kills; kill += 1) {
    const share = (kill - 0.5) / sizes.kills;
    while (acknowledged.length < sizes.posts * share) await Promise.race([delay(10), applying]);
    await delay(random() * 50);
    await web.kill();
    web = await startProcess('web', env);
  }
  await applying;
  await web.stop();

  const stored = await owner<{ id: string; events: number; mails: number }[]>`
    select id, (select count(*) from webhook_events e where e.submission_id = s.id
                 and e.type = 'ApplicationReceived')::int as events,
               (select count(*) from mails m where m.submission_id = s.id)::int as mails
    from submissions s where club_id = ${club.clubId}`;
  const ids = new Set(stored.map(({ id }) => id));
  const missing = acknowledged.filter(id => !ids.has(id)).length;
  const wrong = stored.filter(({ events }) => events !== 1).length;
  const mailsOf = new Set(stored.map(({ mails }) => mails));
  const failureCounts = [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  report.add('kills of the web process', sizes.kills);
  report.add('seconds', Math.round((performance.now() - began) / 1000));
  report.add('requests that failed', failureCounts || '0');
  report.check('submissions stored', stored.length, `${sizes.posts} keys`, stored.length === sizes.posts);
  report.check('acknowledged, but not stored', missing, '0', missing === 0);
  report.check('submissions without exactly one event', wrong, '0', wrong === 0);
  report.check('different numbers of mails per submission', mailsOf.size, '1', mailsOf.size === 1);
}
