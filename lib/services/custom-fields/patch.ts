import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { CustomFieldSchema, PatchCustomFieldSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { invalid, type Violation } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { checkCustomFieldDefinition } from '@/lib/rules/custom-fields/custom-field-definition';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { checkReferences } from './check-references';
import { requireCustomField, updateCustomFieldRow } from './queries';
import { toColumns, toCustomField } from './read';

type Option = CustomFieldSchema['options'][number];

type PatchCustomField = {
  readonly internalName: string;
  readonly patch: PatchCustomFieldSchema;
  readonly precondition: Precondition;
};

/**
 * Changes the sent properties of a field. Name and type cannot change: another one is a 400, like an invalid
 * definition. Submitted values do not change. Throws 404 and 412.
 */
export async function patchCustomField(
  ctx: Ctx,
  { internalName, patch, precondition }: PatchCustomField,
): Promise<void> {
  await withClub(ctx, async tx => {
    if (patch.showIf) await lockCatalog(tx);
    const row = await requireCustomField(tx, ctx.clubId, internalName, true);
    assertPrecondition(precondition, row.version);
    const before = toCustomField(row);
    const after = markTranslations(merge(before, patch));
    const changed = changedNames(before, after);
    // What a stored condition names may be gone; then only the condition itself must be corrected.
    const references = changed.some(name => name === 'showIf' || name === 'category')
      ? await checkReferences(tx, ctx, after)
      : [];
    const problems = [...checkIdentity(before, patch), ...checkCustomFieldDefinition(after), ...references];
    if (problems.length > 0) throw invalid(problems);
    if (changed.length === 0) return;
    const { internalName: _name, type: _type, ...columns } = toColumns(after);
    await updateCustomFieldRow(tx, row, columns);
    const recordId = row.internalName;
    await recordAudit(tx, ctx, {
      action: 'Updated',
      recordType: 'CustomField',
      recordId,
      details: { changed },
    });
  });
}

function merge(before: CustomFieldSchema, patch: PatchCustomFieldSchema): CustomFieldSchema {
  const { internalName: _name, type: _type, ...named } = patch;
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  const after: CustomFieldSchema = { ...before, ...Object.fromEntries(given) };
  return { ...after, options: after.options.map(option => withKept(option, before)) };
}

/** An option keeps its translations if none are sent. */
function withKept(option: Option, before: CustomFieldSchema): Option {
  const kept = before.options.find(({ value }) => value === option.value)?.translations;
  return kept === undefined ? option : { translations: kept, ...option };
}

function checkIdentity(before: CustomFieldSchema, patch: PatchCustomFieldSchema): Violation[] {
  return (['internalName', 'type'] as const).flatMap(path =>
    patch[path] === undefined || patch[path] === before[path] ? [] : [{ path, key: 'unchangeable' }],
  );
}
