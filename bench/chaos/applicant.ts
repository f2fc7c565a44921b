import { setTimeout as delay } from 'node:timers/promises';
import { applicationTo, type OfferingClub, tokenFor } from '@/testing/db/offering-club';

const tryTimeoutMs = 10_000;
const pauseMs = 100;
const patienceMs = 60_000;

export type Applicant = {
  /** Sends application number so-and-so, again and again with one key, until it is taken: its id. */
  apply(number: number): Promise<string>;
  /** How often something other than "taken" came back, by its kind. */
  readonly setbacks: Map<string, number>;
};

/** A member who fills in the club's public form, on a line that breaks. */
export function openApplicant(baseURL: string, club: OfferingClub): Applicant {
  const setbacks = new Map<string, number>();
  const send = async (number: number, formToken: string): Promise<string | null> => {
    const body = { ...applicationTo(club), email: `member-${number}@example.org` };
    try {
      const response = await fetch(`${baseURL}/api/v1/submits/memberships?club=${club.slug}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': `chaos-${number}`,
          'X-Form-Token': formToken,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(tryTimeoutMs),
      });
      const text = await response.text();
      if (response.status === 201) return JSON.parse(text).id;
      if (response.status < 500 && !text.includes('/problems/request-running')) {
        throw new Error(`The form answers ${response.status}: ${text}`);
      }
      count(`${response.status}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('The form answers')) throw error;
      count('no answer');
    }
    return null;
  };
  const count = (kind: string) => setbacks.set(kind, (setbacks.get(kind) ?? 0) + 1);
  return {
    setbacks,
    apply: async number => {
      const formToken = await tokenFor(club.clubId, new Date(Date.now() - 60_000));
      for (const end = Date.now() + patienceMs; Date.now() < end; await delay(pauseMs)) {
        const id = await send(number, formToken);
        if (id !== null) return id;
      }
      throw new Error(`Application ${number} was not taken within ${patienceMs / 1000} s`);
    },
  };
}
