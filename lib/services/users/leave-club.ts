import { inOtherClub, withClub } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { revokeOrTransferKeys } from '@/lib/services/api-keys/revoke-or-transfer-keys';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { requirePerson } from '@/lib/services/auth/require-person';
import { listOwnClubs, moveSession } from '@/lib/services/auth/switch-club';
import { endMembership } from './end-membership';
import { countOtherAdmins, requireMember } from './queries';
import { assertNotLastAdmin } from './rules';

type Leaving = {
  readonly clubId: string;
  /** Whether the request came with the cookie of the back office. */
  readonly isOffice: boolean;
};

/**
 * Removes the signed-in user from a club and ends their API keys and the sign-ins to it; without another club the
 * account is deleted. A back-office session in that club switches to another club. Throws 404 for a club that is not the
 * user's, 409 (`last-admin`), 403 for an API key.
 */
export async function leaveClub(ctx: Ctx, { clubId, isOffice }: Leaving): Promise<void> {
  const { id: userId, sessionId } = requirePerson(ctx.actor);
  const clubs = await listOwnClubs(ctx.db, userId);
  const club = clubs.find(one => one.id === clubId.toLowerCase());
  if (!club) throw notFound();
  const next = clubs.find(one => one.id !== club.id);
  await withClub(ctx, tx =>
    inOtherClub(tx, club.id, async () => {
      await lockClubRow(tx, club.id);
      const row = await requireMember(tx, club.id, userId, true);
      assertNotLastAdmin(row, await countOtherAdmins(tx, club.id, userId));
      if (isOffice && next && club.id === ctx.clubId) await moveSession(tx, sessionId, next.id);
      const actor = { kind: 'User', id: userId, role: club.role, sessionId } as const;
      const audit = { action: 'Left', recordType: 'User', recordId: userId } as const;
      const inClub = { clubId: club.id, actor, now: ctx.now };
      await revokeOrTransferKeys(tx, inClub, { userId, highest: null, choice: 'End' });
      await recordAudit(tx, inClub, audit);
      await endMembership(tx, { clubId: club.id, userId, reason: 'left the club', now: ctx.now });
    }),
  );
}
