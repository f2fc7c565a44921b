import './node24.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { buildServer } from './build.mjs';
import { oneLine } from './report.mjs';
import { root } from './run-node.mjs';

/**
 * `types` writes the types of the API's client from the OpenAPI document, `check` fails where they are not what it
 * would write, `release` keeps the document as that of a release: later ones may break nothing that it says.
 */
const typesFile = path.join(root, 'lib/api-client/generated/api.ts');
const releaseFile = path.join(root, 'docs/openapi/v1.json');
const commands = { types: writeTypes, check: checkTypes, release: keepRelease };

try {
  const command = commands[process.argv[2]];
  if (!command) throw new Error(`say one of ${Object.keys(commands).join(', ')}`);
  await buildServer();
  const text = execFileSync(process.execPath, ['dist/server/print-openapi.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  await command(JSON.parse(text));
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}

/** @param {object} document */
async function writeTypes(document) {
  writeFileSync(typesFile, await typesOf(document));
}

/** @param {object} document */
async function checkTypes(document) {
  if (readFileSync(typesFile, 'utf8') === (await typesOf(document))) return;
  throw new Error('lib/api-client/generated/api.ts is not what the document says: npm run openapi:types');
}

/** @param {object} document */
function keepRelease(document) {
  writeFileSync(releaseFile, `${JSON.stringify(document, null, 2)}\n`);
}

/**
 * openapi-typescript writes by the JavaScript API of TypeScript, which TypeScript 7 has no more; ts-morph carries the
 * last one that has it.
 * @param {object} document
 */
async function typesOf(document) {
  const standIn = new URL('./typescript-api.mjs', import.meta.url).href;
  registerHooks({
    resolve: (name, context, next) =>
      name === 'typescript' ? { url: standIn, shortCircuit: true } : next(name, context),
  });
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  const nodes = await openapiTypescript(withoutExamples(document), {
    defaultNonNullable: false,
    alphabetize: true,
  });
  return `/** Written by \`npm run openapi:types\` from the OpenAPI document. */\n\n${astToString(nodes)}`;
}

/**
 * The types need no examples, which change more often than they do. A member of a record may be called `example`.
 * @param {any} value
 * @param {string} [name]
 * @returns {any}
 */
function withoutExamples(value, name = '') {
  if (Array.isArray(value)) return value.map(one => withoutExamples(one));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => name === 'properties' || !/^examples?$/.test(key));
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutExamples(one, key)]));
}
