import { withClub } from '@/db/client';
import type { ChangeCustomFieldSchema, CustomFieldSchema } from '@/lib/contracts/catalog';
import { ifTranslated } from '@/lib/contracts/translations';
import type { KnownCustomField } from '@/lib/documents/export-context';
import type { Ctx } from '@/lib/platform/context';
import {
  type CustomFieldRow,
  listCustomFieldRows,
  listEveryCustomFieldRow,
  requireCustomField,
} from './queries';

/** Lists the custom fields of the club without deleted ones, in `sortOrder`, then label. */
export async function listCustomFields(ctx: Ctx): Promise<CustomFieldSchema[]> {
  return (await withClub(ctx, tx => listCustomFieldRows(tx, ctx.clubId))).map(toCustomField);
}

/** Lists every custom field of the club, also deleted ones, so that submitted values keep their label. */
export async function listKnownCustomFields(ctx: Ctx): Promise<KnownCustomField[]> {
  const rows = await withClub(ctx, tx => listEveryCustomFieldRow(tx, ctx.clubId));
  return rows.map(({ internalName, label, type, category, forms, options, translations, deletedAt }) => ({
    internalName,
    label,
    type,
    category,
    forms,
    options,
    ...ifTranslated(translations),
    isDeleted: deletedAt !== null,
  }));
}

/** Returns one field by its internal name, and its version. Throws 404. */
export async function getCustomField(
  ctx: Ctx,
  internalName: string,
): Promise<{ field: CustomFieldSchema; version: number }> {
  const row = await withClub(ctx, tx => requireCustomField(tx, ctx.clubId, internalName));
  return { field: toCustomField(row), version: row.version };
}

/** Serializes a field for the API: bounds of a Number are numbers, those of a Date texts. */
export function toCustomField(
  row: Omit<CustomFieldRow, 'clubId' | 'id' | 'version' | 'createdAt' | 'deletedAt'>,
): CustomFieldSchema {
  const { internalName, type, label, description, placeholder, category, forms, isRequired, isActive } = row;
  const {
    options,
    minLength,
    maxLength,
    min,
    max,
    pattern,
    defaultValue,
    sortOrder,
    maxBytes,
    showIf,
    translations,
  } = row;
  const boundOf = (bound: string | null) => (bound !== null && type === 'Number' ? Number(bound) : bound);
  return {
    internalName,
    type,
    label,
    description,
    placeholder,
    category,
    forms,
    isRequired,
    isActive,
    options,
    minLength,
    maxLength,
    min: boundOf(min),
    max: boundOf(max),
    pattern,
    defaultValue,
    sortOrder,
    maxBytes,
    showIf,
    ...ifTranslated(translations),
  };
}

/** Bounds as they are stored: text for numbers and dates, null without a bound. */
export function toColumns<Given extends Pick<ChangeCustomFieldSchema, 'min' | 'max'>>({
  min,
  max,
  ...field
}: Given) {
  return { ...field, min: boundColumn(min), max: boundColumn(max) };
}

function boundColumn(bound: string | number | null): string | null {
  return bound === null || bound === '' ? null : String(bound);
}
