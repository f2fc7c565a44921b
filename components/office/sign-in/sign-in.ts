import { signIn as requestSignIn } from 'next-auth/react';

const refusals = ['Failed', 'Lockedout', 'TooMany', 'NotAllowed', 'Unavailable'] as const;

/** Why a sign-in was refused; `until` where trying again makes sense from then on. */
export type Refusal = { readonly reason: (typeof refusals)[number]; readonly until: Date | null };

/** Opens a session in this browser; null when it worked. Never throws. */
export async function signIn(email: string, password: string): Promise<Refusal | null> {
  try {
    const answer = await requestSignIn('credentials', { redirect: false, email, password });
    if (answer?.ok && !answer.error) return null;
    return refusalOf(answer?.error ?? '');
  } catch {
    return { reason: 'Unavailable', until: null };
  }
}

/** `Lockedout:840` → the reason and the instant in 840 seconds. */
function refusalOf(word: string): Refusal {
  const [name, seconds] = word.split(':');
  const reason = refusals.find(refusal => refusal === name) ?? 'Unavailable';
  return { reason, until: seconds ? new Date(Date.now() + Number(seconds) * 1000) : null };
}
