import type { Tx } from '@/db/client';
import { runParallel } from '@/db/run-parallel';
import { statusUrlOf } from '@/lib/auth/status-token';
import { requireClubWithTemplate } from '@/lib/mail/queries';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { emailKey } from '@/lib/rules/format/email-domain';
import { changeSubmission } from '@/lib/services/submissions/change-submission';
import type { Confirmer } from '@/lib/services/submissions/confirm/confirmation-links';
import { listConfirmers } from '@/lib/services/submissions/confirm/send-confirmations';
import { queueFamilyDecision, withFamilyNames } from '@/lib/services/submissions/family/family-mails';
import { listFamily } from '@/lib/services/submissions/family/family-queries';
import { type MailFacts, mailTypeOf, mailVariables } from '@/lib/services/submissions/mail-facts';
import { historyOfChange } from '@/lib/services/submissions/patch/patched';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { type HistoryStep, historyRows } from '@/lib/services/submissions/record-history';
import { readMailFacts } from '@/lib/services/submissions/submit/change-content';
import { applicantOf } from '@/lib/services/submissions/submit/submit-steps';

export type Decision = {
  readonly state: 'Accepted' | 'Rejected';
  readonly message: string;
  readonly sendEmail: boolean;
  readonly memberNumber?: string;
  /** History entries of the changes made with the decision, besides the member number. */
  readonly changes?: readonly HistoryStep[];
};

/**
 * Decides a locked submission whose rules were checked. Closes its questions. Writes the state, the history entries and
 * one event, and queues the mails to the person, the guardians of a minor and the adult family members, unless `sendEmail`
 * is false. No mail is sent for anonymised submissions and for paper entries without an address. Returns the new row.
 */
export async function decide(
  tx: Tx,
  ctx: Ctx,
  row: SubmissionRow,
  decision: Decision,
): Promise<SubmissionRow> {
  const { state, message, memberNumber, changes = [] } = decision;
  const columns = {
    state,
    decidedAt: ctx.now,
    decidedBy: 'id' in ctx.actor ? ctx.actor.id : null,
    decisionMessage: message === '' ? null : message,
    memberNumber: memberNumber ?? row.memberNumber,
  };
  const numbered = historyOfChange(
    { memberNumber: row.memberNumber },
    { memberNumber: columns.memberNumber },
  );
  const history = historyRows(ctx, row.id, ...changes, ...numbered, { type: state });
  const alongside = { history, questionsClosedAt: ctx.now };
  const changing = changeSubmission(tx, ctx, row, `Application${state}`, columns, alongside);
  const isTold = decision.sendEmail && row.anonymizedAt === null;
  await runParallel(
    changing,
    ...(isTold ? [queueDecisionMails(tx, ctx, { ...row, ...columns }, message)] : []),
  );
  return changing;
}

/**
 * Takes the row as it will be, because the statement that writes it can still run. One after the other: the applicant's
 * mail is the newest, which a preview shows.
 */
async function queueDecisionMails(tx: Tx, ctx: Ctx, row: SubmissionRow, message: string): Promise<void> {
  const { id: submissionId, locale } = row;
  const step = row.state === 'Accepted' ? 'Accepted' : 'Rejected';
  const reading = readMailFacts(tx, ctx, submissionId, row);
  const readingClub = requireClubWithTemplate(tx, ctx.clubId, `${row.kind}${step}`);
  await runParallel(reading, readingClub);
  const [facts, clubWithTemplate] = [await reading, await readingClub];
  const readers = await listReaders(tx, ctx, facts);
  const members = row.kind === 'Membership' ? await listFamily(tx, { clubId: ctx.clubId, submissionId }) : [];
  await queueFamilyDecision(tx, ctx, facts, { members, receivers: readers, message });
  for (const { guardianId, address, name, firstName } of withFamilyNames(readers, members, facts))
    await queueMail(tx, ctx, {
      ...mailTypeOf(facts, step, guardianId !== null),
      clubWithTemplate,
      to: { address, name, firstName },
      locale,
      submissionId,
      variables: {
        ...mailVariables(facts),
        message,
        statusUrl: statusUrlOf({ clubId: ctx.clubId, submissionId, guardianId }, address),
      },
    });
}

/** Who hears of a decision: the guardians of a minor, then the applicant; each mailbox once. */
async function listReaders(tx: Tx, ctx: Ctx, facts: MailFacts): Promise<Confirmer[]> {
  const confirmers = await listConfirmers(tx, ctx.clubId, facts);
  const byMailbox = new Map<string, Confirmer>();
  for (const one of [...confirmers, applicantOf(facts.submission)]) {
    const mailbox = emailKey(one.address);
    if (mailbox !== '' && !byMailbox.has(mailbox)) byMailbox.set(mailbox, one);
  }
  return [...byMailbox.values()];
}
