import type { Db, Tx } from '@/db/client';
import { type ClubOfUser, listClubsOfUser, updateSession } from './queries';

/** The clubs in which a user is active, the one last used first. */
export function listOwnClubs(db: Db, userId: string): Promise<ClubOfUser[]> {
  return listClubsOfUser(db, userId);
}

/** Moves a back-office session to another club of its user. */
export function openOtherClub(tx: Tx, sessionId: string, clubId: string): Promise<void> {
  return updateSession(tx, sessionId, { currentClubId: clubId });
}
