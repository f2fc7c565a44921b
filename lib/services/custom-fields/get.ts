import { withClub } from '@/db/client';
import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { requireCustomField } from './queries';
import { toCustomField } from './serialize';

/** One field by its internal name, and its version. Throws 404. */
export async function getCustomField(
  ctx: Ctx,
  internalName: string,
): Promise<{ field: CustomFieldSchema; version: number }> {
  const row = await withClub(ctx, tx => requireCustomField(tx, ctx.clubId, internalName));
  return { field: toCustomField(row), version: row.version };
}
