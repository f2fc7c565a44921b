import { processConnection } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { consumeLimit, type LimitName } from '@/lib/platform/limits';
import type { Locale } from '@/lib/rules/enums';
import { requireClubBySlug } from '@/lib/services/clubs/find-by-slug';
import { clientAddressOf } from './client-address';
import { requestIdOf } from './request-id';

/** An anonymous visitor of a public page, before the club is known. */
export type PageVisitor = Omit<Ctx, 'clubId' | 'tx'>;

/** Returns the visitor of a public page. Always anonymous, because forms and confirmations ignore cookies. */
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

/** Counts the request against the visitor's IP address. Throws 429 if the quota is used up. */
export async function countVisit({ db, actor }: PageVisitor, limit: LimitName): Promise<void> {
  await consumeLimit(db, limit, actor.kind === 'Member' ? actor.ip : 'unknown');
}

/** Adds the club with this slug to the visitor. Throws 404 for an unknown club. */
export async function visitClub(visitor: PageVisitor, slug: string): Promise<Ctx> {
  return { ...visitor, clubId: await requireClubBySlug(visitor.db, slug) };
}
