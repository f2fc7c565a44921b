import { env } from '@/lib/env';

/**
 * Returns the address of an office page for a mail to staff. It names the club, because the reader may be signed in to
 * another of their clubs.
 */
export function officeLink(clubId: string, path: `/${string}`, query: Record<string, string> = {}): string {
  return `${env().APP_URL}${path}?${new URLSearchParams({ ...query, club: clubId })}`;
}
