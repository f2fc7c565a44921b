import { z } from 'zod';
import { withClub } from '@/db/client';
import type { ConsentVersion, ConsentVersionsQuery } from '@/lib/contracts/data-privacy';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, pageOf } from '@/lib/platform/cursor';
import { countVersions, listVersions } from './queries';
import { toConsentVersion } from './serialize';

const Place = z.tuple([z.string(), z.string(), z.string()]);

/** What consents said and since when, the latest words first; of one consent where one is named, removed or not. */
export async function listConsentVersions(
  ctx: Ctx,
  { limit, cursor, consentId }: ConsentVersionsQuery,
): Promise<{ items: ConsentVersion[]; nextCursor: string | null; totalCount: number }> {
  const list = { name: 'consent-versions', clubId: ctx.clubId, of: consentId ?? '' };
  const after = decodeCursor(cursor, list, Place);
  return withClub(ctx, async tx => {
    const found = await listVersions(tx, ctx.clubId, { consentId, after, limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, list, row => [
      row.validFrom.toISOString(),
      row.consentId,
      String(row.textVersion),
    ]);
    return {
      items: rows.map(toConsentVersion),
      nextCursor,
      totalCount: await countVersions(tx, ctx.clubId, consentId),
    };
  });
}
