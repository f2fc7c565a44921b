import { isFileAnswer } from '@/lib/rules/custom-fields/file-answer';

/** The value of one control of a form, as a form posts it. */
export type DraftEntry = readonly [name: string, value: string];

/**
 * Never part of a draft, on the device or on the server: bank data, signature, declarations and consents of the last
 * step, and technical fields.
 */
const leftOut =
  /^(iban|bic|accountHolder|filledHolder|sepaMandateAccepted|signature|signatureName|privacyAccepted|guardianLiability|(?:familyMembers\.\d+\.)?mediaConsents\..*|consentWishes\..*|website|formToken|edition|step|action|laterEmail|draftToken)$/;

/**
 * The entries that a draft may keep, without blank ones. Uploaded files are none, because they belong to the form token.
 */
export function draftEntries(entries: readonly DraftEntry[]): DraftEntry[] {
  return entries.filter(([name, value]) => value !== '' && !leftOut.test(name) && !isUpload(name, value));
}

/** Ids of tariffs and departments look like the answer of a file without a name. */
function isUpload(name: string, value: string): boolean {
  return name.includes('customFields.') && isFileAnswer(value);
}
