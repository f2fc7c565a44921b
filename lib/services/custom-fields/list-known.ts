import { asc, eq } from 'drizzle-orm';
import { withClub } from '@/db/client';
import { customFields } from '@/db/schema/catalog';
import type { KnownCustomField } from '@/lib/documents/known-custom-field';
import type { Ctx } from '@/lib/platform/context';

/** Every custom field that the club has or had, so that values submitted before a deletion keep their label. */
export async function listKnownCustomFields(ctx: Ctx): Promise<KnownCustomField[]> {
  const { internalName, label, type, category, forms, options, deletedAt } = customFields;
  const rows = await withClub(ctx, tx =>
    tx
      .select({ internalName, label, type, category, forms, options, deletedAt })
      .from(customFields)
      .where(eq(customFields.clubId, ctx.clubId))
      .orderBy(asc(customFields.sortOrder), asc(customFields.label)),
  );
  return rows.map(({ deletedAt: removedAt, ...field }) => ({ ...field, isDeleted: removedAt !== null }));
}
