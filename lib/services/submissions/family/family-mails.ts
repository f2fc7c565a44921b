import type { Tx } from '@/db/client';
import { familyUrlOf } from '@/lib/auth/status-token';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { findAge, fullAge } from '@/lib/rules/dates/age';
import { today } from '@/lib/rules/dates/calendar';
import type { Locale } from '@/lib/rules/enums';
import { emailKey } from '@/lib/rules/format/email-domain';
import { listText } from '@/lib/rules/format/intl-formats';
import type { Confirmer } from '@/lib/services/submissions/confirm/confirmation-links';
import { listConfirmers } from '@/lib/services/submissions/confirm/send-confirmations';
import { type MailFacts, mailVariables } from '@/lib/services/submissions/mail-facts';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { isConfirmed, statusEndsAt } from '@/lib/services/submissions/rules';
import { readMailFacts } from '@/lib/services/submissions/submit/change-content';
import { type FamilyRow, listFamily, listFamilyDepartments, listNoticed } from './family-queries';

type Person = Pick<FamilyRow, 'id' | 'firstName' | 'lastName' | 'birthDate' | 'email'>;

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
  receivers: readonly Pick<Confirmer, 'address'>[],
  isMeant: (member: FamilyRow) => boolean = () => true,
): Promise<void> {
  const { submission, club } = facts;
  const { id: submissionId, locale } = submission;
  const place = { clubId: ctx.clubId, submissionId };
  const members = (await listFamily(tx, place)).filter(isMeant);
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
    await queueMail(tx, ctx, {
      type: 'MembershipFamilyNotice',
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
        familyMembers: people.map(nameOf).join(', '),
        departments: departments.filter(Boolean).join('; '),
        familyUrl: familyUrlOf({ ...place, memberId: first.id }, first.email),
      },
    });
  }
}

/**
 * Queues the mail to a family member whom a change added, gave another address or made an adult. Queues none to a mailbox
 * that has had one about this application, before the application is confirmed, after a rejection, and when the link
 * would have ended. `row` is the application after the change.
 */
export async function queueLateNotice(tx: Tx, ctx: Ctx, row: SubmissionRow, memberId: string): Promise<void> {
  const end = statusEndsAt(row, 'Owner');
  const isOver = row.state === 'Rejected' || row.anonymizedAt !== null || (end !== null && end <= ctx.now);
  if (isOver || !isConfirmed(row)) return;
  const facts = await readMailFacts(tx, ctx, row.id);
  const told = await listNoticed(tx, { clubId: ctx.clubId, submissionId: row.id });
  const receivers = [...(await listConfirmers(tx, ctx.clubId, facts)), ...told];
  await queueFamilyNotices(tx, ctx, facts, receivers, ({ id }) => id === memberId);
}
