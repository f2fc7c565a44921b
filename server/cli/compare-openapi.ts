import { readFileSync } from 'node:fs';
import { breakingChanges } from '@/lib/http/compatibility/breaking-changes';
import { readDocument } from '@/lib/http/openapi/described-operations';
import { openApiDocument } from '@/lib/http/openapi/openapi';

/** Prints the breaking changes since the OpenAPI document in the given file. Exits with 1 if there are any. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('say the file of the released document');
const released: unknown = JSON.parse(readFileSync(file, 'utf8'));
const broken = breakingChanges(
  readDocument(released),
  readDocument(openApiDocument('https://eintritt.example')),
);
for (const change of broken) console.error(change);
if (broken.length > 0) process.exitCode = 1;
