import { fieldText } from '@/lib/rules/submissions/field-text';
import type { ExportContext } from './export-context';
import type { SectionField } from './section';
import { fieldOf, type Words } from './words';

/**
 * The submitted values with the club's labels, in the club's order; unknown fields come last under their internal
 * name.
 */
export function customFieldEntries(
  values: Readonly<Record<string, unknown>>,
  context: ExportContext,
  words: Words,
  property: string,
): SectionField[] {
  // The history has answers below `customFields`, also those of wishes.
  const path = property === 'wishes' ? 'wishes.customFields' : property;
  const known = context.customFields.filter(field => Object.hasOwn(values, field.internalName));
  const unknown = Object.keys(values).filter(name => !known.some(field => field.internalName === name));
  return [
    ...known.map(field => ({
      ...fieldOf(field.label, fieldText(field, values[field.internalName], words), [property]),
      path: `${path}.${field.internalName}`,
    })),
    ...unknown.map(name => ({
      ...fieldOf(name, fieldText(undefined, values[name], words), [property]),
      path: `${path}.${name}`,
    })),
  ];
}
