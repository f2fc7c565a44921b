import { expect, it } from 'vitest';
import { z } from 'zod';
import { allOperations } from '@/lib/contracts/operations/all';
import { innerOf, schemaOf } from '@/lib/http/openapi/read-only-members';

/** Texts that are stored or compared as they were sent: secrets, codes, code, pictures and ids. */
const asSent = new Set([
  ...['password', 'newPassword', 'oldPassword', 'refreshToken', 'resetCode', 'code'],
  ...['twoFactorCode', 'twoFactorRecoveryCode', 'confirmation', 'token', 'secret'],
  ...[
    'additionalCss',
    'pattern',
    'signature',
    'data',
    'id',
    'clubId',
    'cursor',
    'form',
    'website',
    'basedOn',
  ],
]);

type Leaf = { readonly path: string; readonly name: string; readonly schema: z.ZodType };

/** Every schema of a text in a body, with its path. */
function leavesOf(given: z.ZodType, path: string, name: string): Leaf[] {
  const schema = innerOf(given);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([member, one]) =>
      leavesOf(schemaOf(one), `${path}.${member}`, name === 'basedOn' ? name : member),
    );
  if (schema instanceof z.ZodArray) return leavesOf(schemaOf(schema.element), `${path}[]`, name);
  if (schema instanceof z.ZodRecord) return leavesOf(schemaOf(schema.valueType), `${path}.*`, name);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(one => leavesOf(schemaOf(one), path, name));
  return schema instanceof z.ZodString ? [{ path, name, schema }] : [];
}

const pasted = 'M\u00a0u\u0308\u200bl\u00adler\u202c';

it('every text of every request is cleaned, refused, or known to be stored as it was sent', () => {
  const leaves = allOperations.flatMap(({ operationId, body }) =>
    body ? leavesOf(body, operationId, '') : [],
  );
  expect(leaves.length).toBeGreaterThan(200);
  const unclean = leaves.filter(({ name, schema }) => {
    const { success, data } = schema.safeParse(pasted);
    return !asSent.has(name) && success && /[\u00a0\u200b\u00ad\u202c]|\u0308/.test(String(data));
  });
  expect(unclean.map(({ path }) => path)).toEqual([]);
});
