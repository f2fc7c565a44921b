import type { Tx } from '@/db/client';
import { type StatusPlace, statusUrlOf } from '@/lib/auth/status-token';
import type {
  CancellationSubmitPatchRequest,
  ChangeSubmitPatchRequest,
  MembershipCorrectionRequest,
} from '@/lib/contracts/submissions/submission-patches';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid, notFound, type Violation } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { emailKey, isSameEmail } from '@/lib/rules/format/email-domain';
import { awaitedGuardians, isCorrectableLate } from '@/lib/rules/submissions/limited-corrections';
import type { TextsOf } from '@/lib/rules/submissions/membership-application';
import { personNamesIn } from '@/lib/rules/submissions/submission-fields';
import type { Confirmer } from '@/lib/services/submissions/confirm/confirmation-links';
import {
  isConfirmedByGuardians,
  listConfirmers,
  sendConfirmations,
} from '@/lib/services/submissions/confirm/send-confirmations';
import { mailTypeOf, mailVariables } from '@/lib/services/submissions/mail-facts';
import { patchCancellation } from '@/lib/services/submissions/patch/patch-cancellation';
import { patchChange } from '@/lib/services/submissions/patch/patch-change';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import type { GuardianColumns } from '@/lib/services/submissions/patch/patch-queries';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { getSubmissionRecord } from '@/lib/services/submissions/record-queries';
import { type Answers, assertMemberStep, assertResendPause } from '@/lib/services/submissions/rules';
import { readStatus } from '@/lib/services/submissions/status/get-status';
import {
  findLastRequestAt,
  findStatusRow,
  getStatusClub,
  listGuardianAddresses,
} from '@/lib/services/submissions/status/member-queries';
import {
  atLockedStatus,
  type StatusReader,
  type StatusVisitor,
} from '@/lib/services/submissions/status/status-place';
import { readMailFacts } from '@/lib/services/submissions/submit/change-content';
import { queueMinorReceipt } from '@/lib/services/submissions/submit/queue-minor-receipt';
import { applicantOf } from '@/lib/services/submissions/submit/submit-steps';
import { readAnswers } from './read-answers';

/** The corrections, each as in a PATCH by staff, but for the membership numbers. */
export type Corrections =
  | { readonly kind: 'Membership'; readonly patches: readonly MembershipCorrectionRequest[] }
  | { readonly kind: 'Change'; readonly patches: readonly ChangeSubmitPatchRequest[] }
  | { readonly kind: 'Cancellation'; readonly patches: readonly CancellationSubmitPatchRequest[] };

/**
 * Corrects the visitor's own submission by the rules of a PATCH by staff, completely or not at all. After an answer of
 * somebody else it changes only what `isCorrectableLate` allows. The history names the visitor. If a confirmation is
 * needed and an address or the age changed, the persons who confirm get new links, and links to the old address end. A
 * second change of this kind within a minute gets a 429. A guardian's link changes neither the other guardian nor the
 * applicant's e-mail address. Throws 404 (also for another kind), 409, 410, 412 for another version, and a 400 with all
 * violations.
 */
export function correctSubmission(
  visitor: StatusVisitor,
  token: string,
  corrections: Corrections,
  precondition: Precondition = null,
): Promise<SubmissionStatus> {
  return atLockedStatus(visitor, token, async (tx, ctx, reader) => {
    await correctLocked(tx, ctx, reader, corrections, precondition);
    return readStatus(tx, ctx, reader);
  });
}

/** Corrects the locked submission of a status link. */
export async function correctLocked(
  tx: Tx,
  ctx: Ctx,
  { place, row }: Pick<StatusReader, 'place' | 'row'>,
  corrections: Corrections,
  precondition: Precondition,
): Promise<void> {
  if (row.kind !== corrections.kind) throw notFound();
  const answers = await readAnswers(tx, row, place.guardianId);
  assertMemberStep('Correct', row, answers);
  assertPrecondition(precondition, row.version);
  if (answers.hasAny) await assertCorrectableLate(tx, row, corrections, answers);
  const before = await confirmersOf(tx, place);
  const lastAskedAt = await findLastRequestAt(tx, row);
  await patchAll(ctx, place, corrections);
  const after = await confirmersOf(tx, place);
  const isNewReceipt = after.isByMinor && before.own !== after.own;
  if (before.key === after.key && !isNewReceipt) return;
  // After a confirmation the people who confirm stay the same, but for the address of a guardian.
  if (answers.hasAny && !answers.isAddressOpen) return;
  assertResendPause(lastAskedAt, ctx.now);
  if (isNewReceipt) await sendMinorReceipt(tx, ctx, after.row);
  if (before.key !== after.key)
    await sendAgain(tx, ctx, after.row, confirmer => !isAsBefore(before, after, confirmer));
}

/** Throws a 400 that names what cannot be corrected once somebody has confirmed or declined. */
async function assertCorrectableLate(
  tx: Tx,
  row: SubmissionRow,
  { patches }: Corrections,
  { isAsked, isAddressOpen }: Answers,
): Promise<void> {
  const club = await getStatusClub(tx, row.clubId);
  const { guardians } = await getSubmissionRecord(tx, row.clubId, row.kind, row.id);
  const stored = guardians.map(one => ({ ...one.guardian, confirmedAt: one.confirmedAt }));
  const facts = {
    kind: row.kind,
    isConfirmedByGuardians: isConfirmedByGuardians({ submission: row, club }),
    isAsked,
    awaitedGuardians: isAddressOpen ? awaitedGuardians(stored) : [],
  };
  const fixed = patches
    .flatMap(patch => namesOf(patch, stored))
    .filter(name => !isCorrectableLate(name, facts));
  if (fixed.length > 0)
    throw invalid(fixed.map(path => ({ path: toJsonPath(path), key: 'fixedByConfirmation' })));
}

/** The changed properties of a PATCH, as paths in dots. */
function namesOf(patch: Corrections['patches'][number], stored: readonly GuardianColumns[]): string[] {
  const { identity, guardians, ...plain } = { identity: undefined, guardians: undefined, ...patch };
  return [
    ...Object.keys(plain),
    ...Object.keys(identity ?? {}).map(name => `identity.${name}`),
    ...(guardians === undefined ? [] : changedGuardians(guardians ?? [], stored)),
  ];
}

/** The changed fields of guardians, by position; the list as a whole if its length changed. */
function changedGuardians(
  sent: readonly TextsOf<'Guardian'>[],
  stored: readonly GuardianColumns[],
): string[] {
  if (sent.length !== stored.length) return ['guardians'];
  const names = personNamesIn('Guardian');
  return sent.flatMap((guardian, index) =>
    names
      .filter(name => (guardian[name] ?? '') !== stored[index]?.[name])
      .map(name => `guardians.${index}.${name}`),
  );
}

function toJsonPath(name: string): string {
  return name.replace(/^guardians\.(\d+)/, 'guardians[$1]');
}

async function patchAll(ctx: Ctx, place: StatusPlace, corrections: Corrections): Promise<void> {
  const violations: Violation[] = [];
  for (const patch of patchesOf(ctx, place, corrections)) {
    try {
      await patch();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'validation') throw error;
      violations.push(...(error.extra.violations ?? []));
    }
  }
  if (violations.length > 0) throw invalid(violations);
}

function patchesOf(
  ctx: Ctx,
  { submissionId, guardianId }: StatusPlace,
  { kind, patches }: Corrections,
): (() => Promise<unknown>)[] {
  const target = { id: submissionId, precondition: null };
  if (kind === 'Membership')
    return patches.map(patch => () => patchMembership(ctx, { ...target, patch, guardianId }));
  if (kind === 'Change') return patches.map(patch => () => patchChange(ctx, { ...target, patch }));
  return patches.map(patch => () => patchCancellation(ctx, { ...target, patch }));
}

/** The persons who may have to confirm. `key` changes with their addresses and with the age that selects them. */
async function confirmersOf(tx: Tx, place: StatusPlace) {
  const found = await findStatusRow(tx, { ...place, guardianId: null });
  if (!found) throw notFound();
  const { row } = found;
  const guardians = await listGuardianAddresses(tx, row);
  const addresses = guardians.map(({ email }) => emailKey(email));
  const own = emailKey(row.email);
  // A minor who applied alone confirms nothing: their new address gets their receipt again.
  const isByMinor = found.isByMinor;
  const key = JSON.stringify([row.birthDate, isByMinor ? null : own, addresses]);
  return { row, guardians, key, own, isByMinor };
}

/** Whether a guardian was asked before at the same address, for a child of the same age. */
function isAsBefore(
  before: Confirmers,
  { row }: Confirmers,
  { guardianId, address }: Pick<Confirmer, 'guardianId' | 'address'>,
): boolean {
  const known = before.guardians.find(({ id }) => id === guardianId);
  return known !== undefined && isSameEmail(known.email, address) && before.row.birthDate === row.birthDate;
}

type Confirmers = Awaited<ReturnType<typeof confirmersOf>>;

async function sendMinorReceipt(tx: Tx, ctx: Ctx, row: SubmissionRow): Promise<void> {
  const facts = await readMailFacts(tx, ctx, row.id);
  const awaited = await listConfirmers(tx, row.clubId, facts);
  await queueMinorReceipt(
    tx,
    ctx,
    facts,
    awaited.map(confirmer => ({ confirmer })),
  );
}

/** Sends the confirmation mail to persons whose address was corrected. */
async function sendAgain(
  tx: Tx,
  ctx: Ctx,
  row: SubmissionRow,
  isMeant: (confirmer: Confirmer) => boolean,
): Promise<void> {
  if (row.needsConfirmation) {
    await sendConfirmations(tx, ctx, row.id, 'ConfirmationResent', isMeant);
    return;
  }
  const { address, name, firstName } = applicantOf(row);
  if (address === '') return;
  const facts = await readMailFacts(tx, ctx, row.id);
  await queueMail(tx, ctx, {
    ...mailTypeOf(facts, 'Received'),
    to: { address, name, firstName },
    locale: row.locale,
    submissionId: row.id,
    variables: {
      ...mailVariables(facts),
      statusUrl: statusUrlOf({ clubId: ctx.clubId, submissionId: row.id, guardianId: null }, address),
    },
  });
}
