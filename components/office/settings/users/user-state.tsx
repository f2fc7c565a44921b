'use client';

import { CircleCheck, CirclePause, Clock, MailX } from 'lucide-react';
import { useNow, useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/display/badge';
import type { User } from '@/lib/contracts/users';

type UserState = 'active' | 'invited' | 'expired' | 'inactive';

export function userStateOf(
  { isActive, isInvitationPending, invitationExpiresAt }: User,
  now: Date,
): UserState {
  if (!isActive) return 'inactive';
  if (!isInvitationPending) return 'active';
  return invitationExpiresAt !== null && new Date(invitationExpiresAt) <= now ? 'expired' : 'invited';
}

const looks = {
  active: { tone: 'accepted', icon: CircleCheck },
  invited: { tone: 'new', icon: Clock },
  expired: { tone: 'confirmed', icon: MailX },
  inactive: { tone: 'rejected', icon: CirclePause },
} as const;

export function UserStateBadge({ user }: { user: User }) {
  const t = useTranslations('settings.users.states');
  const state = userStateOf(user, useNow());
  return <Badge {...looks[state]}>{t(state)}</Badge>;
}

/** Accounts created at the command line may have no name. */
export function nameOfUser({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
