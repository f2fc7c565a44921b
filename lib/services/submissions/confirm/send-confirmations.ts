import type { Tx } from '@/db/client';
import { runParallel } from '@/db/run-parallel';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { fullName } from '@/lib/rules/submissions/full-name';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';
import type { MailFacts } from '@/lib/services/submissions/mail-facts';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { readMailFacts } from '@/lib/services/submissions/submit/change-content';
import { listGuardianConfirmations, replaceConfirmations } from '@/lib/services/submissions/submit/queries';
import { applicantOf } from '@/lib/services/submissions/submit/submit-steps';
import { type Confirmer, makeConfirmationLink, queueConfirmationMail } from './confirmation-links';

/** A person whose confirmation is missing; a guardian may have refused. */
export type AwaitedConfirmer = Confirmer & { readonly hasRefused: boolean };

/**
 * Sends a new link to every person who has not confirmed: the applicant, or each such guardian of a minor. Returns
 * their number. Earlier links count as replaced but work until they expire, because people open the first mail.
 * `isMeant` selects the recipients.
 */
export async function sendConfirmations(
  tx: Tx,
  ctx: Ctx,
  submissionId: string,
  historyType: 'ConfirmationSent' | 'ConfirmationResent',
  isMeant: (confirmer: AwaitedConfirmer) => boolean = () => true,
): Promise<number> {
  const facts = await readMailFacts(tx, ctx, submissionId);
  const confirmers = await listAwaited(tx, ctx.clubId, facts);
  const links = confirmers
    .filter(isMeant)
    .map(confirmer => makeConfirmationLink(ctx, submissionId, confirmer));
  if (links.length === 0) return 0;
  await replaceConfirmations(
    tx,
    { clubId: ctx.clubId, submissionId, now: ctx.now },
    links.map(({ row }) => row),
  );
  await runParallel(...links.map(link => queueConfirmationMail(tx, ctx, facts, link, { all: confirmers })));
  await recordHistory(tx, ctx, submissionId, { type: historyType });
  return links.length;
}

/**
 * A refusal is valid until the guardian cancels it. Only the club and this guardian can request a new link for them.
 */
export function isOpenToAsk({ hasRefused }: AwaitedConfirmer): boolean {
  return !hasRefused;
}

/** Whether a guardian has not agreed to a submission that staff confirmed. */
export async function isGuardianAwaited(
  tx: Tx,
  ctx: Ctx,
  { id, state }: Pick<SubmissionRow, 'id' | 'state'>,
): Promise<boolean> {
  if (state !== 'Confirmed') return false;
  const awaited = await listAwaited(tx, ctx.clubId, await readMailFacts(tx, ctx, id));
  return awaited.some(({ guardianId }) => guardianId !== null);
}

type AwaitedFacts = {
  readonly submission: MailFacts['submission'];
  readonly club: Pick<MailFacts['club'], 'timeZone'>;
};

/** Lists the persons whose confirmation is missing. An adult applicant is pending until the submission is confirmed. */
export async function listAwaited(tx: Tx, clubId: string, facts: AwaitedFacts): Promise<AwaitedConfirmer[]> {
  const all = await listAsked(tx, clubId, facts);
  return all.filter(({ hasConfirmed }) => !hasConfirmed);
}

/** Lists every person who confirms a submission: the applicant, or each guardian of a minor. */
export function listConfirmers(tx: Tx, clubId: string, facts: AwaitedFacts): Promise<Confirmer[]> {
  return listAsked(tx, clubId, facts);
}

async function listAsked(tx: Tx, clubId: string, facts: AwaitedFacts) {
  if (!isConfirmedByGuardians(facts))
    return [{ ...applicantOf(facts.submission), hasRefused: false, hasConfirmed: false }];
  const guardians = await listGuardianConfirmations(tx, clubId, facts.submission.id);
  return guardians.map(({ id, email, firstName, lastName, refusedAt, hasConfirmed }) => ({
    guardianId: id,
    address: email,
    name: fullName({ firstName, lastName }),
    firstName,
    hasRefused: refusedAt !== null,
    hasConfirmed,
  }));
}

/** Whether it is an application for membership of a minor; the age counts on the day of receipt. */
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
