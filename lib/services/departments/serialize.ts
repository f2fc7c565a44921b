import type { DepartmentSchema, DepartmentSettingsSchema } from '@/lib/contracts/catalog';
import type { DepartmentRow, DepartmentSettingsRow } from './queries';

export function toDepartment(row: DepartmentRow): DepartmentSchema {
  const { id, name, description, externalCode, isActive, sortOrder } = row;
  return { id, name, description, externalCode, isActive, sortOrder };
}

export function toDepartmentSettings(row: DepartmentSettingsRow): DepartmentSettingsSchema {
  const { isEnabled, minSelection, maxSelection } = row;
  return { isEnabled, minSelection, maxSelection };
}
