import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { listReaders as list, type Reader } from './queries';

type Scope = Pick<Ctx, 'db' | 'clubId' | 'tx'>;

/** Users who get the club's monthly report; empty if the club does not exist. */
export function listReaders(scope: Scope): Promise<Reader[]> {
  return withClub(scope, tx => list(tx, scope.clubId));
}

/** The current data of a reader; null if they left, were deactivated, or no longer want the report. */
export function findReader(scope: Scope, userId: string): Promise<Reader | null> {
  return withClub(scope, async tx => (await list(tx, scope.clubId, userId))[0] ?? null);
}
