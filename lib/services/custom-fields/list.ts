import { and, asc, eq, isNull } from 'drizzle-orm';
import { withClub } from '@/db/client';
import { customFields } from '@/db/schema/catalog';
import type { Ctx } from '@/lib/context';
import type { CustomFieldSchema } from '@/lib/contracts/catalog';

/** All custom fields of the club that were not deleted, in `sortOrder`, then label. */
export async function listCustomFields(ctx: Ctx): Promise<CustomFieldSchema[]> {
  const rows = await withClub(ctx, tx =>
    tx
      .select()
      .from(customFields)
      .where(and(eq(customFields.clubId, ctx.clubId), isNull(customFields.deletedAt)))
      .orderBy(asc(customFields.sortOrder), asc(customFields.label)),
  );
  return rows.map(toCustomField);
}

function toCustomField(row: typeof customFields.$inferSelect): CustomFieldSchema {
  const {
    clubId: _clubId,
    id: _id,
    version: _version,
    createdAt: _createdAt,
    deletedAt: _deletedAt,
    ...field
  } = row;
  return field;
}
