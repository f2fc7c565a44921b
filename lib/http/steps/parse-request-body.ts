import type { Operation } from '@/lib/contracts/operation';
import { withoutReadOnly } from '@/lib/http/openapi/read-only-members';
import type { Actor } from '@/lib/platform/context';
import { readJson } from '../body';
import type { Input } from '../handler';
import { parseBody, parseLeniently } from '../parse';
import { inUploadSlot } from '../upload-slots';
import { inputOf } from './input-of';

const bodyBytesDefault = 1024 * 1024;
/** Larger bodies contain files and need a slot. */
const bytesWithoutSlot = 4 * 1024 * 1024;

/**
 * Reads and parses the JSON body, if the operation has one. Throws 400, 413 or 415. For a lenient body, members of the
 * wrong shape become `shapeViolations`.
 */
export async function parseRequestBody<Op extends Operation>(
  operation: Op,
  request: Request,
  actor: Actor,
): Promise<Pick<Input<Op>, 'body' | 'shapeViolations'>> {
  const { body: schema, record, bodyBytesMax, isBodyOptional, isBodyLenient } = operation;
  if (!schema) return inputOf<Op, 'body' | 'shapeViolations'>({ body: undefined, shapeViolations: [] });
  const bytesMax = bodyBytesMax ?? bodyBytesDefault;
  const read = () => readJson(request, bytesMax, isBodyOptional);
  const sent = await (bytesMax > bytesWithoutSlot ? inUploadSlot(callerOf(actor), read) : read());
  const json = record ? withoutReadOnly(schema, record, sent) : sent;
  const { body, violations } = isBodyLenient
    ? parseLeniently(schema, json)
    : { body: parseBody(schema, json), violations: [] };
  return inputOf<Op, 'body' | 'shapeViolations'>({ body, shapeViolations: violations });
}

function callerOf(actor: Actor): string {
  if ('id' in actor) return actor.id;
  return 'ip' in actor ? actor.ip : 'unknown';
}
