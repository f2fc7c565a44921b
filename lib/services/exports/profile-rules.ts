import type { ChangeClubSoftwareProfile, Layout, LayoutColumn } from '@/lib/contracts/club-software';
import { invalid, type Violation } from '@/lib/platform/errors';

/** Fields that need an argument, and its type. */
const arguments_: Partial<Record<NonNullable<LayoutColumn['field']>, 'number' | 'string'>> = {
  Department: 'number',
  DepartmentCode: 'number',
  HasTariff: 'string',
  HasDepartment: 'string',
  CustomField: 'string',
};

/**
 * Returns the layout of a valid profile. Throws a 400 that names each column by its index: repeated names, a fixed text
 * beside a field, an argument that is missing, unexpected or of the wrong type.
 */
export function layoutOf({
  name: _name,
  id: _id,
  isOwn: _isOwn,
  ...layout
}: ChangeClubSoftwareProfile): Layout {
  const violations = layout.columns.flatMap((column, index) => [
    ...nameViolations(layout.columns, column, index),
    ...argumentViolations(column, `columns[${index}]`),
  ]);
  if (violations.length > 0) throw invalid(violations);
  return layout;
}

function nameViolations(
  columns: readonly LayoutColumn[],
  { name }: LayoutColumn,
  index: number,
): Violation[] {
  const first = columns.findIndex(column => column.name.trim() === name.trim());
  return first < index ? [{ path: `columns[${index}].name`, key: 'unique' }] : [];
}

function argumentViolations({ field, text, argument }: LayoutColumn, path: string): Violation[] {
  const expected = field && arguments_[field];
  const violations: Violation[] = [];
  if (field && text !== undefined) violations.push({ path: `${path}.text`, key: 'leaveEmpty' });
  if (!expected && argument !== undefined) violations.push({ path: `${path}.argument`, key: 'leaveEmpty' });
  if (expected && (argument === undefined || argument === ''))
    violations.push({ path: `${path}.argument`, key: 'required' });
  else if (expected && typeof argument !== expected)
    violations.push({ path: `${path}.argument`, key: 'type', params: { expected } });
  return violations;
}
