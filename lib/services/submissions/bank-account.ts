import { randomBytes } from 'node:crypto';
import type { clubs } from '@/db/schema/clubs';
import type { submissionBankAccounts } from '@/db/schema/submissions';
import type { Ctx } from '@/lib/context';
import type { Locale } from '@/lib/contracts/enums';
import { keyedHash } from '@/lib/crypto/keyed-hash';
import { encryptField } from '@/lib/crypto/record-encryption';
import { normaliseBic } from '@/lib/forms/bic';
import { normaliseIban } from '@/lib/forms/iban';
import { makeMandateReference } from '@/lib/forms/mandate-reference';
import { translatorFor } from '@/lib/i18n/translator';
import { accountHolderField, ibanField } from './encrypted-fields';

type Account = { readonly iban?: string; readonly bic?: string; readonly accountHolder?: string };
type Club = Pick<typeof clubs.$inferSelect, 'name' | 'legalName' | 'creditorId' | 'mandatePrefix'>;
type Place = { readonly id: string; readonly number: number; readonly locale: Locale };

/** By which equal accounts of a club are found without the IBAN being stored; of the IBAN's normal form. */
export function ibanHash(clubId: string, iban: string): string {
  return keyedHash(iban, 'iban', clubId);
}

/**
 * A checked account with its mandate: IBAN and holder encrypted for this record, the IBAN's keyed hash and last
 * four characters beside them, and the mandate's words as the member saw them (SEPA Core, in the member's language).
 */
export function makeBankAccount(
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  { id, number, locale }: Place,
  account: Account,
  club: Club,
): typeof submissionBankAccounts.$inferInsert {
  const { clubId } = ctx;
  return {
    clubId,
    submissionId: id,
    ...accountColumns(clubId, id, account),
    mandateReference: makeMandateReference(club.mandatePrefix, number, randomBytes(4).toString('hex')),
    mandateSignedAt: ctx.now,
    mandateCreditorId: club.creditorId,
    mandateText: mandateText(club, locale),
  };
}

/** The columns of an account without its mandate, as they are stored. */
export function accountColumns(clubId: string, submissionId: string, account: Account) {
  const iban = normaliseIban(account.iban ?? '');
  return {
    ibanEncrypted: encryptField(iban, ibanField(clubId, submissionId)),
    ibanHash: ibanHash(clubId, iban),
    ibanCountry: iban.slice(0, 2),
    ibanLastFour: iban.slice(-4),
    bic: normaliseBic(account.bic ?? ''),
    accountHolderEncrypted: encryptField(
      account.accountHolder ?? '',
      accountHolderField(clubId, submissionId),
    ),
  };
}

function mandateText(club: Club, locale: Locale): string {
  return translatorFor('labels', { locale })('mandate.text', { club: club.legalName || club.name });
}
