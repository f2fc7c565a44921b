import type { Ctx } from '@/lib/platform/context';

/** Where a declaration came from, as evidence. */
export function originOf({ actor }: Pick<Ctx, 'actor'>) {
  const isMember = actor.kind === 'Member';
  return { ip: isMember ? actor.ip : null, userAgent: isMember ? actor.userAgent : null };
}
