import { z } from 'zod';
import { withClubSnapshot } from '@/db/client';
import type { ApiRequest, ApiRequestList, ApiRequestQuery } from '@/lib/contracts/api-requests';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, pageOf } from '@/lib/platform/cursor';
import { notFound } from '@/lib/platform/errors';
import { type ApiRequestRow, hasKey, listRequests } from './queries';

const Place = z.tuple([z.uuid()]);

/**
 * A page of the requests of an API key, newest first; the key may be revoked or expired. Throws 404 for a key of another
 * club, 400 (`bad-query`) for a wrong cursor.
 */
export async function listApiRequests(
  ctx: Ctx,
  { apiKeyId, limit, cursor, ...filter }: ApiRequestQuery & { readonly apiKeyId: string },
): Promise<ApiRequestList> {
  const { clubId } = ctx;
  const list = { name: 'api-requests', clubId, of: JSON.stringify({ apiKeyId, ...filter }) };
  const [before] = decodeCursor(cursor, list, Place) ?? [null];
  return withClubSnapshot(ctx, async tx => {
    if (!(await hasKey(tx, clubId, apiKeyId))) throw notFound();
    const found = await listRequests(tx, { clubId, apiKeyId, ...filter }, { before, limit });
    const { rows, nextCursor } = pageOf(found.rows, limit, list, row => [row.id]);
    return { items: rows.map(toApiRequest), nextCursor, totalCount: found.totalCount };
  });
}

function toApiRequest({
  id,
  at,
  method,
  path,
  status,
  durationMs,
  requestId,
  problem,
}: ApiRequestRow): ApiRequest {
  return { id, at: at.toISOString(), method, path, status, durationMs, requestId, problem };
}
