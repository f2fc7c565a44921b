import type { ChangeCustomFieldSchema, CustomFieldSchema } from '@/lib/contracts/catalog';
import type { CustomFieldRow } from './queries';

/** A field as the API shows it: bounds of a Number are numbers, those of a Date texts. */
export function toCustomField(
  row: Omit<CustomFieldRow, 'clubId' | 'id' | 'version' | 'createdAt' | 'deletedAt'>,
): CustomFieldSchema {
  const { internalName, type, label, description, placeholder, category, forms, isRequired, isActive } = row;
  const { options, minLength, maxLength, min, max, pattern, defaultValue, sortOrder } = row;
  const boundOf = (bound: string | null) => (bound !== null && type === 'Number' ? Number(bound) : bound);
  return {
    ...{ internalName, type, label, description, placeholder, category, forms, isRequired, isActive },
    ...{
      options,
      minLength,
      maxLength,
      min: boundOf(min),
      max: boundOf(max),
      pattern,
      defaultValue,
      sortOrder,
    },
  };
}

/** Bounds as they are kept: text for numbers and dates alike, null for nothing. */
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
