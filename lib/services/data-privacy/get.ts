import { withClub } from '@/db/client';
import type { DataPrivacySchema } from '@/lib/contracts/data-privacy';
import type { Ctx } from '@/lib/platform/context';
import { getPrivacyRow, listConsents } from './queries';
import { toDataPrivacy } from './serialize';

/** Privacy notice, consents and retention, and their version. */
export async function getDataPrivacy(ctx: Ctx): Promise<{ privacy: DataPrivacySchema; version: number }> {
  return withClub(ctx, async tx => {
    const row = await getPrivacyRow(tx, ctx.clubId);
    return { privacy: toDataPrivacy(row, await listConsents(tx, ctx.clubId)), version: row.version };
  });
}
