import type { Db } from '@/db/client';
import { revokeSession } from './queries';

/** Signs out: the session's cookie, access and refresh tokens end at once. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await revokeSession(db, sessionId, 'signed out', now);
}
