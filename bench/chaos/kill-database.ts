import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { findPostgres } from '@/bin/postgres.mjs';
import { dyingWithParent } from '@/bin/processes.mjs';
import { connect } from '@/db/client';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { openApplicant } from './applicant';
import type { Promises } from './promises';

export type DatabaseSizes = { readonly kills: number };

const applicants = 4;
const readyMaxMs = 15_000;
const startMaxMs = 120_000;
/** Short enough that many fall into a minute. */
const betweenKillsMs = 3_000;
const betweenPostsMs = 20;

/**
 * `npm start` with its own PostgreSQL, which is killed (-9) again and again while members apply. Nobody helps.
 */
export async function killDatabase(
  home: string,
  sizes: DatabaseSizes,
  random: () => number,
  promises: Promises,
): Promise<void> {
  const dataDir = path.join(home, 'product');
  const port = await chooseLoopbackPort();
  const baseURL = `http://localhost:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const [command, ...args] = dyingWithParent('TERM', [process.execPath, 'bin/start.mjs']);
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
  const { apply, setbacks } = openApplicant(baseURL, club);
  const taken: { id: string; sentAt: number }[] = [];
  let next = 0;
  const applying = Promise.all(
    Array.from({ length: applicants }, async () => {
      while (!isOver) {
        next += 1;
        const sentAt = performance.now();
        taken.push({ id: await apply(next), sentAt });
        await delay(betweenPostsMs);
      }
    }),
  );
  const pausesMs: number[] = [];
  for (let kill = 0; kill < sizes.kills; kill += 1) {
    const nextKillAt = performance.now() + betweenKillsMs;
    await delay(500 + random() * 1_000);
    const database = running();
    if (!database) throw new Error(`The database is away: ${output}`);
    const killedAt = performance.now();
    process.kill(database.pid, 'SIGKILL');
    await untilReady(baseURL, startMaxMs, () => running()?.pid !== database.pid);
    while (!taken.some(({ sentAt }) => sentAt > killedAt) && performance.now() < killedAt + startMaxMs) {
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
  const missing = taken.filter(({ id }) => !ids.has(id)).length;
  const longestMs = Math.max(...pausesMs);
  const told = [...setbacks].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  promises.tell('kills of the database', sizes.kills);
  promises.tell('tries that failed', told || '0');
  promises.tell('acknowledged submissions', taken.length);
  promises.hold('acknowledged, but not there', missing, '0', missing === 0);
  promises.hold('submissions of one key stored twice', stored.length - next, '0', stored.length === next);
  const ends = output.match(/^(?:web|worker) +ended/gm)?.length ?? 0;
  const faults = setbacks.get('500') ?? 0;
  promises.hold('answers of 500', faults, '0', faults === 0);
  promises.tell('ends of web process or worker, started again', ends);
  if (ends > 0) console.error(output.split('\n').filter(isTelling).join('\n'));
  promises.tell('seconds until it took the next, in the middle', seconds(median(pausesMs)));
  promises.hold(
    'seconds until it took the next, at most',
    seconds(longestMs),
    `${readyMaxMs / 1000}`,
    longestMs <= readyMaxMs,
  );
}

/** What a process said before it ended, without what each kill brings about. */
function isTelling(line: string): boolean {
  return /ended|"level":"?(?:60|fatal)|Error:|^ +at /.test(line) && !line.includes('ECONNREFUSED');
}

async function untilReady(baseURL: string, timeoutMs: number, and = () => true): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await delay(50)) {
    const isReady = await fetch(`${baseURL}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      response => response.ok,
      () => false,
    );
    if (isReady && and()) return;
  }
  throw new Error(`Not ready within ${timeoutMs / 1000} s`);
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
