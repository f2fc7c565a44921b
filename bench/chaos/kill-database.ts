import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { findPostgres } from '@/bin/postgres.mjs';
import { withParentDeathSignal } from '@/bin/processes.mjs';
import { connect } from '@/db/client';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { openApplicant } from './applicant';
import type { Report } from './report';

export type DatabaseSizes = { readonly kills: number };

const applicants = 4;
const readyMaxMs = 15_000;
const startMaxMs = 120_000;
/** Short, so that a minute has many kills. */
const betweenKillsMs = 3_000;
const betweenPostsMs = 20;

/**
 * Kills (-9) the PostgreSQL that `npm start` runs, again and again while applicants send forms. The product must start
 * it again without help.
 */
export async function killDatabase(
  home: string,
  sizes: DatabaseSizes,
  random: () => number,
  report: Report,
): Promise<void> {
  const dataDir = path.join(home, 'product');
  const port = await chooseLoopbackPort();
  const baseURL = `http://localhost:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const [command, ...args] = withParentDeathSignal('TERM', [process.execPath, 'bin/start.mjs']);
  const product = spawn(command, args, {
    env: {
      ...inherited,
      PORT: String(port),
      APP_URL: baseURL,
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMIT_SCALE: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isOver = false;
  for (const stream of [product.stdout, product.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(product, 'exit').then(() => {
    if (!isOver) throw new Error(`The product ended:\n${output}`);
  });
  await Promise.race([untilReady(baseURL, startMaxMs), ended]);
  const running = () => findPostgres(path.join(dataDir, 'postgres'));
  const url = running()?.url;
  if (!url) throw new Error(`No database: ${output}`);
  const connection = connect(url, { max: 2 });
  const club = await makeOfferingClub(connection.db);
  await connection.close();
  const { apply, failures } = openApplicant(baseURL, club);
  const acknowledged: { id: string; sentAt: number }[] = [];
  let next = 0;
  const applying = Promise.all(
    Array.from({ length: applicants }, async () => {
      while (!isOver) {
        next += 1;
        const sentAt = performance.now();
        acknowledged.push({ id: await apply(next), sentAt });
        await delay(betweenPostsMs);
      }
    }),
  );
  const pausesMs: number[] = [];
  for (let kill = 0; kill < sizes.kills; kill += 1) {
    const nextKillAt = performance.now() + betweenKillsMs;
    await delay(500 + random() * 1_000);
    const database = running();
    if (!database) throw new Error(`The database does not run: ${output}`);
    const killedAt = performance.now();
    process.kill(database.pid, 'SIGKILL');
    await untilReady(baseURL, startMaxMs, () => running()?.pid !== database.pid);
    while (
      !acknowledged.some(({ sentAt }) => sentAt > killedAt) &&
      performance.now() < killedAt + startMaxMs
    ) {
      await Promise.race([delay(20), applying]);
    }
    pausesMs.push(performance.now() - killedAt);
    if (kill + 1 < sizes.kills) await delay(Math.max(0, nextKillAt - performance.now()));
  }
  isOver = true;
  await applying;

  const owner = postgres(url, { max: 1, onnotice: () => {} });
  const stored = await owner<{ id: string }[]>`select id from submissions where club_id = ${club.clubId}`;
  await owner.end();
  product.kill('SIGTERM');
  await ended;
  const ids = new Set(stored.map(({ id }) => id));
  const missing = acknowledged.filter(({ id }) => !ids.has(id)).length;
  const longestMs = Math.max(...pausesMs);
  const failureCounts = [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  report.add('kills of the database', sizes.kills);
  report.add('requests that failed', failureCounts || '0');
  report.add('acknowledged submissions', acknowledged.length);
  report.check('acknowledged, but not stored', missing, '0', missing === 0);
  report.check('submissions stored twice for one key', stored.length - next, '0', stored.length === next);
  const exits = output.match(/^(?:web|worker) +ended/gm)?.length ?? 0;
  const serverErrors = failures.get('500') ?? 0;
  report.check('responses with status 500', serverErrors, '0', serverErrors === 0);
  report.add('exits and restarts of web process or worker', exits);
  if (exits > 0) console.error(output.split('\n').filter(explainsExit).join('\n'));
  report.add('seconds until the next acknowledged, median', seconds(median(pausesMs)));
  report.check(
    'seconds until the next acknowledged, maximum',
    seconds(longestMs),
    `${readyMaxMs / 1000}`,
    longestMs <= readyMaxMs,
  );
}

/** Whether a line may say why a process exited. Refused connections are expected at each kill. */
function explainsExit(line: string): boolean {
  return /ended|"level":"?(?:60|fatal)|Error:|^ +at /.test(line) && !line.includes('ECONNREFUSED');
}

async function untilReady(baseURL: string, timeoutMs: number, isFulfilled = () => true): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await delay(50)) {
    const isReady = await fetch(`${baseURL}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      response => response.ok,
      () => false,
    );
    if (isReady && isFulfilled()) return;
  }
  throw new Error(`Not ready within ${timeoutMs / 1000} s`);
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
