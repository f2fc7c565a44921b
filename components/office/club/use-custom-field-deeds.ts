'use client';

import {
  readCustomField,
  removeCustomField,
  saveCustomField,
  useInvalidateMasterData,
} from '@/lib/api-client/master-data';

/** Whether forms ask for a field; changes nothing else of what is stored. */
export async function setCustomFieldActive(internalName: string, isActive: boolean) {
  const { etag } = await readCustomField(internalName);
  return saveCustomField(internalName, { isActive }, etag);
}

export function useCustomFieldDeeds(internalName: string) {
  return {
    refresh: useInvalidateMasterData('customFields'),
    remove: async () => removeCustomField(internalName, (await readCustomField(internalName)).etag),
  };
}
