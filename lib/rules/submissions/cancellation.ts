import type { CustomField, CustomFieldValues } from '@/lib/rules/custom-fields/custom-field';
import { checkCustomFields } from '@/lib/rules/custom-fields/custom-field-rules';
import { addMonths } from '@/lib/rules/dates/calendar';
import { type CancellationRule, checkWishedDate } from '@/lib/rules/dates/cancellation-date';
import { cancellationScopes } from '@/lib/rules/enums';
import type { Department } from '@/lib/rules/money/tariff';
import {
  addressChecks,
  checkFields,
  contactChecks,
  countryOf,
  line,
  nameChecks,
  requiredOfPerson,
} from '@/lib/rules/submissions/field-checks';
import {
  checkChoice,
  checkDateBetween,
  checkName,
  checkNotes,
  checkSignature,
  lengthMax,
} from '@/lib/rules/submissions/field-rules';
import { at, type Finding, finding, type Problem } from '@/lib/rules/submissions/problem';
import { checkDepartments } from '@/lib/rules/submissions/selection-rules';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

/** A cancellation as a form or client sends it (contract §4). Only its JSON types are already checked. */
export type Cancellation = {
  readonly gender?: Text;
  readonly title?: Text;
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly birthDate?: Text;
  readonly street?: Text;
  readonly zip?: Text;
  readonly city?: Text;
  readonly country?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly mobile?: Text;
  readonly memberNumber?: Text;
  /** If blank: the first possible date. */
  readonly wishedDate?: Text;
  /** If blank: `Membership`. */
  readonly scope?: Text;
  readonly departmentIds?: readonly string[] | null;
  /** The family members who leave, first and last name of each. */
  readonly familyMemberNames?: readonly string[] | null;
  readonly reason?: Text;
  readonly comment?: Text;
  readonly signature?: Text;
  readonly customFields?: CustomFieldValues | null;
  readonly locale?: Text;
};

export type CancellationFormConfig = {
  readonly settings: CancellationRule & {
    readonly showSignature: boolean;
    /** Whether the form asks for a reason; absent counts as yes. */
    readonly askReason?: boolean;
    /** If the form asks for a reason and this list is not empty, the reason must be in the list. */
    readonly reasons: readonly string[];
  };
  readonly departments: readonly Department[];
  /** The custom fields of this form. */
  readonly customFields: readonly CustomField[];
  readonly defaultCountry?: string | null;
  /** As in a membership application. */
  readonly isOnPaper?: boolean;
};

/** Latest wished date, in months from now. */
const wishMonthsMax = 60;

/**
 * Returns all problems of a cancellation. A reason is never required (§ 39 BGB: leaving is always allowed). A wished
 * date before the first possible date is a problem that names that date.
 * @param today day of receipt in the club's time zone
 */
export function checkCancellation(
  cancellation: Cancellation,
  config: CancellationFormConfig,
  today: string,
): Problem[] {
  const { settings } = config;
  const isUnsigned = settings.showSignature && isBlank(cancellation.signature);
  return [
    ...checkIdentity(cancellation, config, today),
    ...checkFields(cancellation, { wishedDate: text => checkWish(text, settings, today) }, []),
    ...checkScope(cancellation, config),
    ...checkReason(cancellation, settings.askReason === false ? [] : settings.reasons),
    ...checkCustomFields(
      config.customFields.filter(field => field.category !== 'FamilyMember'),
      cancellation.customFields,
      'customFields',
    ),
    ...at('signature', isUnsigned ? finding('signatureRequired') : null),
    ...checkFields(cancellation, { signature: checkSignature }, []),
  ];
}

function checkIdentity(cancellation: Cancellation, config: CancellationFormConfig, today: string): Problem[] {
  const { email, phone, mobile } = contactChecks;
  const checks = {
    ...nameChecks(today),
    ...addressChecks(countryOf(cancellation.country, config.defaultCountry)),
    ...{ email, phone, mobile, memberNumber: line(lengthMax.memberNumber) },
  };
  return checkFields(cancellation, checks, requiredOfPerson(config.isOnPaper));
}

function checkWish(text: string, rule: CancellationRule, today: string): Finding | null {
  const shape = checkDateBetween(text, '1900-01-01', addMonths(today, wishMonthsMax));
  if (shape) return shape;
  const earliest = checkWishedDate(rule, today, text);
  return earliest && finding('wishedDateTooEarly', { date: earliest.effectiveDate });
}

function checkScope(cancellation: Cancellation, config: CancellationFormConfig): Problem[] {
  const { departmentIds, familyMemberNames } = cancellation;
  const scope = isBlank(cancellation.scope) ? 'Membership' : cancellation.scope;
  return [
    ...checkFields(cancellation, { scope: text => checkChoice(text, cancellationScopes) }, []),
    ...at('departmentIds', checkListed('Departments', scope, departmentIds, 'departmentsScope')),
    ...checkDepartments(departmentIds, config.departments, 'departmentIds'),
    ...at('familyMemberNames', checkListed('FamilyMembers', scope, familyMemberNames, 'familyScope')),
    ...(familyMemberNames ?? []).flatMap((name, index) =>
      at(
        `familyMemberNames[${index}]`,
        isBlank(name) ? finding('required') : checkName(name, lengthMax.fullName),
      ),
    ),
  ];
}

/** A list is allowed only with its own scope. */
function checkListed(
  own: string,
  scope: Text,
  list: readonly unknown[] | null | undefined,
  key: 'departmentsScope' | 'familyScope',
): Finding | null {
  if (scope === own) return isBlank(list) ? finding('required') : null;
  return isBlank(list) ? null : finding(key);
}

function checkReason(cancellation: Cancellation, reasons: readonly string[]): Problem[] {
  const checkOwnReason = line(lengthMax.reason);
  const reason = (text: string) => (reasons.length > 0 ? checkChoice(text, reasons) : checkOwnReason(text));
  return checkFields(cancellation, { reason, comment: checkNotes }, []);
}
