import type { Tx } from '@/db/client';
import { AppError } from '@/lib/platform/errors';
import { isNameTaken } from './queries';

/** Throws 409 where another tariff of the club has the name. The catalog is locked. */
export async function assertNameFree(
  tx: Tx,
  clubId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  if (await isNameTaken(tx, clubId, name, id)) throw new AppError('already-taken', { members: { name } });
}
