import { type KeyObject, randomBytes } from 'node:crypto';
import type { clubs } from '@/db/schema/clubs';
import type { submissionBankAccounts, submissionProposedAccounts } from '@/db/schema/submissions';
import type { Ctx } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { Locale } from '@/lib/rules/enums';
import { normaliseBic } from '@/lib/rules/payment/bic';
import { normaliseIban } from '@/lib/rules/payment/iban';
import { makeMandateReference, oneFullStop } from '@/lib/rules/payment/mandate';
import {
  accountHolderField,
  ibanField,
  proposedHolderField,
  proposedIbanField,
} from '@/lib/services/submissions/encrypted-fields';

/** Keyed hash of a normalised IBAN. It finds equal accounts of a club without a stored IBAN. */
export function ibanHash(clubId: string, iban: string, key?: KeyObject): string {
  return keyedHash(iban, 'iban', clubId, key);
}

/** Columns of a submission's IBAN: encrypted, a keyed hash to find equal IBANs, and the parts that masks show. */
export function ibanColumns(clubId: string, submissionId: string, iban: string) {
  const normal = normaliseIban(iban);
  return {
    ibanEncrypted: encryptField(normal, ibanField(clubId, submissionId)),
    ibanHash: ibanHash(clubId, normal),
    ibanCountry: normal.slice(0, 2),
    ibanLastFour: normal.slice(-4),
  };
}

/** The column of a submission's account holder. */
export function accountHolderColumn(clubId: string, submissionId: string, accountHolder: string) {
  return {
    accountHolderEncrypted: encryptField(accountHolder.trim(), accountHolderField(clubId, submissionId)),
  };
}

type Account = { readonly iban?: string; readonly bic?: string; readonly accountHolder?: string };
type Club = Pick<typeof clubs.$inferSelect, 'name' | 'legalName' | 'creditorId' | 'mandatePrefix'>;
type Place = { readonly id: string; readonly number: number; readonly locale: Locale };

/**
 * A checked account with its mandate. The mandate text is the one that the form showed, in the applicant's language.
 */
export function makeBankAccount(
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  { id, number, locale }: Place,
  { iban = '', bic = '', accountHolder = '' }: Account,
  club: Club,
): typeof submissionBankAccounts.$inferInsert {
  return {
    clubId: ctx.clubId,
    submissionId: id,
    ...ibanColumns(ctx.clubId, id, iban),
    bic: normaliseBic(bic),
    ...accountHolderColumn(ctx.clubId, id, accountHolder),
    mandateReference: makeMandateReference(club.mandatePrefix, number, randomBytes(4).toString('hex')),
    mandateSignedAt: ctx.now,
    mandateCreditorId: club.creditorId,
    mandateText: mandateText(club, locale),
  };
}

/** The account that a minor named, as far as they named it. */
export function makeProposedAccount(
  { clubId }: Pick<Ctx, 'clubId'>,
  id: string,
  { iban = '', bic = '', accountHolder = '' }: Account,
): typeof submissionProposedAccounts.$inferInsert {
  const normal = normaliseIban(iban);
  const holder = accountHolder.trim();
  return {
    clubId,
    submissionId: id,
    ibanEncrypted: normal === '' ? null : encryptField(normal, proposedIbanField(clubId, id)),
    ibanCountry: normal.slice(0, 2),
    ibanLastFour: normal.slice(-4),
    bic: normaliseBic(bic),
    accountHolderEncrypted: holder === '' ? null : encryptField(holder, proposedHolderField(clubId, id)),
  };
}

/** The words of the mandate, in the language of the application. */
export function mandateText(club: Club, locale: Locale): string {
  const t = translatorFor('form', { locale });
  const text = oneFullStop(t('mandate.text', { club: club.legalName || club.name }));
  return `${text}\n\n${t('mandate.refund')}`;
}
