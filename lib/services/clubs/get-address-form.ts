import { type Db, withClub } from '@/db/client';
import type { AddressForm } from '@/lib/rules/enums';
import { findAddressForm } from './queries';

/** Whether the club's forms say Du or Sie; Du for an unknown club. */
export async function getAddressForm(db: Db, clubId: string): Promise<AddressForm> {
  if (clubId === '') return 'Du';
  return (await withClub({ db, clubId }, tx => findAddressForm(tx, clubId))) ?? 'Du';
}
