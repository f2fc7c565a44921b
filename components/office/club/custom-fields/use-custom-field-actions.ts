'use client';

import {
  readCustomField,
  removeCustomField,
  saveCustomField,
  useInvalidateMasterData,
} from '@/lib/api-client/master-data';

/** Sets whether forms ask for a field; changes nothing else. */
export async function setCustomFieldActive(internalName: string, isActive: boolean) {
  const { etag } = await readCustomField(internalName);
  return saveCustomField(internalName, { isActive }, etag);
}

export function useCustomFieldActions(internalName: string) {
  return {
    refresh: useInvalidateMasterData('customFields'),
    remove: async () => removeCustomField(internalName, (await readCustomField(internalName)).etag),
  };
}
