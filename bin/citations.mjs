/**
 * Checks that cited places exist. Knows `contract §4` (a section of docs/contract.md), `ADR 12` (a file of docs/adr),
 * `migration 0001`, links of Markdown files, and paths that begin with a folder of the repository. Prints each broken citation, and exits
 * with 1 if there is one.
 */
import './node24.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-node.mjs';

const citedPath =
  /(?<![\w./@-])(?:app|bench|bin|components|db|docs|e2e|lib|messages|server)\/(?:[\w./*-]|\[[\w.]+\]|\(\w+\))*\.(?:tsx?|mjs|md|json|sql)\b/g;

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(isThere);
const sections = [...readText('docs/contract.md').matchAll(/^## (\d+)\./gm)].map(([, number]) => number);

const lost = tracked
  .filter(file => /\.(?:tsx?|mjs|md|sql|css)$/.test(file))
  .flatMap(file =>
    readText(file)
      .split('\n')
      .flatMap((line, index) => findBroken(file, line).map(cited => `${file}:${index + 1} cites ${cited}`)),
  );
for (const line of lost) console.error(line);
if (lost.length > 0) process.exitCode = 1;

/**
 * @param {string} file
 * @param {string} line
 * @returns {string[]} the broken citations of a line
 */
function findBroken(file, line) {
  const isDocument = file.endsWith('.md');
  if (!isDocument && !/^\s*(?:\/\*|\*|\/\/|--)/.test(line)) return [];
  const lostSections = matches(line, /contract(?:\.md)?,? §(\d+)/g).filter(one => !sections.includes(one));
  const lostDecisions = matches(line, /\bADR 0*(\d+)/g).filter(
    number => !isKnown(`docs/adr/${number.padStart(4, '0')}-*.md`),
  );
  const lostMigrations = matches(line, /\bmigration (\d{4})\b/g).filter(
    number => !isKnown(`db/migrations/${number}_*.sql`),
  );
  const lostPaths = (line.match(citedPath) ?? []).filter(cited => !isKnown(cited));
  const links = isDocument ? matches(line, /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g) : [];
  const lostLinks = links.filter(
    target => !/^(?:\/|\{\{)/.test(target) && !isThere(path.join(path.dirname(file), target)),
  );
  return [
    ...lostSections.map(number => `contract §${number}`),
    ...lostDecisions.map(number => `ADR ${number}`),
    ...lostMigrations.map(number => `migration ${number}`),
    ...lostPaths,
    ...lostLinks,
  ];
}

/**
 * @param {string} line
 * @param {RegExp} pattern
 */
function matches(line, pattern) {
  return [...line.matchAll(pattern)].map(([, found]) => found ?? '');
}

/**
 * Whether a path is a file of the repository; `*` matches any part of a name.
 * @param {string} cited
 */
function isKnown(cited) {
  const pattern = cited.replaceAll(/[.[\]()+]/g, '\\$&').replaceAll('*', '[^/]*');
  return tracked.some(file => new RegExp(`^${pattern}$`).test(file));
}

/** @param {string} file */
function isThere(file) {
  return file !== '' && existsSync(path.join(root, file));
}

/** @param {string} file */
function readText(file) {
  return readFileSync(path.join(root, file), 'utf8');
}
