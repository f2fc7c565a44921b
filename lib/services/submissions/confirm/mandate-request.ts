import type { Tx } from '@/db/client';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import { today } from '@/lib/rules/dates/calendar';
import { requiredFields, settledFields } from '@/lib/rules/submissions/asked-fields';
import { fullName } from '@/lib/rules/submissions/full-name';
import { isHolder, mandateGivers } from '@/lib/rules/submissions/mandate-givers';
import { signingOf } from '@/lib/rules/submissions/signing-rules';
import { loadConfig } from '@/lib/services/public-forms/load-config';
import type { SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { maskedIban } from '@/lib/services/submissions/serialize';
import { proposedAccountOf } from '@/lib/services/submissions/stored-application';
import { mandateText } from '@/lib/services/submissions/submit/bank-account';
import type { ConfirmationRow } from '@/lib/services/submissions/submit/queries';

/** The mandate that the reader of a link may grant, or another guardian; null without one. */
export function mandateRequestOf(
  record: SubmissionRecord,
  { guardian, club, submission }: Pick<ConfirmationRow, 'guardian' | 'club' | 'submission'>,
): ConfirmationInfo['mandateRequest'] {
  const { proposedAccount } = record;
  const isOpen = submission.state === 'New' || submission.state === 'Confirmed';
  if (!proposedAccount || !guardian || !isOpen) return null;
  const { accountHolder, iban } = proposedAccountOf(record);
  const guardians = record.guardians.map(one => one.guardian);
  const givers = mandateGivers(accountHolder ?? '', guardians, record.submission);
  const isGiver = givers.some(({ id }) => id === guardian.id);
  return {
    accountHolder,
    iban: iban && maskedIban(proposedAccount),
    readerIs: !isGiver ? 'Other' : isHolder(accountHolder ?? '', guardian) ? 'Holder' : 'Representative',
    grantedBy: givers.map(fullName),
    creditorId: club.creditorId,
    text: mandateText(club, submission.locale),
  };
}

/** Whether a guardian must declare the sole custody that only the minor who applied alone has stated. */
export function asksSoleCustody(
  { membership, guardians }: SubmissionRecord,
  { guardian, club, submission }: Pick<ConfirmationRow, 'guardian' | 'club' | 'submission'>,
): boolean {
  if (!membership?.hasSoleCustody || !guardian) return false;
  const { birthDate, receivedAt } = submission;
  const facts = { birthDate, filledInBy: membership.filledInBy };
  const isByMinor = signingOf(facts, today(club.timeZone, receivedAt)).signedBy === 'Guardians';
  return isByMinor && guardians.every(one => one.guardian.soleCustodyAt === null);
}

/** Whether the guardians of a minor who applied alone are asked for liability for the fees; null if not. */
export async function liabilityUseOf(
  tx: Tx,
  record: SubmissionRecord,
  { club, submission, link }: Pick<ConfirmationRow, 'club' | 'submission' | 'link'>,
): Promise<ConfirmationInfo['liability']> {
  const { membership } = record;
  if (!membership || link.guardianId === null) return null;
  const { birthDate, receivedAt } = submission;
  const facts = { birthDate, filledInBy: membership.filledInBy };
  if (signingOf(facts, today(club.timeZone, receivedAt)).signedBy !== 'Guardians') return null;
  const { settings } = await loadConfig(tx, link.clubId, 'Membership');
  if (requiredFields('Membership', settings.fields).includes('guardianLiability')) return 'Required';
  const field = settledFields('Membership', settings.fields).find(({ name }) => name === 'guardianLiability');
  return field?.use === 'Off' ? null : 'Optional';
}
