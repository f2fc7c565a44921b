import type { Db } from '@/db/client';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { consumeLimit, type LimitName, releaseLimit, waitForLimit } from '@/lib/platform/limits';
import type { EmailTemplateType } from '@/lib/rules/enums';
import { emailKey } from '@/lib/rules/format/email-domain';
import type { MailClub } from './queries';

/** The budget that is used up. The outbox shows it as the reason why a mail waits. */
export type UsedBudget = { readonly reason: 'RecipientLimit' | 'ClubLimit'; readonly waitMs: number };

export type CountedMail = {
  readonly clubId: string;
  readonly club: Pick<MailClub, 'createdAt'>;
  readonly type: EmailTemplateType;
  readonly toAddress: string;
  /** Whether the recipient has confirmed the address by a link. */
  readonly isConfirmed: boolean;
  readonly now: Date;
};

const youngMs = 7 * 24 * 3_600_000;

/**
 * Counts a mail against the budgets of its recipient, over all clubs, and of its club. Returns null if it may be sent.
 * Else counts nothing, and the mail must wait. A club's budget does not count links that its users requested for
 * themselves.
 */
export async function spendMailBudget(db: Db, mail: CountedMail): Promise<UsedBudget | null> {
  const spent: Budget[] = [];
  for (const budget of budgetsOf(mail)) {
    const waitMs = await waitForLimit(db, budget.limit, budget.subject);
    if (waitMs > 0) {
      for (const { limit, subject } of spent) await releaseLimit(db, limit, subject);
      return { reason: budget.reason, waitMs };
    }
    spent.push(budget);
  }
  return null;
}

/** Whether the club is less than a week old. */
export function isYoung({ createdAt }: Pick<MailClub, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < youngMs;
}

type Budget = {
  readonly limit: LimitName;
  readonly subject: string;
  readonly reason: UsedBudget['reason'];
};

function budgetsOf({ clubId, club, type, toAddress, isConfirmed, now }: CountedMail): Budget[] {
  const recipient = { subject: mailboxKey(toAddress), reason: 'RecipientLimit' } as const;
  const ofClub = {
    limit: isYoung(club, now) ? 'YoungClubMail' : 'ClubMail',
    subject: clubId,
    reason: 'ClubLimit',
  } as const;
  const isAskedFor = type === 'PasswordReset' || type === 'EmailChange';
  return [
    { ...recipient, limit: 'RecipientMail' },
    ...(isConfirmed ? [] : [{ ...recipient, limit: 'UnprovenRecipientMail' } as const]),
    ...(isAskedFor ? [] : [ofClub]),
  ];
}

/** Counts an invitation by its recipient, over all clubs. Throws 429 with `Retry-After`. */
export async function spendInvitation(db: Db, address: string): Promise<void> {
  await consumeLimit(db, 'Invitation', mailboxKey(address));
}

/** Counts a link to a started form by its recipient, over all clubs. Returns whether it may be sent. */
export async function countDraftLink(db: Db, address: string): Promise<boolean> {
  const subject = mailboxKey(address);
  if ((await waitForLimit(db, 'DraftLink', subject)) === 0) return true;
  await releaseLimit(db, 'DraftLink', subject);
  return false;
}

/** Key for all spellings of one mailbox: lower case, without the part after a plus. */
function mailboxKey(address: string): string {
  const mailbox = emailKey(address).replace(/\+[^@]*(?=@)/, '');
  return keyedHash(mailbox, 'recipient-mail', '');
}
