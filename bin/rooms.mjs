import './node24.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-node.mjs';

/**
 * Checks which room imports which, including types, and that no modules import each other in a circle. Every import
 * that is not listed below fails, also that of a new room. Tests may import everything.
 */

const publicPages = [
  ...['components/form-view', 'lib/auth', 'lib/contracts', 'lib/env.ts', 'lib/http', 'lib/platform'],
  ...['lib/rules', 'lib/services'],
];

/**
 * The rooms from the ground up, each with the rooms that it may import.
 * @type {Record<string, string[]>}
 */
const allowed = {
  'lib/env.ts': [],
  'lib/tracing.ts': [],
  messages: [],
  'lib/rules': [],
  'lib/contracts': ['lib/rules'],
  db: ['lib/env.ts', 'lib/rules', 'lib/tracing.ts'],
  'lib/platform': ['db', 'lib/contracts', 'lib/env.ts', 'lib/rules', 'lib/tracing.ts', 'messages'],
  'lib/queue': ['db', 'lib/env.ts', 'lib/platform', 'lib/tracing.ts'],
  'lib/auth': ['db', 'lib/contracts', 'lib/env.ts', 'lib/platform', 'lib/rules'],
  'lib/documents': ['lib/contracts', 'lib/env.ts', 'lib/platform', 'lib/rules'],
  'lib/mail': ['db', 'lib/contracts', 'lib/env.ts', 'lib/platform', 'lib/queue', 'lib/rules'],
  'lib/webhooks': ['db', 'lib/contracts', 'lib/env.ts', 'lib/mail', 'lib/platform', 'lib/queue', 'lib/rules'],
  'lib/services': [
    ...['db', 'lib/auth', 'lib/contracts', 'lib/documents', 'lib/env.ts', 'lib/mail', 'lib/platform'],
    ...['lib/queue', 'lib/rules', 'lib/tracing.ts', 'lib/webhooks'],
  ],
  'lib/http': ['db', 'lib/auth', 'lib/contracts', 'lib/env.ts', 'lib/platform', 'lib/rules', 'lib/services'],
  'lib/sessions': [
    ...['db', 'lib/auth', 'lib/contracts', 'lib/env.ts', 'lib/http', 'lib/platform', 'lib/rules'],
    'lib/services',
  ],
  'lib/api-client': ['lib/contracts', 'lib/rules'],
  'components/ui': ['lib/rules'],
  'components/charts': ['components/ui', 'lib/rules'],
  'components/embed': ['messages'],
  'components/developers': ['components/ui'],
  'components/forms': ['components/ui', 'lib/api-client', 'lib/contracts', 'lib/rules'],
  'components/screens': ['components/ui', 'lib/api-client'],
  'components/form-view': ['components/embed', 'lib/contracts', 'lib/platform', 'lib/rules'],
  'components/form-editor': [
    ...['components/form-view', 'components/forms', 'components/screens', 'components/ui'],
    ...['lib/api-client', 'lib/contracts', 'lib/rules'],
  ],
  'components/office': [
    ...['components/charts', 'components/form-editor', 'components/form-view', 'components/forms'],
    ...[
      'components/screens',
      'components/ui',
      'lib/api-client',
      'lib/contracts',
      'lib/platform',
      'lib/rules',
    ],
    'messages',
  ],
  'app/api': [
    ...['lib/contracts', 'lib/env.ts', 'lib/http', 'lib/platform', 'lib/rules', 'lib/services'],
    'lib/sessions',
  ],
  'app/f': publicPages,
  'app/confirm': ['app/f', ...publicPages],
  'app/family': ['app/f', ...publicPages],
  'app/sign': ['app/f', ...publicPages],
  'app/status': ['app/f', ...publicPages],
  'app/unsubscribe': ['app/f', ...publicPages],
  app: [
    'app/f',
    ...['components/charts', 'components/developers', 'components/embed', 'components/form-editor'],
    ...['components/form-view', 'components/forms', 'components/office', 'components/ui'],
    ...['lib/api-client', 'lib/auth', 'lib/contracts', 'lib/env.ts', 'lib/http', 'lib/platform', 'lib/rules'],
    ...['lib/services', 'lib/sessions', 'messages'],
  ],
  'server/database': ['bin', 'db', 'lib/platform', 'lib/queue', 'lib/rules'],
  'server/seed': ['db', 'lib/auth', 'lib/contracts', 'lib/platform', 'lib/rules', 'lib/services'],
  'server/worker': [
    ...['db', 'lib/auth', 'lib/contracts', 'lib/documents', 'lib/env.ts', 'lib/mail', 'lib/platform'],
    ...['lib/queue', 'lib/rules', 'lib/services', 'lib/tracing.ts', 'lib/webhooks'],
  ],
  'server/runtime': [
    ...['app/api', 'app/confirm', 'app/f', 'app/family', 'app/sign', 'app/status', 'app/unsubscribe'],
    'bin',
    'db',
    'lib/contracts',
    'lib/env.ts',
    'lib/http',
    'lib/platform',
    'lib/queue',
    'lib/tracing.ts',
  ],
  'server/cli': [
    ...[
      'bin',
      'db',
      'lib/contracts',
      'lib/env.ts',
      'lib/http',
      'lib/mail',
      'lib/platform',
      'lib/queue',
      'lib/services',
    ],
    ...['server/database', 'server/seed'],
  ],
  server: [
    'bin',
    'db',
    'lib/env.ts',
    'lib/http',
    'lib/platform',
    'lib/services',
    'server/runtime',
    'server/worker',
  ],
  bin: ['lib/env.ts', 'lib/rules'],
};

/** Folders of test code, which may import every room. */
const testFolders = /^(testing|e2e)\//;

/**
 * Packages and files that only few files may import, with the reason for the message.
 * @type {{ target: RegExp; by: RegExp; reason: string }[]}
 */
const restricted = [
  {
    target: /^(drizzle-orm|postgres)(\/|$)/,
    by: new RegExp(
      [
        '^(bin|db)/',
        '^server/(database|seed|cli)/',
        '(^|[/-])queries\\.ts$',
        // Tables of a mechanism, not of an entity.
        '^lib/queue/(enqueue|queue-state|suspect-jobs)\\.ts$',
        '^lib/http/(idempotency|steps/(assert-version|club-cors))\\.ts$',
        '^server/runtime/probes\\.ts$',
      ].join('|'),
    ),
    reason: 'SQL belongs into queries',
  },
  {
    target: /^next(\/|$)/,
    // Only pages use the two files of lib. Next itself serves the sign-in of next-auth.
    by: /^(app\/(?!(api|f|confirm|status|sign|unsubscribe)\/)|bin\/|components\/|server\/runtime\/pages\.ts|lib\/sessions\/office-session\.ts|lib\/platform\/i18n\/page\.ts|app\/api\/auth\/\[\.\.\.nextauth\]\/)/,
    reason: 'the door calls route files without Next, so next/headers and the like would throw there',
  },
  {
    target: /^(react|react-dom|use-intl\/react|@tanstack\/react-query)(\/|$)/,
    by: /^(app\/|components\/|lib\/(api-client|sessions|platform\/i18n)\/)/,
    reason: 'only screens know React',
  },
  {
    target: /^node:/,
    by: /^(?!lib\/(contracts|rules|api-client)\/|components\/(?!form-view\/))/,
    reason: 'runs in browsers, too',
  },
  {
    target: /^(db\/client|lib\/(queue|mail|webhooks)\/)/,
    by: /^(?!lib\/services\/.*\/(rules|serialize)\.ts$)/,
    reason: 'rules and serializers are pure, so that tables can test them',
  },
];

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => /^(app|bin|components|db|e2e|lib|server|testing)\/.*\.(tsx?|mjs)$/.test(file))
  .filter(file => existsSync(path.join(root, file)));
const known = new Set(sources);
const roomNames = [...Object.keys(allowed)].sort((a, b) => b.length - a.length);

/** @type {string[]} */
const faults = [];
/** @type {Map<string, Set<string>>} */
const importsOfRoom = new Map();
/** @type {Map<string, string[]>} */
const importsOfModule = new Map();
for (const file of sources) {
  const found = importsOf(file);
  importsOfModule.set(
    file,
    found.flatMap(({ target, isType }) => (isType || !known.has(target) ? [] : target)),
  );
  if (!/\.test\.tsx?$/.test(file) && !testFolders.test(file))
    for (const { target } of found) checkImport(file, target);
}
faults.push(...circles());
const pairs = mutualPairs();
faults.push(...pairs.map(pair => `${pair} import each other`));
console.log(
  `${importsOfRoom.size} rooms, ${pairs.length} pairs that import each other, ${sources.length} modules`,
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/**
 * Lists the imports of a file: files of this repository by path, packages by name.
 * @param {string} file
 * @returns {{ target: string; isType: boolean }[]}
 */
function importsOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const statements = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;
  return [...text.matchAll(statements)].map(([, type, name, loaded]) => ({
    target: resolve(file, name ?? loaded ?? ''),
    isType: Boolean(type) || loaded !== undefined,
  }));
}

/**
 * @param {string} file
 * @param {string} name
 */
function resolve(file, name) {
  if (!/^(@\/|\.)/.test(name)) return name;
  const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
  return ['', '.ts', '.tsx', '.mjs'].map(end => base + end).find(full => known.has(full)) ?? base;
}

/** @param {string} file */
function roomOf(file) {
  return roomNames.find(room => file === room || file.startsWith(`${room}/`));
}

/**
 * @param {string} file
 * @param {string} target
 */
function checkImport(file, target) {
  for (const { target: pattern, by, reason } of restricted)
    if (pattern.test(target) && !by.test(file)) faults.push(`${file} imports ${target}: ${reason}`);
  const from = roomOf(file);
  if (!from) faults.push(`${file} is in no room: bin/rooms.mjs lists them`);
  const to = roomOf(target);
  if (!from || from === to || !(to || testFolders.test(target))) return;
  const room = to ?? 'testing';
  if (!allowed[from]?.includes(room))
    faults.push(`${file} imports ${target}: ${from} may not import ${room}`);
  importsOfRoom.set(from, (importsOfRoom.get(from) ?? new Set()).add(room));
  const [, entity] = /^lib\/services\/([^/]+)\//.exec(file) ?? [];
  const [, other] = /^lib\/services\/([^/]+)\/(?:.*[/-])?(?:queries|rules)\.ts$/.exec(target) ?? [];
  if (other && entity && other !== entity) faults.push(`${file} imports ${target}: call a verb of ${other}`);
}

function mutualPairs() {
  return [...importsOfRoom].flatMap(([room, targets]) =>
    [...targets]
      .filter(target => room < target && importsOfRoom.get(target)?.has(room))
      .map(target => `${room} and ${target}`),
  );
}

/** Lists circles of modules that import each other; circles of types alone are allowed. */
function circles() {
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @type {string[]} */
  const found = [];
  /** @param {string} file @param {string[]} trail */
  const visit = (file, trail) => {
    if (state.get(file) === 'open')
      found.push(`a circle: ${[...trail.slice(trail.indexOf(file)), file].join(' > ')}`);
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const target of importsOfModule.get(file) ?? []) visit(target, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of sources) visit(file, []);
  return found;
}
