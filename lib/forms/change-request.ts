import { checkKnownConsents } from '@/lib/forms/consent-rules';
import { checkCustomFields } from '@/lib/forms/custom-field-rules';
import { checkFamilyMembers } from '@/lib/forms/family-rules';
import {
  addressChecks,
  checkFields,
  contactChecks,
  countryOf,
  line,
  nameChecks,
} from '@/lib/forms/field-checks';
import {
  checkBirthDate,
  checkEmail,
  checkEntryDate,
  checkName,
  checkNotes,
  checkSignature,
  lengthMax,
} from '@/lib/forms/field-rules';
import { checkGuardians } from '@/lib/forms/guardian-rules';
import type { MembershipApplication, MembershipFormConfig } from '@/lib/forms/membership-application';
import { checkAccount, checkPayment } from '@/lib/forms/payment-rules';
import { at, finding, type Problem } from '@/lib/forms/problem';
import {
  checkDepartmentCount,
  checkDepartments,
  checkSurcharges,
  checkTariff,
  findTariff,
} from '@/lib/forms/selection-rules';
import { isBlank, type Text } from '@/lib/forms/text-rules';

/**
 * A change request (contract §4): the four fields that say who asks, and the wished-for new values under the
 * names they have in a membership submission. What says who asks is wished for anew as `new…`.
 */
export type ChangeRequest = Omit<MembershipApplication, 'entryDate' | 'privacyAccepted'> & {
  readonly memberNumber?: Text;
  /** From when the change holds: as soon as possible where it is blank. */
  readonly validFrom?: Text;
  readonly newFirstName?: Text;
  readonly newLastName?: Text;
  readonly newBirthDate?: Text;
  readonly newEmail?: Text;
};

/** What does not count as a wish. */
const identityNames = [
  'firstName',
  'lastName',
  'birthDate',
  'email',
  'memberNumber',
  'validFrom',
  'sepaMandateAccepted',
  'signature',
  'locale',
];

/**
 * Everything that is wrong with a change request: identity, at least one wish, and each wish as right as in a
 * new submission. Required custom fields, consents and guardians need not be sent again.
 * @param today in the club's time zone; for a PATCH the day of receipt
 */
export function checkChangeRequest(
  request: ChangeRequest,
  config: MembershipFormConfig,
  today: string,
): Problem[] {
  return [
    ...checkIdentityAndFields(request, config, today),
    ...at('', hasWish(request) ? null : finding('changeMissing')),
    ...checkWishedGuardians(request, today),
    ...checkWishedMembership(request, config, today),
    ...checkWishedPayment(request, config),
    ...checkKnownConsents(request.mediaConsents, config.consents),
    ...checkClosing(request, config),
  ];
}

function checkIdentityAndFields(
  request: ChangeRequest,
  config: MembershipFormConfig,
  today: string,
): Problem[] {
  const checks = {
    ...nameChecks(today),
    ...contactChecks,
    memberNumber: line(lengthMax.memberNumber),
    validFrom: (text: string) => checkEntryDate(text, today),
    newFirstName: checkName,
    newLastName: checkName,
    newBirthDate: (text: string) => checkBirthDate(text, today),
    newEmail: checkEmail,
    ...addressChecks(countryOf(request.country, config.defaultCountry)),
  };
  return checkFields(request, checks, ['firstName', 'lastName', 'birthDate', 'email']);
}

function hasWish(request: ChangeRequest): boolean {
  return Object.entries(request).some(([name, value]) => !identityNames.includes(name) && isWish(value));
}

function isWish(value: unknown): boolean {
  if (Array.isArray(value) || typeof value !== 'object' || value === null)
    return value !== false && !isBlank(value);
  return Object.values(value).some(member => !isBlank(member));
}

/** New guardians must be right; whether they are complete only the membership submission asks. */
function checkWishedGuardians(request: ChangeRequest, today: string): Problem[] {
  return checkGuardians({ guardians: request.guardians }, today);
}

function checkWishedMembership(
  request: ChangeRequest,
  config: MembershipFormConfig,
  today: string,
): Problem[] {
  const { departments, tariffs } = config;
  const tariff = findTariff(tariffs, request.membershipId);
  return [
    ...(isBlank(request.membershipId) ? [] : checkTariff(tariffs, request.membershipId)),
    ...checkDepartments(request.departmentIds, departments, 'departmentIds'),
    ...(isBlank(request.departmentIds)
      ? []
      : checkDepartmentCount(request.departmentIds, departments, config.departmentSettings)),
    ...checkSurcharges(request.surchargeIds, tariff ? [tariff] : tariffs),
    ...checkFamilyMembers(request.familyMembers, tariff?.isFamilyMembership ?? true, config, today),
    ...checkCustomFields(
      config.customFields
        .filter(field => field.category !== 'FamilyMember')
        .map(field => ({ ...field, isRequired: false })),
      request.customFields,
      'customFields',
    ),
  ];
}

/** A new account without a method is one for the direct debit that already is. */
function checkWishedPayment(request: ChangeRequest, { settings }: MembershipFormConfig): Problem[] {
  if (!isBlank(request.paymentMethod)) return checkPayment(request, settings);
  return [request.iban, request.bic, request.accountHolder].every(isBlank) ? [] : checkAccount(request);
}

function checkClosing(request: ChangeRequest, config: MembershipFormConfig): Problem[] {
  const isUnsigned = config.settings.showSignature && isBlank(request.signature);
  return [
    ...at('signature', isUnsigned ? finding('signatureRequired') : null),
    ...checkFields(request, { signature: checkSignature, notes: checkNotes }, []),
  ];
}
