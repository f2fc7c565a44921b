import { withClub } from '@/db/client';
import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { listCustomFieldRows } from './queries';
import { toCustomField } from './serialize';

/** All custom fields of the club that were not deleted, in `sortOrder`, then label. */
export async function listCustomFields(ctx: Ctx): Promise<CustomFieldSchema[]> {
  return (await withClub(ctx, tx => listCustomFieldRows(tx, ctx.clubId))).map(toCustomField);
}
