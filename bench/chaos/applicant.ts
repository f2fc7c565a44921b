import { setTimeout as delay } from 'node:timers/promises';
import { applicationTo, type OfferingClub, tokenFor } from '@/testing/db/offering-club';

const requestTimeoutMs = 10_000;
const pauseMs = 100;
const applyTimeoutMs = 60_000;

export type Applicant = {
  /** Sends application `number` with the same idempotency key until it gets a 201. Returns the id of the submission. */
  apply(number: number): Promise<string>;
  /** Failed requests by status, or by `no answer`. */
  readonly failures: Map<string, number>;
};

/** An applicant who sends the club's public form over a connection that breaks, and repeats failed requests. */
export function openApplicant(baseURL: string, club: OfferingClub): Applicant {
  const failures = new Map<string, number>();
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
        signal: AbortSignal.timeout(requestTimeoutMs),
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
  const count = (kind: string) => failures.set(kind, (failures.get(kind) ?? 0) + 1);
  return {
    failures,
    apply: async number => {
      const formToken = await tokenFor(club.clubId, new Date(Date.now() - 60_000));
      for (const end = Date.now() + applyTimeoutMs; Date.now() < end; await delay(pauseMs)) {
        const id = await send(number, formToken);
        if (id !== null) return id;
      }
      throw new Error(`Application ${number} was not acknowledged within ${applyTimeoutMs / 1000} s`);
    },
  };
}
