import { type Tx, withClub } from '@/db/client';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';
import { lockSubmission, raiseVersion } from '@/lib/services/submissions/queries';
import {
  type ConfirmationRow,
  listGuardianConfirmations,
  spendConfirmation,
} from '@/lib/services/submissions/submit/queries';
import { markConfirmed } from './confirm';
import {
  assertUndecided,
  readConfirmation,
  requireConfirmationPlace,
  requireOpenConfirmation,
} from './get-confirmation';
import { recordRefusal } from './record-refusal';
import { isConfirmedByGuardians } from './send-confirmations';

/**
 * Uses a confirmation link. The submission becomes `Confirmed` once every required person has used one of their links.
 * A used link returns the current state and changes nothing. A consent cancels the guardian's refusal. Throws like
 * `getConfirmation`, and a 409 with a message if the submission is decided or withdrawn.
 */
export async function confirmByToken(
  visitor: Omit<Ctx, 'clubId' | 'tx'>,
  token: string,
): Promise<ConfirmationInfo> {
  const place = await requireConfirmationPlace(visitor, token);
  const ctx: Ctx = { ...visitor, clubId: place.clubId, tx: undefined };
  return withClub(ctx, async tx => {
    const { submission } = await requireOpenConfirmation(tx, visitor, place);
    const row = await lockSubmission(tx, ctx.clubId, submission.id);
    const known = await requireOpenConfirmation(tx, visitor, place);
    if (known.link.confirmedAt) return readConfirmation(tx, visitor, place);
    assertUndecided(row, ctx.locale);
    await spendConfirmation(tx, place, evidenceOf(ctx));
    if (known.guardian?.refusedAt) await recordRefusal(tx, ctx, row, known.guardian, null);
    const after = (await isFullyConfirmed(tx, known)) ? await markConfirmed(tx, ctx, row) : row;
    // Also while others are awaited, or after staff confirmed: the record shows when each guardian did.
    if (after === row && known.guardian) await raiseVersion(tx, row);
    return readConfirmation(tx, visitor, place);
  });
}

function evidenceOf({ actor, now }: Pick<Ctx, 'actor' | 'now'>) {
  const isMember = actor.kind === 'Member';
  return { at: now, ip: isMember ? actor.ip : null, userAgent: isMember ? actor.userAgent : null };
}

async function isFullyConfirmed(tx: Tx, { link, submission, club }: ConfirmationRow): Promise<boolean> {
  if (!isConfirmedByGuardians({ submission, club })) return link.guardianId === null;
  const guardians = await listGuardianConfirmations(tx, link.clubId, submission.id);
  return guardians.every(({ hasConfirmed }) => hasConfirmed);
}
