import type { Tx } from '@/db/client';
import { familyUrlOf } from '@/lib/auth/status-token';
import { type QueueMail, queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { findAge, fullAge } from '@/lib/rules/dates/age';
import { today } from '@/lib/rules/dates/calendar';
import type { Locale } from '@/lib/rules/enums';
import { emailKey } from '@/lib/rules/format/email-domain';
import { listText } from '@/lib/rules/format/intl-formats';
import type { Confirmer } from '@/lib/services/submissions/confirm/confirmation-links';
import { listConfirmers } from '@/lib/services/submissions/confirm/send-confirmations';
import { heldAccountOf, type MailFacts, mailVariables } from '@/lib/services/submissions/mail-facts';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { isConfirmed, statusEndsAt } from '@/lib/services/submissions/rules';
import { readMailFacts } from '@/lib/services/submissions/submit/change-content';
import { type FamilyRow, listFamily, listFamilyDepartments, listNoticed } from './family-queries';

type Person = Pick<FamilyRow, 'id' | 'firstName' | 'lastName' | 'birthDate' | 'email'>;
type Receiver = Pick<Confirmer, 'address'>;

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();

/** The adults among family members who have an address, by mailbox. The age counts on the day of receipt. */
function adultsByMailbox<Member extends Person>(members: readonly Member[], day: string) {
  const adults = members.filter(({ email, birthDate }) => {
    const age = findAge(birthDate, day);
    return emailKey(email) !== '' && age !== null && age >= fullAge;
  });
  return Map.groupBy(adults, ({ email }) => emailKey(email));
}

/**
 * The recipients of a receipt. One at whose address adult family members can be reached, too, gets one mail that names
 * them all.
 */
export function withFamilyNames(
  recipients: readonly Confirmer[],
  members: readonly Person[],
  { submission, club }: Pick<MailFacts, 'submission' | 'club'>,
): Confirmer[] {
  const adults = adultsByMailbox(members, today(club.timeZone, submission.receivedAt));
  return recipients.map(recipient => {
    const reached = adults.get(emailKey(recipient.address)) ?? [];
    const { locale } = submission;
    const { name, firstName } = recipient;
    return {
      ...recipient,
      name: listNames([name, ...reached.map(nameOf)], locale),
      firstName: firstName && listNames([firstName, ...reached.map(one => one.firstName)], locale),
    };
  });
}

function listNames(names: readonly string[], locale: Locale): string {
  return listText(new Set(names), locale);
}

/**
 * Queues a mail to each adult family member with an address: who applied for them, what for, and the link to their own
 * consents. Two at one address get one mail. Who gets the receipt of the application at the same address gets none.
 * Call it once the application is confirmed, or needs no confirmation. `isMeant` selects the members.
 */
export async function queueFamilyNotices(
  tx: Tx,
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  facts: MailFacts,
  receivers: readonly Receiver[],
  isMeant: (member: FamilyRow) => boolean = () => true,
): Promise<void> {
  const members = await listFamily(tx, { clubId: ctx.clubId, submissionId: facts.submission.id });
  await queueFamilyMails(tx, ctx, facts, {
    members: members.filter(isMeant),
    receivers,
    mail: { type: 'MembershipFamilyNotice' },
  });
}

/**
 * Queues the decision to each adult family member with an address, two at one address in one mail. `receivers` have a
 * mail of their own.
 */
export async function queueFamilyDecision(
  tx: Tx,
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  facts: MailFacts,
  decided: {
    readonly members: readonly FamilyRow[];
    readonly receivers: readonly Receiver[];
    readonly message: string;
  },
): Promise<void> {
  const { message, ...to } = decided;
  const isAccepted = facts.submission.state === 'Accepted';
  await queueFamilyMails(tx, ctx, facts, {
    ...to,
    mail: isAccepted
      ? { type: 'MembershipAccepted', notice: 'FamilyAccepted' }
      : { type: 'MembershipRejected', notice: 'FamilyRejected' },
    // The reason of a rejection is for the applicant.
    message: isAccepted ? message : '',
  });
}

type FamilyMail = {
  readonly members: readonly FamilyRow[];
  readonly receivers: readonly Receiver[];
  readonly mail: Pick<QueueMail, 'type' | 'notice'>;
  readonly message?: string;
};

async function queueFamilyMails(
  tx: Tx,
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  facts: MailFacts,
  { members, receivers, mail, message = '' }: FamilyMail,
): Promise<void> {
  const { submission, club } = facts;
  const { id: submissionId, locale } = submission;
  const place = { clubId: ctx.clubId, submissionId };
  const adults = adultsByMailbox(members, today(club.timeZone, submission.receivedAt));
  for (const { address } of receivers) adults.delete(emailKey(address));
  if (adults.size === 0) return;
  const chosen = await listFamilyDepartments(tx, place, { locale, clubLocale: facts.club.locale });
  for (const people of adults.values()) {
    const [first] = people;
    if (!first) continue;
    const departments = people.map(person => {
      const names = chosen.filter(({ memberId }) => memberId === person.id).map(({ name }) => name);
      return people.length > 1 && names.length > 0
        ? `${nameOf(person)}: ${names.join(', ')}`
        : names.join(', ');
    });
    const [held] = people.flatMap(person => heldAccountOf(facts, person) ?? []);
    await queueMail(tx, ctx, {
      ...mail,
      to: {
        address: first.email,
        name: listNames(people.map(nameOf), locale),
        firstName: listNames(
          people.map(({ firstName }) => firstName),
          locale,
        ),
      },
      locale,
      submissionId,
      variables: {
        ...mailVariables(facts),
        ...(held ?? noAccount),
        message,
        familyMembers: people.map(nameOf).join(', '),
        memberNumber: people
          .map(({ memberNumber }) => memberNumber)
          .filter(Boolean)
          .join(', '),
        departments: departments.filter(Boolean).join('; '),
        familyUrl: familyUrlOf({ ...place, memberId: first.id }, first.email),
      },
    });
  }
}

/** The variables of a mail to somebody who must not learn which account is debited. */
const noAccount = {
  maskedIban: '',
  accountHolder: '',
  debitAmount: '',
  firstDebitDate: '',
  creditorId: '',
  mandateReference: '',
};

/**
 * Queues the mail to a family member whom a change added, gave another address or made an adult: after the acceptance
 * the one that tells it. Queues none to a mailbox that has had one about this application, before the application is
 * confirmed, after a rejection, and when the link would have ended. `row` is the application after the change.
 */
export async function queueLateNotice(tx: Tx, ctx: Ctx, row: SubmissionRow, memberId: string): Promise<void> {
  const end = statusEndsAt(row, 'Owner');
  const isOver = row.state === 'Rejected' || row.anonymizedAt !== null || (end !== null && end <= ctx.now);
  if (isOver || !isConfirmed(row)) return;
  const facts = await readMailFacts(tx, ctx, row.id);
  const place = { clubId: ctx.clubId, submissionId: row.id };
  const receivers = [...(await listConfirmers(tx, ctx.clubId, facts)), ...(await listNoticed(tx, place))];
  const isMeant = ({ id }: FamilyRow) => id === memberId;
  if (row.state !== 'Accepted') return queueFamilyNotices(tx, ctx, facts, receivers, isMeant);
  const members = (await listFamily(tx, place)).filter(isMeant);
  await queueFamilyDecision(tx, ctx, facts, { members, receivers, message: '' });
}
