import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import {
  type ChangeCustomFieldSchema,
  type CustomFieldSchema,
  customFieldsMax,
} from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid } from '@/lib/platform/errors';
import { checkCustomFieldDefinition } from '@/lib/rules/custom-fields/custom-field-definition';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { checkReferences } from './check-references';
import { countCustomFields, findEverUsed, insertCustomField, updateCustomFieldRow } from './queries';
import { toColumns, toCustomField } from './read';

/**
 * Creates a field, or restores a deleted one with the same name. A restored field needs the same type, because stored
 * values belong to it again. Throws 400 for an invalid definition, and 409 if the name is used (also by a deleted field
 * of another type) or the club has the maximum number of fields.
 */
export async function createCustomField(
  ctx: Ctx,
  input: ChangeCustomFieldSchema,
): Promise<CustomFieldSchema> {
  const problems = checkCustomFieldDefinition(input);
  if (problems.length > 0) throw invalid(problems);
  const field = markTranslations(input);
  const { clubId, now } = ctx;
  const { internalName } = input;
  return withClub(ctx, async tx => {
    await lockCatalog(tx);
    const wrong = await checkReferences(tx, ctx, input);
    if (wrong.length > 0) throw invalid(wrong);
    const before = await findEverUsed(tx, clubId, internalName);
    if (before && (before.deletedAt === null || before.type !== input.type)) {
      throw new AppError('already-taken', { members: { internalName } });
    }
    if ((await countCustomFields(tx, clubId)) >= customFieldsMax) {
      throw new AppError('limit-reached', { members: { maximum: customFieldsMax } });
    }
    const { internalName: _name, type: _type, ...columns } = toColumns(field);
    const row = before
      ? await updateCustomFieldRow(tx, before, { ...columns, deletedAt: null })
      : await insertCustomField(tx, { clubId, id: uuid(), ...toColumns(field), createdAt: now });
    await recordAudit(tx, ctx, { action: 'Created', recordType: 'CustomField', recordId: internalName });
    return toCustomField(row);
  });
}
