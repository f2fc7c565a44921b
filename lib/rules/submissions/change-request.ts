import { checkCustomFields } from '@/lib/rules/custom-fields/custom-field-rules';
import { locales } from '@/lib/rules/enums';
import type { Applicant } from '@/lib/rules/money/tariff-fit';
import { checkAccount, checkPayment } from '@/lib/rules/payment/payment-rules';
import { checkKnownConsents } from '@/lib/rules/submissions/consent-rules';
import { checkFamilyMembers } from '@/lib/rules/submissions/family-rules';
import { checkFields, checksOf, countryOf } from '@/lib/rules/submissions/field-checks';
import { checkChoice, checkEntryDate, checkNotes, checkSignature } from '@/lib/rules/submissions/field-rules';
import { checkGuardians } from '@/lib/rules/submissions/guardian-rules';
import type {
  MembershipApplication,
  MembershipFormConfig,
  TextsOf,
} from '@/lib/rules/submissions/membership-application';
import { at, finding, type Problem, under } from '@/lib/rules/submissions/problem';
import {
  checkDepartmentsMin,
  checkPersonDepartments,
  checkSurcharges,
  checkTariff,
  findTariff,
} from '@/lib/rules/submissions/selection-rules';
import {
  type NameIn,
  namesIn,
  personNamesIn,
  requiredNamesIn,
} from '@/lib/rules/submissions/submission-fields';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

/**
 * A change request (contract §4): the member's identity, and in `wishes` the new values by their names in an
 * application. Only its JSON types are already checked.
 */
export type ChangeRequest = {
  readonly identity?: TextsOf<'Identity'> | null;
  /** First day of the change; if blank, as soon as possible. */
  readonly validFrom?: Text;
  readonly wishes?: Wishes | null;
  /** Counts as a wish, for wishes without a field. */
  readonly notes?: Text;
  readonly signature?: Text;
  readonly locale?: Text;
};

export type Wishes = Pick<MembershipApplication, NameIn<'Wishes'>>;

/**
 * Returns all problems of a change request: it needs identity, at least one wish, and each wish must be valid as in a
 * new submission. Required custom fields, consents and guardians need not be sent again.
 * @param today in the club's time zone; for a PATCH the day of receipt
 */
export function checkChangeRequest(
  request: ChangeRequest,
  config: MembershipFormConfig,
  today: string,
): Problem[] {
  const wishes = request.wishes ?? {};
  const isMissing = isBlank(request.notes) && !Object.entries(wishes).some(isWish);
  return [
    ...under('identity', checkIdentity(request.identity ?? {}, today, config.isOnPaper)),
    ...at('wishes', isMissing ? finding('changeMissing') : null),
    ...under('wishes', checkWishes(wishes, config, applicantOf(request, config, today))),
    ...checkClosing(request, config, today),
  ];
}

/** The member at the beginning of the change. */
function applicantOf({ identity, validFrom }: ChangeRequest, config: MembershipFormConfig, day: string) {
  return { birthDate: identity?.birthDate, entryDate: validFrom, ageReference: config.ageReference, day };
}

function checkIdentity(
  identity: NonNullable<ChangeRequest['identity']>,
  today: string,
  isOnPaper = false,
): Problem[] {
  const checks = checksOf(namesIn('Identity'), { today });
  return checkFields(identity, checks, requiredNamesIn('Identity', isOnPaper));
}

/** The mandate counts only with an account; an unticked box is no wish. */
function isWish([name, value]: [string, unknown]): boolean {
  if (name === 'sepaMandateAccepted' || value === false) return false;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return !isBlank(value);
  return Object.values(value).some(member => !isBlank(member));
}

function checkWishes(wishes: Wishes, config: MembershipFormConfig, applicant: Applicant): Problem[] {
  const { day: today } = applicant;
  const country = countryOf(wishes.country, config.defaultCountry);
  return [
    ...checkFields(wishes, checksOf(personNamesIn('Wishes'), { today, country }), []),
    ...checkGuardians({ guardians: wishes.guardians }, today, requiredNamesIn('Guardian', config.isOnPaper)),
    ...checkWishedMembership(wishes, config, applicant),
    ...checkWishedPayment(wishes, config),
    ...checkKnownConsents(wishes.mediaConsents, config.consents),
  ];
}

function checkWishedMembership(
  wishes: Wishes,
  config: MembershipFormConfig,
  applicant: Applicant,
): Problem[] {
  const { tariffs } = config;
  const tariff = findTariff(tariffs, wishes.membershipId);
  const fields = config.customFields
    .filter(field => field.category !== 'FamilyMember')
    .map(field => ({ ...field, isRequired: false }));
  return [
    ...(isBlank(wishes.membershipId) ? [] : checkTariff(tariffs, wishes.membershipId)),
    ...checkPersonDepartments(wishes.departmentIds, config, 'departmentIds', applicant),
    ...(isBlank(wishes.departmentIds) ? [] : checkDepartmentsMin(wishes.departmentIds, config, applicant)),
    ...checkSurcharges(wishes.surchargeIds, tariff ? [tariff] : tariffs),
    ...checkFamilyMembers(
      wishes.familyMembers?.map(({ mediaConsents: _answers, consentsByLink: _byLink, ...member }) => member),
      tariff?.isFamilyMembership ?? true,
      config,
      applicant,
      { shared: wishes.departmentIds },
    ),
    ...checkNoMemberConsents(wishes.familyMembers),
    ...checkCustomFields(fields, wishes.customFields, 'customFields'),
  ];
}

/** A change request asks consents of the member alone: nobody would be asked by a link, and no answer be kept. */
function checkNoMemberConsents(members: Wishes['familyMembers']): Problem[] {
  return (members ?? []).flatMap(({ mediaConsents, consentsByLink }, index) => {
    const path = `familyMembers[${index}]`;
    const isAnswered = Object.keys(mediaConsents ?? {}).length > 0;
    return [
      ...at(`${path}.mediaConsents`, isAnswered ? finding('consentsOfMemberOnly') : null),
      ...at(`${path}.consentsByLink`, consentsByLink ? finding('consentsOfMemberOnly') : null),
    ];
  });
}

/** A new account without a payment method is for the existing direct debit. */
function checkWishedPayment(wishes: Wishes, { settings }: MembershipFormConfig): Problem[] {
  if (!isBlank(wishes.paymentMethod)) return checkPayment(wishes, settings);
  return [wishes.iban, wishes.bic, wishes.accountHolder].every(isBlank) ? [] : checkAccount(wishes);
}

function checkClosing(request: ChangeRequest, config: MembershipFormConfig, today: string): Problem[] {
  const isUnsigned = config.settings.showSignature && isBlank(request.signature);
  const checks = {
    validFrom: (text: string) => checkEntryDate(text, today),
    signature: checkSignature,
    notes: checkNotes,
    locale: (text: string) => checkChoice(text, locales),
  };
  return [
    ...at('signature', isUnsigned ? finding('signatureRequired') : null),
    ...checkFields(request, checks, []),
  ];
}
