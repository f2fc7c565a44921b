const refusals = [
  'Failed',
  'Lockedout',
  'TooMany',
  'NotAllowed',
  'RequiresTwoFactor',
  'Suspended',
  'Unavailable',
] as const;

export type SecondFactor = { readonly twoFactorCode?: string; readonly twoFactorRecoveryCode?: string };
export type Credentials = SecondFactor & { readonly email: string; readonly password: string };

/** Why a sign-in was refused; `until` is the earliest time of a useful retry. */
export type Refusal = { readonly reason: (typeof refusals)[number]; readonly until: Date | null };

/**
 * Creates a session in this browser through next-auth's own addresses; returns null on success. Never throws.
 * (next-auth/react would add 12 kB and one more round trip.)
 */
export async function signIn(credentials: Credentials): Promise<Refusal | null> {
  try {
    const csrfToken = await textOf(await fetch('/api/auth/csrf'), 'csrfToken');
    const answer = await fetch('/api/auth/callback/credentials', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrfToken, callbackUrl: '/submissions', json: 'true', ...credentials }),
    });
    const url = await textOf(answer, 'url');
    const refusal = new URL(url).searchParams.get('error');
    return answer.ok && refusal === null ? null : refusalOf(refusal ?? '');
  } catch {
    return { reason: 'Unavailable', until: null };
  }
}

/** A text member of a JSON answer; throws if it is no text. */
async function textOf(answer: Response, name: string): Promise<string> {
  const body: unknown = await answer.json();
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value !== 'string') throw new Error(`No ${name} in the answer`);
  return value;
}

/** `Lockedout:840` → the reason and the instant in 840 seconds. */
function refusalOf(word: string): Refusal {
  const [name, seconds] = word.split(':');
  const reason = refusals.find(refusal => refusal === name) ?? 'Unavailable';
  return { reason, until: seconds ? new Date(Date.now() + Number(seconds) * 1000) : null };
}
