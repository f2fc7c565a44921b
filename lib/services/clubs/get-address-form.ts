import { eq } from 'drizzle-orm';
import { type Db, withClub } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import type { AddressForm } from '@/lib/rules/enums';

/** How a club addresses the people who fill in its forms; Du where there is no such club. */
export async function getAddressForm(db: Db, clubId: string): Promise<AddressForm> {
  if (clubId === '') return 'Du';
  const [club] = await withClub({ db, clubId }, tx =>
    tx.select({ addressForm: clubs.addressForm }).from(clubs).where(eq(clubs.id, clubId)),
  );
  return club?.addressForm ?? 'Du';
}
