import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { customFields } from '@/db/schema/catalog';
import type { Ctx } from '@/lib/context';
import type { ChangeCustomFieldSchema, CustomFieldSchema } from '@/lib/contracts/catalog';
import { AppError, invalid } from '@/lib/errors';
import { isSafePattern } from '@/lib/forms/safe-pattern';

/** Throws 409 where the internal name is taken, 400 for a pattern that could take more than linear time. */
export async function createCustomField(
  ctx: Ctx,
  input: ChangeCustomFieldSchema,
): Promise<CustomFieldSchema> {
  if (input.pattern !== null && !isSafePattern(input.pattern))
    throw invalid([{ path: 'pattern', key: 'patternUnsafe' }]);
  const inserted = await withClub(ctx, tx =>
    tx
      .insert(customFields)
      .values({ clubId: ctx.clubId, id: uuid(), ...input })
      .onConflictDoNothing()
      .returning({ id: customFields.id }),
  );
  if (inserted.length === 0)
    throw new AppError('already-taken', { members: { internalName: input.internalName } });
  return input;
}
