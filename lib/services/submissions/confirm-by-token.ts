import { type Tx, withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import { type ConfirmationRow, listGuardianConfirmations, spendConfirmation } from './arrival-queries';
import { markConfirmed } from './confirm';
import {
  refused,
  requireConfirmationPlace,
  requireOpenConfirmation,
  toConfirmationInfo,
} from './get-confirmation';
import { lockSubmission, updateSubmission } from './queries';
import { isConfirmedByGuardians } from './send-confirmations';

/**
 * Uses a confirmation link. The submission is `Confirmed` once everyone who must has used a link of theirs; a link
 * that was used before answers the same again and changes nothing. Throws like `getConfirmation`, and a 409 with
 * words where the club has decided already.
 */
export async function confirmByToken(
  visitor: Omit<Ctx, 'clubId' | 'tx'>,
  token: string,
): Promise<ConfirmationInfo> {
  const place = await requireConfirmationPlace(visitor, token);
  const ctx: Ctx = { ...visitor, clubId: place.clubId, tx: undefined };
  return withClub(ctx, async tx => {
    const known = await requireOpenConfirmation(tx, visitor, place);
    const row = await lockSubmission(tx, ctx.clubId, known.submission.id);
    if (known.link.confirmedAt) return toConfirmationInfo({ ...known, submission: row });
    if (row.state === 'Accepted' || row.state === 'Rejected')
      throw refused('state-conflict', 'decided', ctx.locale);
    await spendConfirmation(tx, place, evidenceOf(ctx));
    const isLast = await isEveryoneThere(tx, known);
    const submission = isLast ? await markConfirmed(tx, ctx, row) : await updateSubmission(tx, row, {});
    return toConfirmationInfo({ ...known, submission, link: { ...known.link, confirmedAt: ctx.now } });
  });
}

function evidenceOf({ actor, now }: Pick<Ctx, 'actor' | 'now'>) {
  const isMember = actor.kind === 'Member';
  return { at: now, ip: isMember ? actor.ip : null, userAgent: isMember ? actor.userAgent : null };
}

async function isEveryoneThere(tx: Tx, { link, submission, club }: ConfirmationRow): Promise<boolean> {
  if (!isConfirmedByGuardians({ submission, club })) return link.guardianId === null;
  const guardians = await listGuardianConfirmations(tx, link.clubId, submission.id);
  return guardians.every(({ hasConfirmed }) => hasConfirmed);
}
