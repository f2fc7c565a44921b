import { env } from '@/lib/env';

/**
 * Address of a page of the back office for a mail to staff. It names the club, since whoever works for several may be
 * signed in to another one when following it.
 */
export function officeLink(clubId: string, path: `/${string}`, query: Record<string, string> = {}): string {
  return `${env().APP_URL}${path}?${new URLSearchParams({ ...query, club: clubId })}`;
}
