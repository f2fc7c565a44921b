import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { today } from '@/lib/forms/calendar';
import { needsGuardians } from '@/lib/forms/guardian-rules';
import { applicantOf } from './arrival';
import { getMailFacts, listGuardianConfirmations, replaceConfirmations } from './arrival-queries';
import { type Confirmer, makeConfirmationLink, queueConfirmationMails } from './confirmation-links';
import type { MailFacts } from './mail-facts';
import { recordHistory } from './record-history';

/**
 * Sends a new link to everyone who has not confirmed yet: the applicant, or each such guardian of a minor. Links
 * that were sent before count as replaced, and work until they expire all the same: people open the first mail.
 * `isMeant` leaves the others out.
 */
export async function sendConfirmations(
  tx: Tx,
  ctx: Ctx,
  submissionId: string,
  historyType: 'ConfirmationSent' | 'ConfirmationResent',
  isMeant: (confirmer: Confirmer) => boolean = () => true,
): Promise<void> {
  const facts = await getMailFacts(tx, ctx.clubId, submissionId);
  const confirmers = await listPendingConfirmers(tx, ctx.clubId, facts);
  const links = confirmers
    .filter(isMeant)
    .map(confirmer => makeConfirmationLink(ctx, submissionId, confirmer));
  if (links.length === 0) return;
  await replaceConfirmations(
    tx,
    { clubId: ctx.clubId, submissionId, now: ctx.now },
    links.map(({ row }) => row),
  );
  await queueConfirmationMails(tx, ctx, facts, links);
  await recordHistory(tx, ctx, submissionId, { type: historyType });
}

/** Whose confirmation is missing; the applicant of full age counts as pending until the submission is confirmed. */
async function listPendingConfirmers(tx: Tx, clubId: string, facts: MailFacts): Promise<Confirmer[]> {
  if (!isConfirmedByGuardians(facts)) return [applicantOf(facts.submission)];
  const guardians = await listGuardianConfirmations(tx, clubId, facts.submission.id);
  return guardians
    .filter(({ hasConfirmed }) => !hasConfirmed)
    .map(({ id, email, firstName, lastName }) => ({
      guardianId: id,
      address: email,
      name: `${firstName} ${lastName}`,
    }));
}

/** Whether a minor applied for membership; the age is that of the day of receipt. */
export function isConfirmedByGuardians({
  submission,
  club,
}: {
  readonly submission: Pick<MailFacts['submission'], 'kind' | 'birthDate' | 'receivedAt'>;
  readonly club: Pick<MailFacts['club'], 'timeZone'>;
}): boolean {
  const { kind, birthDate, receivedAt } = submission;
  return kind === 'Membership' && needsGuardians(birthDate, today(club.timeZone, receivedAt));
}
