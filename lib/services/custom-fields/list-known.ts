import { withClub } from '@/db/client';
import type { KnownCustomField } from '@/lib/documents/known-custom-field';
import type { Ctx } from '@/lib/platform/context';
import { listEveryCustomFieldRow } from './queries';

/** Every custom field that the club has or had, so that values submitted before a deletion keep their label. */
export async function listKnownCustomFields(ctx: Ctx): Promise<KnownCustomField[]> {
  const rows = await withClub(ctx, tx => listEveryCustomFieldRow(tx, ctx.clubId));
  return rows.map(({ internalName, label, type, category, forms, options, deletedAt }) => ({
    ...{ internalName, label, type, category, forms, options },
    isDeleted: deletedAt !== null,
  }));
}
