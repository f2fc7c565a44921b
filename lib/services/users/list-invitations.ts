import type { Invitation } from '@/lib/contracts/auth';
import type { Ctx } from '@/lib/platform/context';
import { requirePerson } from '@/lib/services/auth/require-person';
import { listInvitationRows } from './queries';

/** The invitations of clubs that wait for the signed-in user's answer, the newest first. Throws 403 for an API key. */
export async function listInvitations(ctx: Ctx): Promise<Invitation[]> {
  const rows = await listInvitationRows(ctx.db, requirePerson(ctx.actor).id);
  return rows.map(({ id, club_id, slug, name, role, invited_at }) => ({
    id,
    club: { id: club_id, slug, name },
    role,
    invitedAt: invited_at?.toISOString() ?? null,
  }));
}
