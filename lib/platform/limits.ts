import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Db } from '@/db/client';
import { env } from '@/lib/env';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';

type Policy = {
  readonly name: string;
  readonly quota: number;
  readonly windowSeconds: number;
  /** Nothing that was counted is taken back, so a process that saw the quota used up refuses without asking the store. */
  readonly isFinal?: true;
  /** Counted by each process for itself, in memory: for requests that are cheaper than a look into the store. */
  readonly isOfProcess?: true;
};

/**
 * Default quotas (contract §1). `RATE_LIMIT_SCALE` multiplies them; 0 switches all limits off. `Api` also counts
 * requests without good credentials, by address.
 */
const policies = {
  Api: [{ name: 'api', quota: 2000, windowSeconds: 600, isFinal: true }],
  SignIn: [{ name: 'sign-in', quota: 20, windowSeconds: 60, isFinal: true }],
  /** New clubs, by address: whoever opens several at once is no volunteer. */
  SignUp: [{ name: 'sign-up', quota: 5, windowSeconds: 3600, isFinal: true }],
  PublicRead: [{ name: 'public-read', quota: 120, windowSeconds: 60, isFinal: true }],
  /** Pages, by address. Staff of one office share an address, and the office loads pages ahead. */
  Page: [{ name: 'page', quota: 1000, windowSeconds: 60, isFinal: true, isOfProcess: true }],
  PublicSubmit: [
    { name: 'public-submit-minute', quota: 10, windowSeconds: 60, isFinal: true },
    { name: 'public-submit-hour', quota: 100, windowSeconds: 3600, isFinal: true },
  ],
  /** Ways for signatures from phones, opened and signed on, by address. */
  SignatureRequest: [{ name: 'signature-request', quota: 20, windowSeconds: 60, isFinal: true }],
  /** How often forms ask whether somebody has signed on the phone: every two seconds, from several screens at once. */
  SignaturePoll: [{ name: 'signature-poll', quota: 300, windowSeconds: 60, isFinal: true }],
  /** Failed sign-ins of one account, counted apart from those of an address (contract §1, §2). */
  SignInFailure: [{ name: 'sign-in-failure', quota: 10, windowSeconds: 900 }],
  /** Wrong passwords from a network from which the account's owner has signed in, while strangers have it locked. */
  SignInFailureOfOwner: [{ name: 'sign-in-failure-of-owner', quota: 10, windowSeconds: 900 }],
  /** Remembers networks from which an account's owner has signed in; limits nothing. */
  KnownNetwork: [{ name: 'known-network', quota: 1_000_000, windowSeconds: 30 * 86_400 }],
  /** Mails with a code that anybody may ask for, by recipient, so that nobody's mailbox can be flooded. */
  AccountMail: [{ name: 'account-mail', quota: 3, windowSeconds: 3600 }],
  /** Invitations, by recipient and over all clubs; apart from `AccountMail`, so that they never block a reset. */
  Invitation: [
    { name: 'invitation-hour', quota: 3, windowSeconds: 3600 },
    { name: 'invitation-day', quota: 6, windowSeconds: 86_400 },
  ],
  /** All mails, by recipient and over all clubs. Mails above the limit wait (`waitForLimit`). */
  RecipientMail: [
    { name: 'recipient-mail-hour', quota: 60, windowSeconds: 3600 },
    { name: 'recipient-mail-day', quota: 300, windowSeconds: 86_400 },
  ],
  /** Of these, mails to an unconfirmed address, whatever caused them. */
  UnprovenRecipientMail: [
    { name: 'unproven-recipient-mail-hour', quota: 5, windowSeconds: 3600 },
    { name: 'unproven-recipient-mail-day', quota: 20, windowSeconds: 86_400 },
  ],
  /** Mails of a club. Mails above the limit wait, and the club's Admins get a notice. */
  ClubMail: [{ name: 'club-mail', quota: 5000, windowSeconds: 86_400 }],
  /** Mails of a club that is younger than a week. */
  YoungClubMail: [{ name: 'young-club-mail', quota: 200, windowSeconds: 86_400 }],
  /** Tries of mail servers, by club: they connect to what a caller names. */
  SmtpTest: [{ name: 'smtp-test', quota: 10, windowSeconds: 600, isFinal: true }],
  /** Looks at what name servers say of a domain, by club. */
  SenderCheck: [{ name: 'sender-check', quota: 30, windowSeconds: 600, isFinal: true }],
  /** Mails to oneself that try a text, by user. */
  TemplateTest: [{ name: 'template-test', quota: 20, windowSeconds: 600, isFinal: true }],
  /** Test events to webhooks, by club. */
  WebhookTest: [{ name: 'webhook-test', quota: 20, windowSeconds: 600, isFinal: true }],
} as const satisfies Record<string, readonly Policy[]>;

/** Requests of one user or API key at a time. A request lasts 30 s at most, so a slot lost in a crash is free again then. */
const atATime: Policy = { name: 'api-at-a-time', quota: 20, windowSeconds: 30 };

export type LimitName = keyof typeof policies;
export type LimitPolicyName = (typeof policies)[LimitName][number]['name'];

/** Every quota as this installation counts it, for the developers' pages. */
export function limitPolicies(): (Policy & { readonly name: LimitPolicyName })[] {
  const scale = env().RATE_LIMIT_SCALE;
  return Object.values(policies).flatMap(group =>
    group.map(policy => ({ ...policy, quota: Math.ceil(policy.quota * scale) })),
  );
}

const limiters = new WeakMap<Db, Map<string, RateLimiterAbstract>>();

function limiterOf(db: Db, policy: Policy): RateLimiterAbstract {
  const known = limiters.get(db) ?? new Map<string, RateLimiterAbstract>();
  limiters.set(db, known);
  const made = known.get(policy.name) ?? makeLimiter(db, policy);
  known.set(policy.name, made);
  return made;
}

function makeLimiter(db: Db, policy: Policy): RateLimiterAbstract {
  const points = quotaOf(policy);
  const options = { keyPrefix: policy.name, points, duration: policy.windowSeconds };
  if (policy.isOfProcess) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: queryable(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...(policy.isFinal ? { inMemoryBlockOnConsumed: points } : {}),
  });
}

/** At least one request, where limits are on at all. */
function quotaOf({ quota }: Policy): number {
  return Math.max(1, Math.ceil(quota * env().RATE_LIMIT_SCALE));
}

/** What the library asks of a node-postgres client, on the pool that is there already. */
function queryable(db: Db) {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (!hasUnsafe(client)) throw new Error('The database client cannot run plain queries');
  return {
    query: async (query: { text: string; values: (string | number)[] }) => {
      const rows = await client.unsafe(query.text, query.values, { prepare: true });
      return { rows, rowCount: rows.length };
    },
  };
}

function hasUnsafe(client: unknown): client is {
  unsafe(text: string, values: (string | number)[], options: { prepare: boolean }): Promise<unknown[]>;
} {
  return typeof client === 'function' && 'unsafe' in client;
}

/**
 * Addresses and accounts are counted by keyed hash: the store needs to tell them apart, and a copy of it must not let
 * anybody guess them. An IPv6 address counts with its network of 64 bits, all of which one client may use.
 */
function keyOf(subject: string): string {
  return keyedHash(networkOf(subject), 'rate-limit', '').slice(0, 32);
}

/** An IPv6 address as its network of 64 bits; any other text as it is. */
export function networkOf(address: string): string {
  return isIPv6(address) ? ipaddr.parse(address).toByteArray().slice(0, 8).join(':') : address;
}

type Counted = { readonly policy: Policy; readonly state: RateLimiterRes };

/**
 * Counts one request against a limit that all replicas share, in windows that begin with a caller's first request.
 * Answers the header fields of draft-ietf-httpapi-ratelimit-headers; throws 429 with `Retry-After` once the quota is
 * used up. A refused request counts against no longer window.
 */
export async function consumeLimit(
  db: Db,
  name: LimitName,
  subject: string,
): Promise<Record<string, string>> {
  if (env().RATE_LIMIT_SCALE === 0) return {};
  const { counted, violated } = await countAll(db, name, subject);
  if (violated) throw quotaExceeded(policies[name], violated);
  return limitHeaders(policies[name], counted);
}

/** As `consumeLimit` for work that can wait: 0 once it is counted, else how many milliseconds to ask again after. */
export async function waitForLimit(db: Db, name: LimitName, subject: string): Promise<number> {
  if (env().RATE_LIMIT_SCALE === 0) return 0;
  const { violated } = await countAll(db, name, subject);
  return violated ? Math.max(1, violated.state.msBeforeNext) : 0;
}

async function countAll(
  db: Db,
  name: LimitName,
  subject: string,
): Promise<{ counted: Counted[]; violated?: Counted }> {
  const counted: Counted[] = [];
  for (const policy of policies[name]) {
    try {
      counted.push({ policy, state: await limiterOf(db, policy).consume(keyOf(subject)) });
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { counted, violated: { policy, state: refused } };
    }
  }
  return { counted };
}

function quotaExceeded(all: readonly Policy[], violated: Counted): AppError {
  return new AppError('quota-exceeded', {
    members: { 'violated-policies': [violated.policy.name] },
    headers: { ...limitHeaders(all, [violated]), 'Retry-After': String(secondsLeft(violated.state)) },
  });
}

/**
 * Takes one of a caller's places for requests that run at the same time; throws 429 where all are taken. The answer
 * gives it back. Counted in windows of 30 s, so a caller who never pauses may have a few more for a moment.
 */
export async function takePlace(db: Db, subject: string): Promise<() => Promise<void>> {
  if (env().RATE_LIMIT_SCALE === 0) return async () => {};
  const limiter = limiterOf(db, atATime);
  const key = keyOf(subject);
  const giveBack = async () => {
    await limiter.reward(key, 1);
  };
  try {
    await limiter.consume(key);
    return giveBack;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    await giveBack();
    throw new AppError('quota-exceeded', {
      members: { 'violated-policies': [atATime.name] },
      headers: { 'Retry-After': '1' },
    });
  }
}

/** Takes one counted request back, where it turned out not to be what the limit counts. */
export async function giveBack(db: Db, name: LimitName, subject: string): Promise<void> {
  if (env().RATE_LIMIT_SCALE === 0) return;
  for (const policy of policies[name]) await limiterOf(db, policy).reward(keyOf(subject), 1);
}

/** Whether anything was counted for a subject within the window. */
export async function isCounted(db: Db, name: LimitName, subject: string): Promise<boolean> {
  for (const policy of policies[name]) {
    if ((await limiterOf(db, policy).get(keyOf(subject))) !== null) return true;
  }
  return false;
}

/** Whether a subject's quota is used up for now. */
export async function isUsedUp(db: Db, name: LimitName, subject: string): Promise<boolean> {
  if (env().RATE_LIMIT_SCALE === 0) return false;
  for (const policy of policies[name]) {
    const state = await limiterOf(db, policy).get(keyOf(subject));
    if (state !== null && state.remainingPoints <= 0) return true;
  }
  return false;
}

/** Forgets what was counted for a subject, as after a right password. */
export async function clearLimit(db: Db, name: LimitName, subject: string): Promise<void> {
  for (const policy of policies[name]) await limiterOf(db, policy).delete(keyOf(subject));
}

function secondsLeft(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
}

function limitHeaders(all: readonly Policy[], counted: readonly Counted[]): Record<string, string> {
  const policy = all.map(one => `"${one.name}";q=${quotaOf(one)};w=${one.windowSeconds}`);
  const state = counted.map(
    one => `"${one.policy.name}";r=${Math.max(0, one.state.remainingPoints)};t=${secondsLeft(one.state)}`,
  );
  return { 'RateLimit-Policy': policy.join(', '), RateLimit: state.join(', ') };
}
