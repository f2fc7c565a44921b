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
import { countNearby } from '@/lib/platform/count-nearby';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';

type Policy = {
  readonly name: string;
  readonly quota: number;
  readonly windowSeconds: number;
  /** Counts never go down, so a process that saw the quota used up refuses without asking the store. */
  readonly isFinal?: true;
  /** Counted by each process in memory, for requests that are cheaper than a query of the store. */
  readonly isOfProcess?: true;
};

/**
 * Default quotas (contract §1). `RATE_LIMIT_SCALE` multiplies them; 0 turns all limits off. `Api` also counts
 * requests without valid credentials, by address.
 */
const policies = {
  Api: [{ name: 'api', quota: 2000, windowSeconds: 600, isFinal: true }],
  SignIn: [{ name: 'sign-in', quota: 20, windowSeconds: 60, isFinal: true }],
  /** New clubs, by address: only abuse creates several at once. */
  SignUp: [{ name: 'sign-up', quota: 5, windowSeconds: 3600, isFinal: true }],
  PublicRead: [{ name: 'public-read', quota: 120, windowSeconds: 60, isFinal: true }],
  /** Pages, by address. Staff of one office share an address, and the office prefetches pages. */
  Page: [{ name: 'page', quota: 1000, windowSeconds: 60, isFinal: true, isOfProcess: true }],
  /** Records of refused frames: of one origin of a club, and of a club. */
  RefusedSite: [{ name: 'refused-site', quota: 1, windowSeconds: 3600, isFinal: true, isOfProcess: true }],
  RefusedSites: [{ name: 'refused-sites', quota: 10, windowSeconds: 3600, isFinal: true, isOfProcess: true }],
  PublicSubmit: [
    { name: 'public-submit-minute', quota: 10, windowSeconds: 60, isFinal: true },
    { name: 'public-submit-hour', quota: 100, windowSeconds: 3600, isFinal: true },
  ],
  /** Files for forms, by address: each costs up to seconds of a processor. */
  FileUpload: [{ name: 'file-upload', quota: 30, windowSeconds: 600, isFinal: true }],
  /** Signature requests for phones, created and signed, by address. */
  SignatureRequest: [{ name: 'signature-request', quota: 20, windowSeconds: 60, isFinal: true }],
  /** Polling of forms for a signature on the phone: every two seconds, from several screens at once. */
  SignaturePoll: [{ name: 'signature-poll', quota: 300, windowSeconds: 60, isFinal: true }],
  /** Failed sign-ins of one account, counted separately from those of an address (contract §1, §2). */
  SignInFailure: [{ name: 'sign-in-failure', quota: 10, windowSeconds: 900 }],
  /** Wrong passwords from a network that the account's owner has signed in from, while others have locked the account. */
  SignInFailureOfOwner: [{ name: 'sign-in-failure-of-owner', quota: 10, windowSeconds: 900 }],
  /** Remembers the networks that an account's owner has signed in from; limits nothing. */
  KnownNetwork: [{ name: 'known-network', quota: 1_000_000, windowSeconds: 30 * 86_400 }],
  /** Mails with a code that anybody can request, by recipient, to prevent flooding of a mailbox. */
  AccountMail: [{ name: 'account-mail', quota: 3, windowSeconds: 3600 }],
  /** Invitations, by recipient and over all clubs; separate from `AccountMail`, so they never block a password reset. */
  Invitation: [
    { name: 'invitation-hour', quota: 3, windowSeconds: 3600 },
    { name: 'invitation-day', quota: 6, windowSeconds: 86_400 },
  ],
  /** Links to started forms, by recipient. */
  DraftLink: [{ name: 'draft-link', quota: 3, windowSeconds: 3600 }],
  /** All mails, by recipient and over all clubs. Mails above the limit wait (`waitForLimit`). */
  RecipientMail: [
    { name: 'recipient-mail-hour', quota: 60, windowSeconds: 3600 },
    { name: 'recipient-mail-day', quota: 300, windowSeconds: 86_400 },
  ],
  /** Of these, mails to an unconfirmed address, for any reason. */
  UnprovenRecipientMail: [
    { name: 'unproven-recipient-mail-hour', quota: 5, windowSeconds: 3600 },
    { name: 'unproven-recipient-mail-day', quota: 20, windowSeconds: 86_400 },
  ],
  /** Mails of a club. Mails above the limit wait, and the club's Admins get a notice. */
  ClubMail: [{ name: 'club-mail', quota: 5000, windowSeconds: 86_400 }],
  /** Mails of a club that is less than a week old. `NEW_CLUB_DAILY_MAILS` sets the quota. */
  YoungClubMail: [{ name: 'young-club-mail', quota: 200, windowSeconds: 86_400 }],
  /** Tests of mail servers, by club: they connect to a host that the caller names. */
  SmtpTest: [{ name: 'smtp-test', quota: 10, windowSeconds: 600, isFinal: true }],
  /** DNS checks of a sender domain, by club. */
  SenderCheck: [{ name: 'sender-check', quota: 30, windowSeconds: 600, isFinal: true }],
  /** Test mails of a template to oneself, by user. */
  TemplateTest: [{ name: 'template-test', quota: 20, windowSeconds: 600, isFinal: true }],
  /** Test events to webhooks, by club. */
  WebhookTest: [{ name: 'webhook-test', quota: 20, windowSeconds: 600, isFinal: true }],
} as const satisfies Record<string, readonly Policy[]>;

/** Requests of one user or API key that a process works on at the same time. */
const atATime = { name: 'api-at-a-time', quota: 20 };

export type LimitName = keyof typeof policies;
export type LimitPolicyName = (typeof policies)[LimitName][number]['name'];

/** Every quota with the scale of this installation, for the developer pages. */
export function limitPolicies(): (Policy & { readonly name: LimitPolicyName })[] {
  const scale = env().RATE_LIMIT_SCALE;
  return Object.values(policies).flatMap(group =>
    group.map(policy => ({ ...policy, quota: Math.ceil(givenQuota(policy) * scale) })),
  );
}

const limiters = new WeakMap<Db, Map<string, RateLimiterAbstract>>();
const nearbyCounts = new WeakMap<RateLimiterAbstract, Pick<RateLimiterAbstract, 'consume'>>();
/** Requests that this process works on, by caller. */
const running = new Map<string, number>();

function limiterOf(db: Db, policy: Policy): RateLimiterAbstract {
  const known = limiters.get(db) ?? new Map<string, RateLimiterAbstract>();
  limiters.set(db, known);
  const made = known.get(policy.name) ?? makeLimiter(db, policy);
  known.set(policy.name, made);
  return made;
}

/** Below it, a hundredth is no step. */
const nearbyQuotaMin = 101;

/** Counts of a final limit never go down, so a process can count a few requests by itself (ADR 0016). */
function counterOf(db: Db, policy: Policy): Pick<RateLimiterAbstract, 'consume'> {
  const limiter = limiterOf(db, policy);
  const quota = quotaOf(policy);
  if (!policy.isFinal || policy.isOfProcess || quota < nearbyQuotaMin) return limiter;
  const known =
    nearbyCounts.get(limiter) ?? countNearby(limiter, { quota, windowMs: policy.windowSeconds * 1000 });
  nearbyCounts.set(limiter, known);
  return known;
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

/** At least one request, unless limits are off. */
function quotaOf(policy: Policy | Pick<Policy, 'quota'>): number {
  return Math.max(1, Math.ceil(givenQuota(policy) * env().RATE_LIMIT_SCALE));
}

/** The quota before the scale; one is a setting of its own. */
function givenQuota(policy: Policy | Pick<Policy, 'quota'>): number {
  const isSetting = 'name' in policy && policy.name === policies.YoungClubMail[0].name;
  return isSetting ? env().NEW_CLUB_DAILY_MAILS : policy.quota;
}

/** Adapts the existing pool to the node-postgres client that the library expects. */
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
 * Key of an address or account: a keyed hash, so a copy of the store does not allow guessing them. An IPv6 address
 * counts by its 64-bit network, because one client may use all of it.
 */
function keyOf(subject: string): string {
  return keyedHash(networkOf(subject), 'rate-limit', '').slice(0, 32);
}

/** The 64-bit network of an IPv6 address; any other text unchanged. */
export function networkOf(address: string): string {
  return isIPv6(address) ? ipaddr.parse(address).toByteArray().slice(0, 8).join(':') : address;
}

type Counted = { readonly policy: Policy; readonly state: RateLimiterRes };

/**
 * Counts one request against a limit that all replicas share; a window begins with a caller's first request. Returns
 * the header fields of draft-ietf-httpapi-ratelimit-headers. Throws 429 with `Retry-After` when the quota is used up.
 * A refused request does not count against longer windows.
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

/**
 * As `consumeLimit` for work that can wait: returns 0 if it was counted, else the milliseconds to wait before the
 * next try.
 */
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
      counted.push({ policy, state: await counterOf(db, policy).consume(keyOf(subject)) });
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { counted, violated: { policy, state: refused } };
    }
  }
  return { counted };
}

function quotaExceeded(all: readonly Policy[], violated: Counted): AppError {
  const { name, quota, windowSeconds } = { ...violated.policy, quota: quotaOf(violated.policy) };
  const seconds = secondsLeft(violated.state);
  return new AppError('quota-exceeded', {
    reason: { key: 'limit.used', params: { name, quota, windowSeconds, seconds } },
    members: { 'violated-policies': [name] },
    headers: { ...limitHeaders(all, [violated]), 'Retry-After': String(seconds) },
  });
}

/**
 * Acquires one of a caller's slots for concurrent requests in this process; throws 429 if all are in use. Returns the
 * function that releases the slot.
 */
export function acquireRequestSlot(subject: string): () => void {
  const before = running.get(subject) ?? 0;
  if (env().RATE_LIMIT_SCALE > 0 && before >= quotaOf(atATime))
    throw new AppError('quota-exceeded', {
      reason: { key: 'limit.atATime', params: { quota: quotaOf(atATime) } },
      members: { 'violated-policies': [atATime.name] },
      headers: { 'Retry-After': '1' },
    });
  running.set(subject, before + 1);
  return () => {
    const left = (running.get(subject) ?? 1) - 1;
    if (left > 0) running.set(subject, left);
    else running.delete(subject);
  };
}

/** Subtracts one counted request, for a request that the limit should not have counted. */
export async function releaseLimit(db: Db, name: LimitName, subject: string): Promise<void> {
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

/** Whether a subject's quota is currently used up. */
export async function isUsedUp(db: Db, name: LimitName, subject: string): Promise<boolean> {
  if (env().RATE_LIMIT_SCALE === 0) return false;
  for (const policy of policies[name]) {
    const state = await limiterOf(db, policy).get(keyOf(subject));
    if (state !== null && state.remainingPoints <= 0) return true;
  }
  return false;
}

/** Removes the counts of a subject, for example after a correct password. */
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
