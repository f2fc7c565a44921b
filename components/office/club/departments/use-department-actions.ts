'use client';

import {
  type Department,
  readDepartment,
  removeDepartment,
  saveDepartment,
  useInvalidateMasterData,
} from '@/lib/api-client/master-data';

/** A department in the editor; null is no limit. */
export type DepartmentValues = Omit<Department, 'minAge' | 'maxAge'> & {
  minAge: number | null;
  maxAge: number | null;
};

export function toDepartmentValues(department: Department): DepartmentValues {
  const { minAge = null, maxAge = null } = department;
  return { ...department, minAge, maxAge };
}

/** Converts a department for sending. */
export function toDepartmentChange({ id: _id, ...department }: Department | DepartmentValues) {
  return department;
}

/** Sets whether forms offer a department; changes nothing else. */
export async function setDepartmentActive(id: string, isActive: boolean) {
  const { value, etag } = await readDepartment(id);
  return saveDepartment(id, { ...toDepartmentChange(value), isActive }, etag);
}

export function useDepartmentActions(id: string) {
  return {
    refresh: useInvalidateMasterData('departments'),
    remove: async () => removeDepartment(id, (await readDepartment(id)).etag),
  };
}
