import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serverBundle } from '@/bin/build.mjs';
import { type CommandName, commands } from '@/bin/commands.mjs';
import { noteOutage } from '@/lib/platform/outages/note-outage';
import { listOutages } from '@/lib/platform/outages/queries';
import { backUp } from '@/server/database/backup/back-up';
import { backupName } from '@/server/database/backup/kept';
import { placeOf } from '@/server/database/backup/place';
import { cloneTemplate, withSql } from '@/testing/db/clone-template';
import { makeOfferingClub } from '@/testing/db/offering-club';

const emptyDatabase = `empty_${randomUUID().replaceAll('-', '')}`;
const nowhere = 'postgres://nobody:x@127.0.0.1:1/none';
let folder: string;
let empty: string;
let wrongPassword: string;

beforeAll(async () => {
  mkdirSync('dist', { recursive: true });
  folder = mkdtempSync(path.resolve('dist/commands-'));
  const scripts = new Set(Object.keys(commands).map(name => name.split(' ')[0]));
  const entryPoints = [...scripts].map(script => `server/cli/${script}.ts`);
  await build({ ...serverBundle(entryPoints), outdir: folder });
  const clusterUrl = inject('clusterUrl');
  await withSql(clusterUrl, sql => sql`create database ${sql(emptyDatabase)}`);
  empty = Object.assign(new URL(clusterUrl), { pathname: `/${emptyDatabase}` }).href;
  wrongPassword = Object.assign(new URL(clusterUrl), { username: 'nobody_here', password: 'wrong' }).href;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await withSql(inject('clusterUrl'), sql => sql`drop database ${sql(emptyDatabase)}`);
});

type Ended = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a script of Node to its end. */
async function run(file: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const given = {
    ...process.env,
    BACKUP_KEY: 'k'.repeat(32),
    npm_lifecycle_event: undefined,
    // Each script runs several times, and compiling it takes a third of the processor time of most of these.
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    ...env,
  };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args], { env: given });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

/** Arguments with which each command starts to work. */
const fitting: Record<keyof typeof commands, readonly string[]> = {
  'create-club': ['--slug', 'my-club', '--name', 'My Club', '--admin-email', 'me@my-club.example'],
  'club export': ['my-club', '/tmp/none.club'],
  'club import': ['/tmp/none.club'],
  'club list': [],
  'club suspend': ['my-club'],
  'club resume': ['my-club'],
  'club delete': ['my-club'],
  audit: [],
  'account-link': ['--email', 'me@my-club.example'],
  doctor: [],
  migrate: ['--check'],
  backup: [path.join(os.tmpdir(), 'eintritt-none.backup')],
  restore: ['/tmp/none.backup'],
  jobs: [],
  'jobs retry': ['1'],
  'jobs discard': ['1'],
  'rotate-keys': [],
  distribute: [],
  'demo-seed': ['--clubs', '1', '--submissions', '1'],
  seed: [],
};
const names = Object.keys(fitting) as (keyof typeof commands)[];

const runCommand = (
  name: string,
  args: readonly string[],
  url: string,
  settings: Record<string, string> = {},
) => {
  const [script = '', ...verb] = name.split(' ');
  const env = { DATABASE_URL: url, DATABASE_MIGRATION_URL: '', DATABASE_DISTRIBUTED: '0', ...settings };
  return run(path.join(folder, `${script}.mjs`), [...verb, ...args], env);
};

/** One line without a stack, SQL or a password. */
const oneLine = /^(?!.*(\bat \/|node:internal|select |insert |Failed query|wrong|[{}])).+\n$/;

/** The lines that the guide for operators lists; `…` stands for any words. */
const guide = readFileSync('docs/operations/README.md', 'utf8')
  .split('\n## ')
  .find(part => part.startsWith('Errors of commands'));
const listedLines = [...(guide ?? '').matchAll(/`([^`]*…[^`]*|[A-Z][^`]* [^`]*)`/g)].map(
  ([, line = '']) =>
    new RegExp(`^${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*')}.*\\n$`),
);
const isListed = (line: string) => listedLines.some(one => one.test(line));

describe.each(names)('%s', name => {
  it.each([
    ['no database', () => nowhere, /cannot be reached \(ECONNREFUSED\)/],
    ['a wrong password', () => wrongPassword, /refuses user or password/],
    ['no tables', () => empty, /no tables|pending|create extension citus/],
  ])('with %s ends with one line that says what to do', async (_, url, words) => {
    const { code, out, err } = await runCommand(name, fitting[name], url());
    const isReport = name === 'doctor' || (name === 'migrate' && code === 0);
    // It reads the whole file first.
    expect(isReport ? out : err).toMatch(name === 'restore' ? /none.backup cannot be read: check/ : words);
    if (isReport) return;
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(oneLine) });
    expect(err).toSatisfy(isListed);
  });

  it('refuses arguments that it does not know or that are missing, in one line with those that it has', async () => {
    const none = needsArguments(name) ? [[]] : [];
    for (const args of [['--no-such-option'], [...fitting[name], 'one', 'two', 'three'], ...none]) {
      const { code, err } = await run('bin/eintritt.mjs', [...name.split(' '), ...args]);
      expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(oneLine) });
      expect(err).toContain(`: ${callOf(name)}`);
      expect(err).toSatisfy(isListed);
    }
  });

  it('says what it does with --help, and does nothing', async () => {
    for (const [file, words] of [
      ['bin/eintritt.mjs', name],
      ['bin/run.mjs', name],
    ] as const) {
      const { code, out, err } = await run(file, [...words.split(' '), '--help'], { DATABASE_URL: '' });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toBe(`${callOf(name)}\n  ${commands[name].does}\n`);
    }
  });
});

it('restore says in one line that the backup has another APP_SECRET, with which nothing starts then', async () => {
  const source = await cloneTemplate(inject('clusterUrl'));
  await makeOfferingClub(source.db);
  const file = path.join(folder, 'other-secret.backup');
  const appSecret = 'the secret of the machine where the backup was made';
  await backUp({ url: source.url, key: 'k'.repeat(32), appSecret }, placeOf(file));
  await source.close();
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await withSql(inject('clusterUrl'), sql => sql`create database ${sql(name)}`);
  const url = Object.assign(new URL(inject('clusterUrl')), { pathname: `/${name}` }).href;
  const restored = await runCommand('restore', [file], url);
  expect(restored).toEqual({
    code: 0,
    out: expect.stringMatching(/^Restored the state of .*\n$/),
    err: expect.stringMatching(
      /^Warning: APP_SECRET .*: set that one, or add it to APP_SECRET_PREVIOUS\. .*\n$/,
    ),
  });
  const { code, err } = await runCommand('create-club', fitting['create-club'], url);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^APP_SECRET is not the one .*: set that one, or add it .*\n$/),
  });
  await withSql(inject('clusterUrl'), sql => sql`drop database ${sql(name)} with (force)`);
});

it('backup and club export refuse the name of a file that is there, in one line that says what to do', async () => {
  const source = await cloneTemplate(inject('clusterUrl'));
  await makeOfferingClub(source.db);
  const file = path.join(folder, 'there.backup');
  writeFileSync(file, 'the only good one');
  for (const [name, args] of [
    ['backup', [file]],
    ['club export', ['my-club', file]],
  ] as const) {
    const { code, err } = await runCommand(name, args, source.url);
    const words = `${file} exists already: choose another name, or remove it first\n`;
    expect({ code, err }).toEqual({ code: 1, err: words });
  }
  expect(readFileSync(file, 'utf8')).toBe('the only good one');
  await source.close();
});

it('a trial, good or failed, neither ends nor begins the outage of backups, and a backup ends it', async () => {
  const source = await cloneTemplate(inject('clusterUrl'));
  await makeOfferingClub(source.db);
  const to = mkdtempSync(path.join(folder, 'nightly-'));
  const outages = async () => (await listOutages(source.db, new Date())).map(({ name }) => name);
  const backup = (...args: string[]) => runCommand('backup', args, source.url, { BACKUP_TO: to });
  expect(await backup('--trial')).toMatchObject({ code: 1, err: expect.stringMatching(/no backup to try/) });
  expect(await outages()).toEqual([]);
  await noteOutage(source.db, 'Backup', { text: 'the disk is full', now: new Date() });
  writeFileSync(path.join(to, backupName(new Date(0))), 'damaged');
  expect(await backup('--trial')).toMatchObject({ code: 1, out: expect.stringMatching(/restore of .*: /) });
  expect(await outages()).toEqual(['Backup']);
  expect(await backup()).toMatchObject({ code: 0 });
  expect(await outages()).toEqual([]);
  await source.close();
});

it('create-club refuses an administrator without an e-mail address', async () => {
  const args = ['--slug', 'one', '--name', 'One', '--admin-email', 'bx.example'];
  const target = await cloneTemplate(inject('clusterUrl'));
  const { code, err } = await runCommand('create-club', args, target.url);
  await target.close();
  expect({ code, err }).toEqual({
    code: 1,
    err: '--admin-email bx.example is no e-mail address: write it as in me@my-club.example\n',
  });
});

it('eintritt --version names the release, and --help of a process what it runs', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect((await run('bin/eintritt.mjs', ['--version'])).out).toBe(`eintritt ${version}\n`);
  expect((await run('bin/eintritt.mjs', ['web', '--help'])).out).toBe(
    'eintritt web\n  runs forms, office and API\n',
  );
});

it('health says in one line that nothing answers', async () => {
  const env = { DATABASE_URL: nowhere, PORT: '1', HOST: '127.0.0.1', METRICS_PORT: '' };
  expect(await run('bin/eintritt.mjs', ['health'], env)).toEqual({
    code: 1,
    out: '',
    err: 'nothing answers at http://127.0.0.1:1/readyz: see that web or worker runs with these settings\n',
  });
});

it('eintritt lists all commands of the operator, and names the list after an unknown one', async () => {
  const { code, out } = await run('bin/eintritt.mjs', []);
  expect(code).toBe(0);
  for (const name of names.filter(one => one !== 'seed')) expect(out).toContain(`  ${name} `);
  expect(await run('bin/eintritt.mjs', ['foo'])).toEqual({
    code: 1,
    out: '',
    err: 'There is no command foo: eintritt --help lists them\n',
  });
  expect((await run('bin/eintritt.mjs', ['club'])).err).toBe(
    'club needs one of these words behind it: export, import, list, suspend, resume, delete\n',
  );
});

it('the table has every script that operators call', () => {
  const scripts = readdirSync('server/cli').flatMap(file => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? []);
  const ofBuild = ['compare-openapi', 'print-openapi'];
  const inTable = new Set(names.map(name => name.split(' ')[0]));
  expect(scripts.filter(script => !ofBuild.includes(script)).sort()).toEqual([...inTable].sort());
});

function needsArguments(name: CommandName): boolean {
  const command = commands[name];
  return 'required' in command || ('argumentCount' in command && command.argumentCount[0] > 0);
}

function callOf(name: CommandName): string {
  const command = commands[name];
  return `eintritt ${name} ${'usage' in command ? command.usage : ''}`.trimEnd();
}
