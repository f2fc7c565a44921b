import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { type Exchange, exchangeChannel } from '@/lib/http/exchange-channel';

/**
 * Setup of each test file: compares every answer of a route with the document. The file fails if they differ. The
 * document is made after the first answer.
 */
const checked: Promise<string[]>[] = [];

function keep(message: unknown): void {
  if (isExchange(message)) checked.push(check(message));
}

subscribe(exchangeChannel, keep);

afterAll(async () => {
  unsubscribe(exchangeChannel, keep);
  if (checked.length === 0) return;
  const violations = (await Promise.all(checked)).flat();
  appendFileSync(
    path.join(inject('answersFolder'), String(process.pid)),
    `${checked.length} ${violations.length}\n`,
  );
  expect([...new Set(violations)], 'answers that differ from the OpenAPI document').toEqual([]);
});

/** Only `lib/http` publishes on this channel. */
function isExchange(message: unknown): message is Exchange {
  return typeof message === 'object' && message !== null && 'response' in message;
}

let checks: ReturnType<typeof makeChecks> | undefined;

async function check({ operation, request, response }: Exchange): Promise<string[]> {
  const copy = response.clone();
  checks ??= makeChecks();
  const violationsOf = await checks;
  return violationsOf({
    operationId: operation?.operationId ?? null,
    method: request.method,
    status: copy.status,
    headers: copy.headers,
    body: await copy.text(),
  });
}

async function makeChecks() {
  const { openApiDocument } = await import('@/lib/http/openapi/openapi');
  const { answerChecks } = await import('./answer-checks');
  const { readDocument } = await import('@/lib/http/openapi/described-operations');
  return answerChecks(readDocument(openApiDocument()));
}
