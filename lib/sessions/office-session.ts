import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { processConnection } from '@/db/client';
import { principalOfSession } from '@/lib/auth/authenticate';
import { openOfficeCookie } from '@/lib/auth/office-cookie';
import type { InfoResponse } from '@/lib/contracts/auth';
import type { ClubInfo } from '@/lib/contracts/club';
import { requestIdOf } from '@/lib/http/request-id';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { getPageLocale } from '@/lib/platform/i18n/page';
import { nullIfSuspended } from '@/lib/platform/suspension/suspended-clubs';
import type { Role } from '@/lib/rules/enums';
import { getInfo } from '@/lib/services/auth/get-info';
import { getClubInfo } from '@/lib/services/clubs/read';

export type OfficeUser = { id: string; firstName: string; lastName: string; email: string; role: Role };

export type OfficeSession = {
  /** Context for reads through `lib/services` while a page is rendered. */
  readonly ctx: Ctx;
  readonly user: OfficeUser;
  readonly club: ClubInfo;
  /** All clubs of the user, including the open one. */
  readonly clubs: InfoResponse['clubs'];
  /** Time after which the user must sign in again. */
  readonly endsAt: Date;
};

/** Header in which `proxy.next.ts` passes the page's address to server components. */
export const pagePathHeader = 'x-page-path';

/** Returns the signed-in user of the office; null without a valid session. Looked up once per request. */
export const findOfficeSession = cache(async (): Promise<OfficeSession | null> => {
  const sent = await headers();
  const cookie = await openOfficeCookie(sent);
  if (!cookie) return null;
  const { sessionId, endsAt } = cookie;
  const { db } = processConnection();
  const now = new Date();
  // The sign-in says that the club is suspended.
  const principal = await principalOfSession(db, sessionId, now).catch(nullIfSuspended);
  if (principal?.actor.kind !== 'User') return null;
  const { actor, clubId } = principal;
  const ctx: Ctx = { db, clubId, actor, now, requestId: requestIdOf(sent), locale: await getPageLocale() };
  try {
    const [{ firstName, lastName, email, clubs }, { info }] = await Promise.all([
      getInfo(ctx),
      getClubInfo(ctx),
    ]);
    const user = { id: actor.id, firstName, lastName, email, role: actor.role };
    return { ctx, user, club: info, clubs, endsAt };
  } catch (error) {
    if (error instanceof AppError && ['unauthenticated', 'not-found'].includes(error.code)) return null;
    throw error;
  }
});

/**
 * As `findOfficeSession`, but redirects to sign-in without a session, and back afterwards. Each office page calls it.
 */
export async function requireOfficeSession(): Promise<OfficeSession> {
  const session = await findOfficeSession();
  if (session) return session;
  const path = (await headers()).get(pagePathHeader);
  redirect(path ? `/login?next=${encodeURIComponent(path)}` : '/login');
}
