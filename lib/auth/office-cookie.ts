import { decode } from 'next-auth/jwt';
import { env } from '@/lib/env';
import { deriveKey } from '@/lib/platform/crypto/keys';

/** Whether the installation uses https. The cookie's name and flags depend on it. */
function isSecure(): boolean {
  return env().APP_URL.startsWith('https:');
}

/** Name of next-auth's session cookie. `__Host-` binds it to this host (threat B2). */
export function officeCookieName(): string {
  return isSecure() ? '__Host-eintritt.session' : 'eintritt.session';
}

export const officeCookieOptions = () => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: isSecure(),
});

/** Secret with which next-auth encrypts the cookie. */
export function officeSecret(): string {
  return deriveKey(env().APP_SECRET, 'office-session').toString('base64');
}

export type OfficeCookie = {
  readonly sessionId: string;
  /** When the cookie ends. */
  readonly endsAt: Date;
};

/** Returns the content of the office cookie; null if it is missing or not ours. */
export async function openOfficeCookie(headers: Headers): Promise<OfficeCookie | null> {
  const token = cookieValue(headers.get('cookie') ?? '', officeCookieName());
  if (!token) return null;
  const claims = await decode({ token, secret: officeSecret() }).catch(() => null);
  if (typeof claims?.sid !== 'string') return null;
  return { sessionId: claims.sid, endsAt: new Date(Number(claims.exp) * 1000) };
}

/** Returns the session id of the office cookie; null if it is missing or not ours. */
export async function readOfficeCookie(headers: Headers): Promise<string | null> {
  return (await openOfficeCookie(headers))?.sessionId ?? null;
}

function cookieValue(header: string, name: string): string | null {
  const prefix = `${name}=`;
  const found = header.split(/;\s*/).find(part => part.startsWith(prefix));
  return found ? found.slice(prefix.length) : null;
}

/**
 * Whether a request comes from the product's own pages (threat B2). Uses `Sec-Fetch-Site`; without it `Origin`, or
 * `Referer` for reads. Old browsers send no `Sec-Fetch-Site`, and no browser sends it over plain http except to
 * localhost. Reads may also come from the address bar (`none`).
 */
export function isSameOrigin(method: string, headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const isReading = method === 'GET' || method === 'HEAD';
  if (site !== null) return site === 'same-origin' || (isReading && site === 'none');
  const origin = headers.get('origin') ?? (isReading ? originOf(headers.get('referer')) : null);
  return origin !== null && origin === originOf(env().APP_URL);
}

function originOf(address: string | null): string | null {
  return (address && URL.parse(address)?.origin) || null;
}
