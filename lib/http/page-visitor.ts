import { processConnection } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { consumeLimit, type LimitName } from '@/lib/platform/limits';
import type { Locale } from '@/lib/rules/enums';
import { requireClubBySlug } from '@/lib/services/clubs/find-by-slug';
import { clientAddressOf } from './client-address';
import { requestIdOf } from './request-id';

/** Somebody without a session on a public page; which club it is about is not known yet. */
export type PageVisitor = Omit<Ctx, 'clubId' | 'tx'>;

/** Who asks for a public page. Forms and confirmations know no cookies, so it is always an anonymous member. */
export function pageVisitor(request: Request, locale: Locale): PageVisitor {
  const { headers } = request;
  return {
    db: processConnection().db,
    actor: {
      kind: 'Member',
      ip: clientAddressOf(headers),
      userAgent: (headers.get('user-agent') ?? '').slice(0, 500),
    },
    now: new Date(),
    requestId: requestIdOf(headers),
    locale,
  };
}

/** Counts the request against the visitor's address; throws 429 once the quota is used up. */
export async function countVisit({ db, actor }: PageVisitor, limit: LimitName): Promise<void> {
  await consumeLimit(db, limit, actor.kind === 'Member' ? actor.ip : 'unknown');
}

/** The visitor at the club with this slug; 404 where there is none. */
export async function visitClub(visitor: PageVisitor, slug: string): Promise<Ctx> {
  return { ...visitor, clubId: await requireClubBySlug(visitor.db, slug) };
}
