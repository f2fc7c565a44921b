import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { listReaders as list, type Reader } from './queries';

type Scope = Pick<Ctx, 'db' | 'clubId' | 'tx'>;

/** Who is to get the club's report of each month now; none in a club that is not there. */
export function listReaders(scope: Scope): Promise<Reader[]> {
  return withClub(scope, tx => list(tx, scope.clubId));
}

/** The reader as he is now; null where he left, was switched off or wants no report any more. */
export function findReader(scope: Scope, userId: string): Promise<Reader | null> {
  return withClub(scope, async tx => (await list(tx, scope.clubId, userId))[0] ?? null);
}
