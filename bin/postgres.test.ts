import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres, stopPostgres } from './postgres.mjs';
import { isRunning, waitUntil } from './processes.mjs';

const home = mkdtempSync(path.join(os.tmpdir(), 'eintritt-postgres-'));

async function startAndRunSql(work: (sql: postgres.Sql) => Promise<unknown>): Promise<unknown> {
  const cluster = await startPostgres(home);
  const sql = postgres(cluster.url, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
    await cluster.stop();
  }
}

afterAll(async () => {
  await stopPostgres(home);
  rmSync(home, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', { timeout: 30_000 }, () => {
  test('hides its password from other users and refuses connections without it', async () => {
    const cluster = await startPostgres(home);
    const stranger = postgres(cluster.url.replace(/:[^:@]+@/, ':guess@'), { max: 1, onnotice: () => {} });
    await expect(stranger`select 1`).rejects.toThrow(/password authentication failed/);
    await stranger.end();
    expect(statSync(path.join(home, 'password')).mode & 0o777).toBe(0o600);
    expect(findPostgres(home)).toMatchObject({ url: cluster.url, pid: cluster.pid, port: cluster.port });
    await cluster.stop();
    expect(findPostgres(home)).toBeUndefined();
  });

  test('ends with the process that started it, and has its data at the next start', async () => {
    await startAndRunSql(sql => sql`create table kept (id int)`);
    const script = `
      const { startPostgres } = await import(${JSON.stringify(path.resolve('bin/postgres.mjs'))});
      const { pid } = await startPostgres(${JSON.stringify(home)});
      console.log(pid);
      setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(owner.stdout, 'data');
    const pid = Number(String(line));
    expect(isRunning(pid, 'postgres')).toBe(true);
    owner.kill('SIGKILL');
    expect(await waitUntil(() => !isRunning(pid, 'postgres'), 10_000)).toBe(true);
    const rows = await startAndRunSql(sql => sql`select count(*)::int as count from kept`);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('recovers after being killed', async () => {
    const cluster = await startPostgres(home);
    const exited = once(cluster.process, 'exit');
    process.kill(cluster.pid, 'SIGKILL');
    await exited;
    expect(await startAndRunSql(sql => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test('starts although its pid file names a process of another program', async () => {
    const file = path.join(home, 'data/postmaster.pid');
    writeFileSync(file, `${process.pid}\n${home}/data\n0\n5432\n`);
    expect(await startAndRunSql(sql => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test('writes no texts of queries into its log', async () => {
    await startAndRunSql(async sql => {
      await sql`create table once (name text primary key)`;
      await sql`insert into once values ('Zq-marker')`;
      await expect(sql`insert into once values ('Zq-marker')`).rejects.toThrow();
    });
    expect(readFileSync(path.join(home, 'log'), 'utf8')).not.toContain('Zq-marker');
  });
});
