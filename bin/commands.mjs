import { parseArgs } from 'node:util';

const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });

/**
 * The operator's commands. The first word is the script, `server/cli/<word>.ts`.
 *
 * `does` says it in one line, `usage` the arguments. `required`: options that must be set. `argumentCount`: least and
 * greatest number of arguments that are no options; none if absent. `npm`: its script in `package.json`, if that has
 * another name. `usesSecret`: it encrypts or decrypts, so that a wrong `APP_SECRET` is refused.
 */
export const commands = /** @type {const} */ ({
  'create-club': {
    npm: 'club:create',
    does: 'creates a club and its first administrator; with --online its forms are open, the membership form once the club has a membership type',
    usage: '--slug my-club --name "My Club" --admin-email me@my-club.example [--online]',
    options: { slug: text, name: text, 'admin-email': text, online: flag },
    required: ['slug', 'name', 'admin-email'],
    usesSecret: true,
  },
  'club export': {
    does: 'writes all of one club, or its settings as a template, into a file',
    usage: '<slug> <file, or s3://bucket/name> [--template]',
    options: { template: flag },
    argumentCount: [2, 2],
    usesSecret: true,
  },
  'club import': {
    does: 'adds the club of such a file',
    usage: '<file> [for a template: --slug my-club --name "My Club" --admin-email me@my-club.example]',
    options: { slug: text, name: text, 'admin-email': text },
    argumentCount: [1, 1],
    usesSecret: true,
  },
  'club list': {
    does: 'lists the clubs with their size, last use and state',
  },
  'club suspend': {
    does: 'closes the forms of a club and lets nobody of it sign in; nothing is lost',
    usage: '<slug>',
    argumentCount: [1, 1],
  },
  'club resume': {
    does: 'ends that, also before a removal',
    usage: '<slug>',
    argumentCount: [1, 1],
  },
  'club delete': {
    does: 'says what a removal would delete; with a file it suspends the club, exports it into the file and has it removed later',
    usage: '<slug> [<file, or s3://bucket/name>] [--days 14]',
    options: { days: text },
    argumentCount: [1, 2],
    usesSecret: true,
  },
  audit: {
    does: 'lists which commands were run on which club, the newest first',
    usage: '[--club my-club]',
    options: { club: text },
  },
  'account-link': {
    npm: 'account:link',
    does: 'prints a link by which a user sets a password or confirms an address',
    usage: '--email person@my-club.example [--without-second-factor]',
    options: { email: text, 'without-second-factor': flag },
    required: ['email'],
    usesSecret: true,
  },
  doctor: {
    does: 'examines the installation and says what is wrong',
    usage: '[--json]',
    options: { json: flag, 'data-dir': text },
  },
  migrate: {
    does: 'applies the pending migrations; with --check only says what it would do and what would fail',
    usage: '[--check]',
    options: { check: flag, quiet: flag },
  },
  backup: {
    does: 'makes a backup, by default in BACKUP_TO; with --if-due only if the one of this night is missing; with --trial restores the newest one there into a scratch database and compares it',
    usage: '[<file, or s3://bucket/name>] [--if-due | --trial]',
    options: { 'if-due': flag, trial: flag, quiet: flag, 'data-dir': text },
    argumentCount: [0, 1],
  },
  restore: {
    does: 'fills an empty database from a backup',
    usage: '<file, or s3://bucket/name>',
    argumentCount: [1, 1],
  },
  jobs: {
    does: 'lists the jobs that are set aside because workers died with them; jobs retry <number> and jobs discard <number> end that',
  },
  'jobs retry': {
    does: 'puts one of them into the queue again',
    usage: '<number in the list>',
    argumentCount: [1, 1],
  },
  'jobs discard': {
    does: 'forgets one of them',
    usage: '<number in the list>',
    argumentCount: [1, 1],
  },
  'rotate-keys': {
    npm: 'keys:rotate',
    does: 'encrypts all records with APP_SECRET that a former one encrypted',
    usage: '[--former-secret-is-lost]',
    options: { 'former-secret-is-lost': flag },
  },
  distribute: {
    npm: 'db:distribute',
    does: 'spreads the tables over the nodes of Citus',
  },
  'demo-seed': {
    npm: 'demo:seed',
    does: 'fills an empty database with clubs and submissions, to try a large one',
    usage: '[--clubs 1000] [--submissions 1000000] [--seed 1]',
    options: { clubs: text, submissions: text, seed: text },
    usesSecret: true,
  },
  seed: {
    does: 'creates the demo club',
    usesSecret: true,
    isInternal: true,
  },
});

/** @typedef {keyof typeof commands} CommandName */
/**
 * @typedef {object} Command
 * @property {string} does
 * @property {string} [usage]
 * @property {string} [npm]
 * @property {Record<string, { type: 'string' | 'boolean' }>} [options]
 * @property {readonly string[]} [required]
 * @property {readonly number[]} [argumentCount]
 * @property {boolean} [usesSecret]
 * @property {boolean} [isInternal]
 */
/** @type {Readonly<Record<string, Command>>} */
const table = commands;

/** Wrong words on the command line. The message is one line that says what to write. */
export class UsageError extends Error {}

/**
 * Reads a command line, whose first word is the command. Throws `UsageError`.
 * @param {readonly string[]} line
 * @returns {{ name: string; help: string } | { name: string; help?: undefined; values: Record<string, string | boolean | undefined>; names: string[] }}
 */
export function parseCommand(line) {
  const [word = '', second = '', ...rest] = line;
  const name = table[`${word} ${second}`] ? `${word} ${second}` : word;
  const isHelp = line.includes('--help') || line.includes('-h');
  const command = table[name];
  if (!command) {
    const parts = Object.keys(table).filter(one => one.startsWith(`${word} `));
    if (parts.length === 0) throw new UsageError(`There is no command ${word}: eintritt --help lists them`);
    if (isHelp) return { name, help: parts.map(helpOf).join('\n') };
    throw new UsageError(
      `${word} needs one of these words behind it: ${parts.map(one => one.split(' ')[1]).join(', ')}`,
    );
  }
  if (isHelp) return { name, help: helpOf(name) };
  const args = name === word ? line.slice(1) : rest;
  const { values, positionals: names } = parsed(name, args);
  const missing = (command.required ?? []).find(option => !values[option]);
  if (missing) throw new UsageError(`--${missing} is missing: ${callOf(name)}`);
  const [least = 0, most = 0] = command.argumentCount ?? [];
  if (names.length < least) throw new UsageError(`${name} needs more: ${callOf(name)}`);
  if (names.length > most) throw new UsageError(`${name} does not know ${names[most]}: ${callOf(name)}`);
  return { name, values, names };
}

/** @param {string} name @param {readonly string[]} args */
function parsed(name, args) {
  try {
    return parseArgs({ args: [...args], options: table[name]?.options ?? {}, allowPositionals: true });
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const option = /'(-[^' ]*)/.exec(said)?.[1] ?? 'these options';
    const isUnknown = said.startsWith('Unknown option');
    throw new UsageError(
      `${name} ${isUnknown ? 'does not know' : 'needs another value for'} ${option}: ${callOf(name)}`,
    );
  }
}

/** @param {string} name */
function helpOf(name) {
  return `${callOf(name)}\n  ${table[name]?.does}`;
}

/**
 * How the command is called, in the way that this process was started.
 * @param {string} name
 */
function callOf(name) {
  const { npm, usage = '' } = table[name] ?? {};
  const [word = '', second] = name.split(' ');
  if (process.env.npm_lifecycle_event === undefined) return `eintritt ${name} ${usage}`.trimEnd();
  const args = [second, usage].filter(Boolean).join(' ');
  return `npm run ${npm ?? word}${args && ` -- ${args}`}`;
}

/** The command by its script of `package.json`. */
const byScript = new Map(
  Object.entries(table).map(([name, { npm }]) => {
    const [word = ''] = name.split(' ');
    return [npm ?? word, word];
  }),
);

/**
 * Replaces `npm run <script> --` by `eintritt <command>`.
 * @param {string} text
 */
export function withoutNpm(text) {
  return text.replace(/npm run (?:-s )?([\w:]+)(?: --(?=\s))?/g, (whole, script) =>
    byScript.has(script) ? `eintritt ${byScript.get(script)}` : whole,
  );
}

/**
 * Names commands as this process was started: by npm, or as `eintritt <command>`.
 * @param {string} text
 */
export function inOwnWords(text) {
  return process.env.npm_lifecycle_event === undefined ? withoutNpm(text) : text;
}

/** The commands, one a line. */
export function listCommands() {
  const shown = Object.entries(table).filter(([, { isInternal }]) => !isInternal);
  return [
    'eintritt <command>; eintritt <command> --help says more, eintritt --version which release it is',
    ...Object.keys(processes).map(name => `  ${name.padEnd(14)}${processes[name]}`),
    ...shown.map(([name, { does }]) => `  ${name.padEnd(14)}${does}`),
  ].join('\n');
}

/**
 * What a process of the product does, by the word that starts it.
 * @type {Readonly<Record<string, string>>}
 */
export const processes = {
  start: 'migrates, then runs web and worker',
  web: 'runs forms, office and API',
  worker: 'runs mails, webhooks, exports and nightly work',
  nightly: 'makes the backups of BACKUP_TO, and tries each week to restore one',
  health: 'ends with 0 if the process with the same settings is ready',
};
