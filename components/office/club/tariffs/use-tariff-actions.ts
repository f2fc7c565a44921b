'use client';

import { toTariffChange, toTariffValues } from '@/components/office/club/tariffs/tariff-draft';
import { readTariff, removeTariff, saveTariff, useInvalidateMasterData } from '@/lib/api-client/master-data';

/** Sets whether forms offer a tariff; changes nothing else. */
export async function setTariffActive(id: string, isActive: boolean) {
  const { value, etag } = await readTariff(id);
  return saveTariff(id, { ...toTariffChange(toTariffValues(value)), isActive }, etag);
}

export function useTariffActions(id: string) {
  return {
    refresh: useInvalidateMasterData('memberships'),
    remove: async () => removeTariff(id, (await readTariff(id)).etag),
  };
}
