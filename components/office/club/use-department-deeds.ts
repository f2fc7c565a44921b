'use client';

import {
  type Department,
  readDepartment,
  removeDepartment,
  saveDepartment,
  useInvalidateMasterData,
} from '@/lib/api-client/master-data';

/** What is sent of a department. */
export function toDepartmentChange({ id: _id, ...department }: Department) {
  return department;
}

/** Whether forms offer a department; changes nothing else of what is stored. */
export async function setDepartmentActive(id: string, isActive: boolean) {
  const { value, etag } = await readDepartment(id);
  return saveDepartment(id, { ...toDepartmentChange(value), isActive }, etag);
}

export function useDepartmentDeeds(id: string) {
  return {
    refresh: useInvalidateMasterData('departments'),
    remove: async () => removeDepartment(id, (await readDepartment(id)).etag),
  };
}
