import { type Db, withClub } from '@/db/client';
import type { AddressForm } from '@/lib/rules/enums';
import { findAddressForm } from './queries';

/** How a club addresses the people who fill in its forms; Du where there is no such club. */
export async function getAddressForm(db: Db, clubId: string): Promise<AddressForm> {
  if (clubId === '') return 'Du';
  return (await withClub({ db, clubId }, tx => findAddressForm(tx, clubId))) ?? 'Du';
}
