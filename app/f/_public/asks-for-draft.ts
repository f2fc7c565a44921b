import type { Page } from '@/app/f/_public/serve-page';
import { principalOfSession } from '@/lib/auth/authenticate';
import { readOfficeCookie } from '@/lib/auth/office-cookie';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';

/**
 * Whether somebody who may edit this club's design, and is signed in to the back office, asks for its draft
 * (`?preview=1`, contract §3). Everybody else sees what is published, as if nothing had been asked.
 */
export async function asksForDraft(request: Request, page: Page, clubId: string): Promise<boolean> {
  if (page.url.searchParams.get('preview') !== '1') return false;
  const sessionId = await readOfficeCookie(request.headers);
  if (!sessionId) return false;
  const principal = await principalOfSession(page.visitor.db, sessionId, page.visitor.now);
  if (principal?.actor.kind !== 'User') return false;
  return principal.clubId === clubId && isRoleAtLeast(principal.actor.role, 'Manager');
}
