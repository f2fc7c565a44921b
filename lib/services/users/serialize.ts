import { invitationMs, type User } from '@/lib/contracts/users';
import type { MemberRow } from './queries';

export function toUser(row: MemberRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    isActive: row.isActive,
    isInvitationPending: row.isPending,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    invitationExpiresAt: expiryOf(row),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

function expiryOf({ isPending, invitedAt }: MemberRow): string | null {
  if (!isPending || invitedAt === null) return null;
  return new Date(invitedAt.getTime() + invitationMs).toISOString();
}
