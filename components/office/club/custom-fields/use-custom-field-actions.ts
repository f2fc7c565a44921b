'use client';

import {
  readCustomField,
  removeCustomField,
  saveCustomField,
  useCustomFields,
  useInvalidateMasterData,
} from '@/lib/api-client/master-data';
import { fieldsAfter } from '@/lib/rules/custom-fields/check-condition';

/** Sets whether forms ask for a field; changes nothing else. */
export async function setCustomFieldActive(internalName: string, isActive: boolean) {
  const { etag } = await readCustomField(internalName);
  return saveCustomField(internalName, { isActive }, etag);
}

export function useCustomFieldActions(internalName: string) {
  const { data: fields = [] } = useCustomFields();
  return {
    /** Labels of the fields that are asked only after this one. */
    dependents: fieldsAfter(internalName, fields).map(({ label }) => label),
    refresh: useInvalidateMasterData('customFields'),
    remove: async () => removeCustomField(internalName, (await readCustomField(internalName)).etag),
  };
}
