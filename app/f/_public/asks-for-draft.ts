import type { Page } from '@/app/f/_public/serve-page';
import { principalOfSession } from '@/lib/auth/authenticate';
import { readOfficeCookie } from '@/lib/auth/office-cookie';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { nullIfSuspended } from '@/lib/platform/suspension/suspended-clubs';

/**
 * Whether the request asks for the draft of the form design (`?preview=1`) and comes from a Manager or Admin of this
 * club who is signed in to the office (contract §3). For all others `?preview=1` has no effect.
 */
export async function asksForDraft(request: Request, page: Page, clubId: string): Promise<boolean> {
  if (page.url.searchParams.get('preview') !== '1') return false;
  const sessionId = await readOfficeCookie(request.headers);
  if (!sessionId) return false;
  const { db, now } = page.visitor;
  const principal = await principalOfSession(db, sessionId, now).catch(nullIfSuspended);
  if (principal?.actor.kind !== 'User') return false;
  return principal.clubId === clubId && isRoleAtLeast(principal.actor.role, 'Manager');
}
