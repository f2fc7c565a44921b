import type { FormRules } from '@/components/form-view/form-rules';
import type { Locale } from '@/lib/rules/enums';

export type Outcome =
  /** `statusUrl` is the sender's status page, a secret address; null if there is none. */
  | { readonly kind: 'sent'; readonly statusUrl: string | null }
  /** The form token was already used: an earlier attempt succeeded. */
  | { readonly kind: 'already' }
  /** JSON path → messages. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'busy'; readonly seconds: number }
  | { readonly kind: 'offline' }
  /** A program filled in the field that only robots see. */
  | { readonly kind: 'trap' }
  /** The club has changed the form since it was loaded. */
  | { readonly kind: 'outdated' }
  /** The club has closed the form. */
  | { readonly kind: 'closed' }
  /** The browser could not solve the proof of work. */
  | { readonly kind: 'proof' }
  | { readonly kind: 'failed' };

export type Sender = {
  /** Sends a submission. Calls `onRenewed` with each new form token before using it. */
  readonly send: (body: object, locale: Locale, onRenewed?: (formToken: string) => void) => Promise<Outcome>;
  /** The service recognises an earlier attempt by it. */
  readonly formToken: () => string;
};

type Settings = {
  readonly slug: string;
  /** Slug of the further form. */
  readonly furtherForm?: string | undefined;
  readonly rules: Pick<FormRules, 'page' | 'resource'>;
  readonly formToken: string;
  /** Version of the form when it was loaded. */
  readonly edition: string;
  /** The proof of work that the club requires, if any; solved in the background from the start. */
  readonly challenge: object | null;
  readonly solve: (challenge: object) => Promise<string>;
  readonly fetch: typeof fetch;
  readonly newKey: () => string;
  readonly wait: (ms: number) => Promise<void>;
};

/** Age from which the service accepts a form token: 3 s (contract §3), plus a margin. */
const tokenAgeMinMs = 3_200;
const answerMaxMs = 30_000;
const triesMax = 6;
const tokenMember = 'X-Form-Token';
const trapMember = 'website';
const proofMember = 'X-Proof-Of-Work';

/**
 * Sends one submission at most once, with retries. The same body has the same `Idempotency-Key`, so
 * that a retry gets the first answer. Renews an expired form token, and waits while the server
 * still works on the request.
 */
export function createSender(settings: Settings): Sender {
  let { formToken } = settings;
  let last = { body: '', key: '' };
  let onRenewed: (formToken: string) => void = () => {};
  const proofOf = async (challenge: unknown) =>
    typeof challenge === 'object' && challenge !== null ? settings.solve(challenge).catch(() => '') : '';
  let proof = proofOf(settings.challenge);

  const post = async (body: string, locale: Locale): Promise<Response> => {
    const solved = await proof;
    return settings.fetch(
      `/api/v1/submits/${settings.rules.resource}?club=${encodeURIComponent(settings.slug)}`,
      {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': locale,
          'Idempotency-Key': last.key,
          [tokenMember]: formToken,
          ...(solved === '' ? {} : { [proofMember]: solved }),
        },
        credentials: 'omit',
        signal: AbortSignal.timeout(answerMaxMs),
      },
    );
  };

  /** The form as the club offers it now; null if it does not. */
  const formNow = async (): Promise<unknown> => {
    const response = await settings.fetch(
      `/api/v1/public/clubs/${encodeURIComponent(settings.slug)}/forms/${settings.rules.page}${settings.furtherForm ? `?form=${settings.furtherForm}` : ''}`,
      { credentials: 'omit' },
    );
    return response.ok ? response.json() : null;
  };

  const isOutdated = async (): Promise<boolean> => {
    const edition = memberOf(await formNow().catch(() => null), 'edition');
    return typeof edition === 'string' && edition !== settings.edition;
  };

  const renewToken = async (): Promise<boolean> => {
    const form = await formNow();
    const token = memberOf(form, 'formToken');
    if (typeof token !== 'string') return false;
    formToken = token;
    onRenewed(token);
    proof = proofOf(memberOf(form, 'challenge'));
    await settings.wait(tokenAgeMinMs);
    return true;
  };

  const attempt = async (body: string, locale: Locale, triesLeft: number): Promise<Outcome> => {
    const response = await post(body, locale);
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return sentOf(answer);
    const type = String(memberOf(answer, 'type') ?? '');
    if (response.status === 429) return { kind: 'busy', seconds: secondsOf(response) };
    if (type.endsWith('/form-token-used')) return { kind: 'already' };
    if (type.endsWith('/form-closed')) return { kind: 'closed' };
    if (triesLeft > 0 && type.endsWith('/request-running')) {
      await settings.wait(1_000 * secondsOf(response));
      return attempt(body, locale, triesLeft - 1);
    }
    const errors = errorsOf(answer);
    if (!errors) return { kind: 'failed' };
    const { [trapMember]: trap, ...seen } = errors;
    if (trap && Object.keys(seen).length === 0) return { kind: 'trap' };
    const isStale = Object.hasOwn(errors, tokenMember) || Object.hasOwn(errors, proofMember);
    if (!isStale) return (await isOutdated()) ? { kind: 'outdated' } : { kind: 'invalid', errors: seen };
    const isRenewed = triesLeft > 0 && (await renewToken());
    if (isRenewed) return attempt(body, locale, Math.min(1, triesLeft - 1));
    return { kind: Object.hasOwn(errors, proofMember) ? 'proof' : 'failed' };
  };

  return {
    formToken: () => formToken,
    send: async (submit, locale, listener = () => {}) => {
      onRenewed = listener;
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

/** Another server, such as that of a hotel's network, answers without a number. */
function sentOf(answer: unknown): Outcome {
  const statusUrl = memberOf(answer, 'statusUrl');
  return typeof memberOf(answer, 'number') === 'number'
    ? { kind: 'sent', statusUrl: typeof statusUrl === 'string' ? statusUrl : null }
    : { kind: 'failed' };
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
