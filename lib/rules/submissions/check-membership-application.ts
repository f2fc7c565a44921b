import { checkCustomFields } from '@/lib/rules/custom-fields/custom-field-rules';
import { findAgeAtEntry } from '@/lib/rules/dates/age';
import { locales } from '@/lib/rules/enums';
import { checkPayment } from '@/lib/rules/payment/payment-rules';
import { requiredFields } from '@/lib/rules/submissions/asked-fields';
import { checkConsents } from '@/lib/rules/submissions/consent-rules';
import { checkFamilyMembers } from '@/lib/rules/submissions/family-rules';
import { checkFields, checksOf, countryOf, requiredAt } from '@/lib/rules/submissions/field-checks';
import { checkChoice, checkEntryDate, checkNotes, checkSignature } from '@/lib/rules/submissions/field-rules';
import { checkGuardians } from '@/lib/rules/submissions/guardian-rules';
import type {
  FamilyMember,
  MembershipApplication,
  MembershipFormConfig,
} from '@/lib/rules/submissions/membership-application';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import {
  checkDepartmentsMin,
  checkPersonDepartments,
  checkSurcharges,
  checkTariff,
  findTariff,
} from '@/lib/rules/submissions/selection-rules';
import { needsGuardians, type Signing, signingOf } from '@/lib/rules/submissions/signing-rules';
import { type FieldRecord, personNamesIn } from '@/lib/rules/submissions/submission-fields';
import { isBlank } from '@/lib/rules/submissions/text-rules';

/**
 * Checks a membership application (contract §4). Returns all problems in the order of the form; an empty list means
 * that it may be stored. The list marks fields of the form, is the 400 of the API, and decides whether a PATCH is
 * valid. The caller trims the texts first.
 * @param today in the club's time zone. For a PATCH the day of receipt, so that valid dates do not expire
 */
export function checkMembershipApplication(
  application: MembershipApplication,
  config: MembershipFormConfig,
  today: string,
): Problem[] {
  const { signedBy } = signingOf({ ...application, isOnPaper: config.isOnPaper }, today);
  return [
    ...checkPersonal(application, config, today),
    ...checkGuardians(application, today, requiredIn('Guardian', config)),
    ...checkLiability(application, config, today, signedBy),
    ...checkMembership(application, config, today),
    ...checkCustomFields(
      config.customFields.filter(field => field.category !== 'FamilyMember'),
      application.customFields,
      'customFields',
      conditionFacts(application, config, today),
    ),
    ...checkPayment(application, config.settings, signedBy),
    ...at('privacyAccepted', application.privacyAccepted ? null : finding('privacyRequired')),
    ...checkConsents(application.mediaConsents, config.consents),
    ...checkClosing(application, config),
  ];
}

function checkPersonal(
  application: MembershipApplication,
  config: MembershipFormConfig,
  today: string,
): Problem[] {
  const country = countryOf(application.country, config.defaultCountry);
  const checks = checksOf(personNamesIn('Membership'), { today, country });
  return checkFields(application, checks, requiredAt(country, requiredIn('Membership', config)));
}

function requiredIn(owner: FieldRecord, { settings, isOnPaper }: MembershipFormConfig) {
  return requiredFields(owner, settings.fields, isOnPaper);
}

/** Where the club requires it, the guardians of a minor are liable for the fees. A minor cannot say so for them. */
function checkLiability(
  { birthDate, guardianLiability }: MembershipApplication,
  config: MembershipFormConfig,
  today: string,
  signedBy: Signing['signedBy'],
): Problem[] {
  if (signedBy === 'Guardians') {
    return at('guardianLiability', guardianLiability ? finding('liabilityByGuardian') : null);
  }
  const isNeeded =
    needsGuardians(birthDate, today) && requiredIn('Membership', config).includes('guardianLiability');
  return at('guardianLiability', isNeeded && !guardianLiability ? finding('required') : null);
}

function checkMembership(
  application: MembershipApplication,
  config: MembershipFormConfig,
  today: string,
): Problem[] {
  const { tariffs } = config;
  const tariff = findTariff(tariffs, application.membershipId);
  const entryDate = (text: string) => checkEntryDate(text, today);
  const entry = { entryDate: application.entryDate, ageReference: config.ageReference, day: today };
  const applicant = { ...entry, birthDate: application.birthDate };
  return [
    ...checkTariff(tariffs, application.membershipId, applicant),
    ...checkFields(application, { entryDate }, requiredIn('Membership', config)),
    ...checkPersonDepartments(application.departmentIds, config, 'departmentIds', applicant),
    ...checkDepartmentsMin(application.departmentIds, config, applicant),
    ...checkSurcharges(
      application.surchargeIds,
      tariff ? [tariff] : tariffs,
      applicant,
      application.familyMembers,
    ),
    ...checkFamilyMembers(application.familyMembers, tariff?.isFamilyMembership ?? true, config, entry, {
      shared: application.departmentIds,
      required: requiredIn('FamilyMember', config),
      factsOf: member => conditionFacts(application, config, today, member),
      emails: [application.email, ...(application.guardians ?? []).map(({ email }) => email)],
    }),
  ];
}

/** What the conditions of custom fields depend on. Null on paper, where every field stands. */
function conditionFacts(
  { membershipId, departmentIds, birthDate, entryDate }: MembershipApplication,
  { ageReference, isOnPaper }: MembershipFormConfig,
  today: string,
  member?: FamilyMember,
) {
  if (isOnPaper) return null;
  return {
    membershipId,
    departmentIds: member?.departmentIds ?? departmentIds ?? [],
    age: findAgeAtEntry(member ? member.birthDate : birthDate, entryDate, ageReference, today),
  };
}

function checkClosing(application: MembershipApplication, config: MembershipFormConfig): Problem[] {
  const isUnsigned = config.settings.showSignature && isBlank(application.signature);
  const checks = {
    signature: checkSignature,
    notes: checkNotes,
    locale: (text: string) => checkChoice(text, locales),
  };
  return [
    ...at('signature', isUnsigned ? finding('signatureRequired') : null),
    ...checkFields(application, checks, requiredIn('Membership', config)),
  ];
}
