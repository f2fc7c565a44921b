import { type Db, inOtherClub, type Tx, withClub } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import type { Invitation } from '@/lib/contracts/auth';
import { type Ctx, systemCtx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { requirePerson } from '@/lib/services/auth/require-person';
import { endMembership } from './end-membership';
import { insertMember, isAddressConfirmed, listInvitationRows, moveDuties, requireMember } from './queries';

/**
 * The invitations of clubs that wait for the signed-in user's answer, the newest first; none before the address is
 * confirmed. Throws 403 for an API key.
 */
export async function listInvitations(ctx: Ctx): Promise<Invitation[]> {
  const rows = await listOwnRows(ctx.db, requirePerson(ctx.actor).id);
  return rows.map(({ id, club_id, slug, name, role, invited_at }) => ({
    id,
    club: { id: club_id, slug, name },
    role,
    invitedAt: invited_at?.toISOString() ?? null,
  }));
}

/**
 * Adds the signed-in user to the club that invited the address of the account; from then on the club sees the
 * account's name and address. The sign-in stays in its club. Throws 404 for an invitation that is not the user's, 403
 * for an API key.
 */
export async function acceptInvitation(ctx: Ctx, id: string): Promise<void> {
  const { id: userId, sessionId } = requirePerson(ctx.actor);
  await withClub(ctx, async tx => {
    const clubId = await requireInvitingClub(tx, userId, id);
    const joining = { clubId, invitationId: id, userId, sessionId, now: ctx.now };
    await inOtherClub(tx, clubId, () => joinByInvitation(tx, joining));
  });
}

/**
 * Deletes an invitation. The club learns that it was declined, and nothing of the account. Throws 404 for one that is
 * not the signed-in user's, 403 for an API key.
 */
export async function declineInvitation(ctx: Ctx, id: string): Promise<void> {
  const { id: userId } = requirePerson(ctx.actor);
  await withClub(ctx, async tx => {
    const clubId = await requireInvitingClub(tx, userId, id);
    await inOtherClub(tx, clubId, async () => {
      await requireMember(tx, clubId, id, true);
      await endMembership(tx, { clubId, userId: id, reason: 'declined', now: ctx.now });
      const audit = { action: 'InvitationDeclined', recordType: 'User', recordId: id } as const;
      await recordAudit(tx, systemCtx({ clubId, now: ctx.now }), audit);
    });
  });
}

/** Invitations belong to an address, so they are only for somebody who has confirmed it. */
async function listOwnRows(db: Pick<Db, 'execute' | 'select'>, userId: string) {
  return (await isAddressConfirmed(db, userId)) ? listInvitationRows(db, userId) : [];
}

async function requireInvitingClub(tx: Tx, userId: string, id: string): Promise<string> {
  const rows = await listOwnRows(tx, userId);
  const row = rows.find(one => one.id === id.toLowerCase());
  if (!row) throw notFound();
  return row.club_id;
}

type Joining = {
  readonly clubId: string;
  readonly invitationId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly now: Date;
};

/** Replaces an invitation by the account. A person who is in the club already keeps their role. Throws 404. */
export async function joinByInvitation(
  tx: Tx,
  { clubId, invitationId, userId, sessionId, now }: Joining,
): Promise<void> {
  await lockClubRow(tx, clubId);
  const { role, departmentIds, invitedAt } = await requireMember(tx, clubId, invitationId, true);
  const isNew = await insertMember(tx, {
    clubId,
    userId,
    role,
    departmentIds,
    invitedAt,
    createdAt: now,
  });
  if (isNew) await moveDuties(tx, clubId, { from: invitationId, to: userId });
  await endMembership(tx, { clubId, userId: invitationId, reason: 'accepted', now });
  const actor = { kind: 'User', id: userId, role, sessionId } as const;
  const audit = { action: 'InvitationAccepted', recordType: 'User', recordId: userId } as const;
  await recordAudit(tx, { clubId, actor, now }, audit);
}
