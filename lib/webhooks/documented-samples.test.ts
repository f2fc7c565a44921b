import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { signEvent } from '@/lib/webhooks/sign-event';
import { makeSecret } from '@/lib/webhooks/webhook-secret';

const Sample = z.object({ verify: z.function({ input: [z.string(), z.instanceof(Headers), z.string()] }) });
const folder = mkdtempSync(path.join(process.cwd(), 'node_modules/.documented-samples-'));
const secret = makeSecret();
const event = {
  id: '019a0000-0000-7000-8000-000000000001',
  type: 'Test',
  createdAt: new Date(),
  data: { clubId: '019a0000-0000-7000-8000-000000000002' },
} as const;
let sample: z.output<typeof Sample>;

beforeAll(async () => {
  const page = readFileSync('docs/developers/webhooks.md', 'utf8');
  const source = /```ts verify\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const file = path.join(folder, 'verify.mjs');
  writeFileSync(file, (await transform(source, { loader: 'ts', format: 'esm' })).code);
  sample = Sample.parse(await import(/* @vite-ignore */ pathToFileURL(file).href));
});

afterAll(() => rmSync(folder, { recursive: true }));

it('the TypeScript sample of the webhooks page accepts our events, with the old and the new secret', () => {
  const older = makeSecret();
  const { body, headers } = signEvent(event, [secret, older], new Date());
  for (const known of [secret, older])
    expect(sample.verify(known, new Headers(headers), body)).toMatchObject({
      type: 'Test',
      data: event.data,
    });
});

it('the TypeScript sample refuses another secret, another body and an old timestamp', () => {
  const { body, headers } = signEvent(event, [secret], new Date());
  const old = signEvent(event, [secret], new Date(Date.now() - 6 * 60_000));
  expect(() => sample.verify(makeSecret(), new Headers(headers), body)).toThrow();
  expect(() => sample.verify(secret, new Headers(headers), `${body} `)).toThrow();
  expect(() => sample.verify(secret, new Headers(old.headers), old.body)).toThrow();
});
