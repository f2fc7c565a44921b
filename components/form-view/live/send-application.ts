import type { Locale } from '@/lib/contracts/enums';
import type { MembershipSubmit, MembershipSubmitResponse } from '@/lib/contracts/submissions';

export type Outcome =
  | {
      readonly kind: 'sent';
      readonly receipt: Pick<MembershipSubmitResponse, 'number' | 'needsConfirmation'>;
    }
  /** The form token is spent: an earlier try arrived. */
  | { readonly kind: 'already' }
  /** JSON path → messages. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'busy'; readonly seconds: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' };

export type Sender = { readonly send: (body: MembershipSubmit, locale: Locale) => Promise<Outcome> };

type Settings = {
  readonly slug: string;
  readonly formToken: string;
  readonly fetch: typeof fetch;
  readonly newKey: () => string;
  readonly wait: (ms: number) => Promise<void>;
};

/** A fresh form token counts from this age on (contract §3). */
const tokenAgeMinMs = 3_200;
const answerMaxMs = 30_000;
const triesMax = 6;
const tokenMember = 'X-Form-Token';

/**
 * Sends one application, as often as it takes, at most once: the same body goes with the same
 * `Idempotency-Key`, so that a lost answer is found again. A form token that is too old is renewed on the
 * way, and what the server still works on is waited for.
 */
export function createSender(settings: Settings): Sender {
  let { formToken } = settings;
  let last = { body: '', key: '' };

  const post = (body: string, locale: Locale): Promise<Response> =>
    settings.fetch(`/api/v1/submits/memberships?club=${encodeURIComponent(settings.slug)}`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': locale,
        'Idempotency-Key': last.key,
        [tokenMember]: formToken,
      },
      credentials: 'omit',
      signal: AbortSignal.timeout(answerMaxMs),
    });

  const renewToken = async (): Promise<boolean> => {
    const response = await settings.fetch(
      `/api/v1/public/clubs/${encodeURIComponent(settings.slug)}/forms/membership`,
      {
        credentials: 'omit',
      },
    );
    const form: unknown = response.ok ? await response.json() : null;
    const token = memberOf(form, 'formToken');
    if (typeof token !== 'string') return false;
    formToken = token;
    await settings.wait(tokenAgeMinMs);
    return true;
  };

  const attempt = async (body: string, locale: Locale, triesLeft: number): Promise<Outcome> => {
    const response = await post(body, locale);
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return receiptOf(answer);
    const type = String(memberOf(answer, 'type') ?? '');
    if (response.status === 429) return { kind: 'busy', seconds: secondsOf(response) };
    if (type.endsWith('/form-token-used')) return { kind: 'already' };
    if (triesLeft > 0 && type.endsWith('/request-running')) {
      await settings.wait(1_000 * secondsOf(response));
      return attempt(body, locale, triesLeft - 1);
    }
    const errors = errorsOf(answer);
    if (!errors) return { kind: 'failed' };
    if (!Object.hasOwn(errors, tokenMember)) return { kind: 'invalid', errors };
    const isRenewed = triesLeft > 0 && (await renewToken());
    return isRenewed ? attempt(body, locale, Math.min(1, triesLeft - 1)) : { kind: 'failed' };
  };

  return {
    send: async (submit, locale) => {
      const body = JSON.stringify(submit);
      if (body !== last.body) last = { body, key: settings.newKey() };
      try {
        return await attempt(body, locale, triesMax);
      } catch {
        return { kind: 'offline' };
      }
    },
  };
}

function receiptOf(answer: unknown): Outcome {
  const number = memberOf(answer, 'number');
  if (typeof number !== 'number') return { kind: 'failed' };
  return {
    kind: 'sent',
    receipt: { number, needsConfirmation: memberOf(answer, 'needsConfirmation') === true },
  };
}

function errorsOf(answer: unknown): Record<string, string[]> | null {
  const errors = memberOf(answer, 'errors');
  if (typeof errors !== 'object' || errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [
      path,
      Array.isArray(messages) ? messages.map(String) : [],
    ]),
  );
}

function secondsOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 1;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
