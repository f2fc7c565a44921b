import type { Tx } from '@/db/client';
import { type StatusPlace, statusUrlOf } from '@/lib/auth/status-token';
import type { Ctx } from '@/lib/context';
import type {
  CancellationSubmitPatchRequest,
  ChangeSubmitPatchRequest,
  MembershipPatchRequest,
} from '@/lib/contracts/submission-patches';
import type { SubmissionStatus } from '@/lib/contracts/submission-status';
import { AppError, invalid, notFound, type Violation } from '@/lib/errors';
import { queueMail } from '@/lib/mail/queue-mail';
import { assertPrecondition, type Precondition } from '@/lib/precondition';
import { applicantOf } from './arrival';
import { getMailFacts } from './arrival-queries';
import { readStatus } from './get-status';
import { mailVariables } from './mail-facts';
import { findLastAskedAnewAt, findStatusRow, listGuardianAddresses } from './member-queries';
import { patchCancellation } from './patch-cancellation';
import { patchChange } from './patch-change';
import { patchMembership } from './patch-membership';
import type { SubmissionRow } from './queries';
import { readAnswers } from './read-answers';
import { assertMemberStep, assertResendPause } from './rules';
import { sendConfirmations } from './send-confirmations';
import { atLockedStatus, type StatusVisitor } from './status-place';

/** What is to be corrected, each as a PATCH by staff names it. */
export type Corrections =
  | { readonly kind: 'Membership'; readonly patches: readonly MembershipPatchRequest[] }
  | { readonly kind: 'Change'; readonly patches: readonly ChangeSubmitPatchRequest[] }
  | { readonly kind: 'Cancellation'; readonly patches: readonly CancellationSubmitPatchRequest[] };

/**
 * Corrects the own submission by the rules of a PATCH by staff, all of it or nothing; the history says that it was the
 * member. Who confirms, where that is needed, gets a new link once an address or the age has changed; links to an
 * address that was wrong work no more. The first such change is asked for at once, another one a minute later (429).
 * Throws 404 (also for another kind), 409, 410, 412 for another version, and a 400 that names everything.
 */
export function correctSubmission(
  visitor: StatusVisitor,
  token: string,
  corrections: Corrections,
  precondition: Precondition = null,
): Promise<SubmissionStatus> {
  return atLockedStatus(visitor, token, async (tx, ctx, { place, row }) => {
    if (row.kind !== corrections.kind) throw notFound();
    assertMemberStep('Correct', row, await readAnswers(tx, row));
    assertPrecondition(precondition, row.version);
    const before = await confirmersOf(tx, place);
    const lastAskedAt = await findLastAskedAnewAt(tx, row);
    await patchAll(ctx, row.id, corrections);
    const after = await confirmersOf(tx, place);
    const reader = placeAfter(place, before, after);
    if (before.key !== after.key) {
      assertResendPause(lastAskedAt, ctx.now);
      await sendAgain(tx, ctx, after.row);
    }
    return readStatus(tx, ctx, reader);
  });
}

async function patchAll(ctx: Ctx, id: string, corrections: Corrections): Promise<void> {
  const violations: Violation[] = [];
  for (const patch of patchesOf(ctx, id, corrections)) {
    try {
      await patch();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'validation') throw error;
      violations.push(...(error.extra.violations ?? []));
    }
  }
  if (violations.length > 0) throw invalid(violations);
}

function patchesOf(ctx: Ctx, id: string, { kind, patches }: Corrections): (() => Promise<void>)[] {
  const target = { id, precondition: null };
  if (kind === 'Membership') return patches.map(patch => () => patchMembership(ctx, { ...target, patch }));
  if (kind === 'Change') return patches.map(patch => () => patchChange(ctx, { ...target, patch }));
  return patches.map(patch => () => patchCancellation(ctx, { ...target, patch }));
}

/** Who may have to confirm; `key` changes with their addresses and with the age that decides who they are. */
async function confirmersOf(tx: Tx, place: StatusPlace) {
  const found = await findStatusRow(tx, { ...place, guardianId: null });
  if (!found) throw notFound();
  const { row } = found;
  const guardians = await listGuardianAddresses(tx, row);
  const addresses = [row.email, ...guardians.map(({ email }) => email)].map(email => email.toLowerCase());
  return { row, guardians, key: JSON.stringify([row.birthDate, addresses]) };
}

type Confirmers = Awaited<ReturnType<typeof confirmersOf>>;

/** A guardian whose address was wrong has another record now, in the same place of the form. */
function placeAfter(place: StatusPlace, before: Confirmers, after: Confirmers): StatusPlace {
  const position = before.guardians.find(({ id }) => id === place.guardianId)?.position;
  const same = after.guardians.find(({ id }) => id === place.guardianId);
  const next = same ?? after.guardians.find(guardian => guardian.position === position);
  return { ...place, guardianId: next?.id ?? null };
}

/** The mail that says what to do, to whoever has the right address only now. */
async function sendAgain(tx: Tx, ctx: Ctx, row: SubmissionRow): Promise<void> {
  if (row.needsConfirmation) {
    await sendConfirmations(tx, ctx, row.id, 'ConfirmationResent');
    return;
  }
  const { address, name } = applicantOf(row);
  if (address === '') return;
  await queueMail(tx, ctx, {
    type: `${row.kind}Received`,
    to: { address, name },
    locale: row.locale,
    submissionId: row.id,
    variables: {
      ...mailVariables(await getMailFacts(tx, ctx.clubId, row.id)),
      statusUrl: statusUrlOf({ clubId: ctx.clubId, submissionId: row.id, guardianId: null }, address),
    },
  });
}
