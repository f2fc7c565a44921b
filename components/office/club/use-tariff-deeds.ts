'use client';

import { toTariffChange } from '@/components/office/club/tariff-draft';
import { readTariff, removeTariff, saveTariff, useInvalidateMasterData } from '@/lib/api-client/master-data';

/** Whether forms offer a tariff; changes nothing else of what is stored. */
export async function setTariffActive(id: string, isActive: boolean) {
  const { value, etag } = await readTariff(id);
  return saveTariff(id, { ...toTariffChange(value), isActive }, etag);
}

export function useTariffDeeds(id: string) {
  return {
    refresh: useInvalidateMasterData('memberships'),
    remove: async () => removeTariff(id, (await readTariff(id)).etag),
  };
}
