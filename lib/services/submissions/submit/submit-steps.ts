import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { runParallel } from '@/db/run-parallel';
import { verifyFormToken } from '@/lib/auth/form-token';
import { statusUrlOf } from '@/lib/auth/status-token';
import type { SubmitResponse } from '@/lib/contracts/submissions/submissions';
import { queueStaffNotifications, type StaffWarning } from '@/lib/mail/queue-staff-notifications';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid, type Violation } from '@/lib/platform/errors';
import { today } from '@/lib/rules/dates/calendar';
import type { SubmissionKind } from '@/lib/rules/enums';
import { fullName } from '@/lib/rules/submissions/full-name';
import type { NamesDepartments } from '@/lib/rules/submissions/named-departments';
import { at, type Problem } from '@/lib/rules/submissions/problem';
import { checkSignatureName, type SignedBody } from '@/lib/rules/submissions/signature-name';
import { isBlank } from '@/lib/rules/submissions/text-rules';
import {
  type ConfirmationLink,
  type Confirmer,
  queueConfirmationMail,
} from '@/lib/services/submissions/confirm/confirmation-links';
import type { MailFacts } from '@/lib/services/submissions/mail-facts';
import type { HistoryRow, SubmissionRow } from '@/lib/services/submissions/queries';
import { type HistoryStep, historyRows } from '@/lib/services/submissions/record-history';
import { checkWithinLimit } from '@/lib/services/submissions/rules';
import { type EventSubmission, toEventData } from '@/lib/services/submissions/serialize';
import { createDeliveries, newEventRow } from '@/lib/webhooks/record-event';
import { requestFingerprint } from './evidence';
import type { Paper } from './paper-receipt';
import { acquireNumber, findTokenUse, insertSubmission, type SubmissionRows } from './queries';
import { queueMinorReceipt } from './queue-minor-receipt';
import { queueReceipts } from './queue-receipts';
import { readSignature } from './signature';

type Sent = NamesDepartments &
  SignedBody & { readonly signature?: string; readonly signatureName?: string; readonly website?: string };

/** Input of the three submit functions. */
export type SubmissionInput<Body extends Sent> = {
  readonly body: Body;
  /** Violations found in the shape of the body; reported together with those of the checks. */
  readonly shapeViolations: readonly Violation[];
  /** Required from members; ignored in requests of staff. */
  readonly formToken: string | null;
  /** The solved proof of work, if the club requires it from members. */
  readonly proof?: string | null;
  /** URL of the page that showed the form. */
  readonly originUrl: string | null;
};

/** A submission whose token, trap field and signature were checked, before any database work. */
export type PreparedSubmission<Body extends Sent> = {
  readonly kind: SubmissionKind;
  readonly body: Body;
  /** The signature, encoded anew as a data URL. */
  readonly signature: string | null;
  /** Id of a valid or expired form token; an earlier submission is found by it. */
  readonly tokenId: string | null;
  readonly proof: string | null;
  readonly fingerprint: string;
  readonly originUrl: string | null;
  readonly violations: readonly Violation[];
};

/** Checks form token, trap field, signature and the limit of the user. Collects the violations and throws nothing. */
export async function prepareSubmission<Body extends Sent>(
  ctx: Ctx,
  kind: SubmissionKind,
  input: SubmissionInput<Body>,
): Promise<PreparedSubmission<Body>> {
  const body = input.body;
  const signature = await readSignature(body.signature);
  const member =
    ctx.actor.kind === 'Member' ? await checkMember(ctx, input) : { tokenId: null, violations: [] };
  const departments = kind === 'Change' ? 'wishes.departmentIds' : 'departmentIds';
  return {
    kind,
    body,
    signature: signature.dataUrl,
    tokenId: member.tokenId,
    proof: input.proof ?? null,
    fingerprint: requestFingerprint({ kind, body }, ctx.clubId),
    originUrl: input.originUrl,
    violations: [
      ...input.shapeViolations,
      ...member.violations,
      ...signature.problems,
      ...checkSigner(ctx, body),
      ...checkWithinLimit(ctx.actor, body, departments),
    ],
  };
}

/** A typed signature must name somebody who signs; of a drawn one nobody can read the name. */
function checkSigner({ now }: Ctx, { signatureName: typed, ...body }: Sent): Problem[] {
  return isBlank(typed) ? [] : at('signature', checkSignatureName(typed ?? '', body, today('UTC', now)));
}

async function checkMember(
  ctx: Ctx,
  { formToken, body }: SubmissionInput<Sent>,
): Promise<{ tokenId: string | null; violations: Violation[] }> {
  const token = await verifyFormToken(formToken, ctx.clubId, ctx.now);
  const trap = body.website ? [{ path: 'website', key: 'leaveEmpty' }] : [];
  if ('violation' in token) return { tokenId: token.spentId, violations: [token.violation, ...trap] };
  return { tokenId: token.tokenId, violations: trap };
}

/** Throws one 400 with all violations. Leaves out check results that follow from a wrong shape. */
export function assertRight(first: readonly Violation[], checked: readonly Violation[]): void {
  const isReported = (path: string) =>
    first.some(
      one => path === one.path || path.startsWith(`${one.path}.`) || path.startsWith(`${one.path}[`),
    );
  const violations = [...first, ...checked.filter(({ path }) => !isReported(path))];
  if (violations.length > 0) throw invalid(violations);
}

/** The id and number for a new submission, or the earlier submission of the same form token. */
export type AssignedNumber =
  | { readonly id: string; readonly number: number }
  | { readonly earlier: SubmissionRow };

/**
 * Assigns a number and spends the form token. If the token was spent for the same content (a double click), returns the
 * earlier submission. Throws a 409 (`form-token-used`) for other content or if that submission was deleted.
 */
export async function assignNumber(
  tx: Tx,
  ctx: Ctx,
  prepared: PreparedSubmission<Sent>,
): Promise<AssignedNumber> {
  const { clubId, now } = ctx;
  const { tokenId, fingerprint } = prepared;
  const id = uuidv7({ msecs: now.getTime() });
  const number = await acquireNumber(
    tx,
    { clubId, submissionId: id, now },
    tokenId === null ? null : { tokenId, fingerprint },
  );
  if (number !== null) return { id, number };
  const use = tokenId === null ? null : await findTokenUse(tx, clubId, tokenId);
  if (use?.fingerprint !== fingerprint) throw new AppError('form-token-used');
  return { earlier: use.submission };
}

/** Columns with the origin of an anonymous request. They are evidence (contract §4). */
export function originColumns(ctx: Ctx, originUrl: string | null) {
  if (ctx.actor.kind !== 'Member') return {};
  return {
    originUrl: originUrl?.slice(0, 500) || null,
    originIp: ctx.actor.ip,
    originUserAgent: ctx.actor.userAgent,
  };
}

/** The applicant as recipient of confirmation links and receipts. */
export function applicantOf(person: Pick<SubmissionRow, 'firstName' | 'lastName' | 'email'>): Confirmer {
  const { firstName, email } = person;
  return { guardianId: null, address: email, name: fullName(person), firstName };
}

type Receipt = {
  readonly row: Pick<SubmissionRow, 'id' | 'receivedAt'>;
  readonly timeZone: string;
  readonly links: readonly ConfirmationLink[];
  /** Set if staff copied the submission from paper; the history records it. */
  readonly paper?: Paper | undefined;
};

/** The first history entries of a submission. */
export function receivedHistory(ctx: Ctx, { row, timeZone, links, paper }: Receipt): HistoryRow[] {
  const copied = paper && { property: 'paper.receivedOn', newValue: today(timeZone, row.receivedAt) };
  const sent: HistoryStep[] = links.length > 0 ? [{ type: 'ConfirmationSent' }] : [];
  return historyRows(ctx, row.id, { type: 'Created', ...copied }, ...sent);
}

/** Stores a new submission with all its parts, and records `ApplicationReceived`. Returns the stored submission. */
export async function storeSubmission(
  tx: Tx,
  ctx: Ctx,
  rows: SubmissionRows & { readonly submission: EventSubmission },
): Promise<SubmissionRow> {
  const data = toEventData(ctx.clubId, rows.submission);
  const event = newEventRow(ctx, { type: 'ApplicationReceived', submissionId: rows.submission.id, data });
  const { submission, subscribers } = await insertSubmission(tx, rows, event);
  await createDeliveries(tx, event, subscribers.ids);
  return submission;
}

/** What the database stores in these columns of a new submission. */
export const newColumns = {
  state: 'New',
  confirmedAt: null,
  decidedAt: null,
  anonymizedAt: null,
  memberNumber: '',
} as const;

type News = {
  readonly row: Pick<
    SubmissionRow,
    'id' | 'kind' | 'furtherFormId' | 'number' | 'firstName' | 'lastName' | 'departmentIds'
  >;
  readonly facts: MailFacts;
  readonly links: readonly ConfirmationLink[];
  /** Recipients of an immediate receipt. If confirmation is needed, others get it later, or the mails with links have it. */
  readonly receiptTo: readonly Confirmer[];
  /** The declared values as text, for receipts and for mails with links that are receipts. */
  readonly content?: string;
  /** A minor filled it in alone: they get a receipt that says whose consent is awaited. */
  readonly isByMinor?: boolean;
  readonly warning?: StaffWarning | null;
};

/** Queues the mails about a new submission to applicant, guardians and staff. */
export async function queueNews(
  tx: Tx,
  ctx: Ctx,
  { row, facts, links, receiptTo, content, isByMinor, warning = null }: News,
): Promise<void> {
  const { id: submissionId, kind, furtherFormId, number, firstName, lastName, departmentIds } = row;
  const all = links.map(({ confirmer }) => confirmer);
  await runParallel(
    queueReceipts(tx, ctx, { facts, to: receiptTo, content }),
    ...(isByMinor ? [queueMinorReceipt(tx, ctx, facts, links)] : []),
    ...links.map(link => queueConfirmationMail(tx, ctx, facts, link, { content, all })),
    queueStaffNotifications(tx, ctx, {
      submissionId,
      kind,
      furtherFormId,
      number,
      firstName,
      lastName,
      departmentIds,
      part: facts.part,
      isUnconfirmed: links.length > 0,
      warning,
    }),
  );
}

/** Response of every kind; the state is the one at receipt. */
export function toSubmitResponse(
  { actor }: Pick<Ctx, 'actor'>,
  row: Pick<
    SubmissionRow,
    'id' | 'clubId' | 'number' | 'email' | 'receivedAt' | 'needsConfirmation' | 'anonymizedAt'
  >,
): SubmitResponse {
  const isOwn = actor.kind === 'Member' && row.anonymizedAt === null;
  const place = { clubId: row.clubId, submissionId: row.id, guardianId: null };
  return {
    id: row.id,
    number: row.number,
    state: 'New',
    receivedAt: row.receivedAt.toISOString(),
    needsConfirmation: row.needsConfirmation,
    statusUrl: isOwn ? statusUrlOf(place, row.email, 'Sender') : null,
  };
}
