import type { CustomField, CustomFieldValues } from '@/lib/rules/custom-fields/custom-field';
import { checkCustomFields } from '@/lib/rules/custom-fields/custom-field-rules';
import { addMonths } from '@/lib/rules/dates/calendar';
import { type CancellationRule, checkWishedDate } from '@/lib/rules/dates/cancellation-date';
import { cancellationScopes } from '@/lib/rules/enums';
import type { Department } from '@/lib/rules/money/tariff';
import { checkFields, checksOf, countryOf, requiredAt } from '@/lib/rules/submissions/field-checks';
import {
  checkChoice,
  checkDateBetween,
  checkName,
  checkSignature,
} from '@/lib/rules/submissions/field-rules';
import type { TextsOf } from '@/lib/rules/submissions/membership-application';
import { at, type Finding, finding, type Problem } from '@/lib/rules/submissions/problem';
import { checkDepartments } from '@/lib/rules/submissions/selection-rules';
import { fieldNamed, personNamesIn, requiredNamesIn } from '@/lib/rules/submissions/submission-fields';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

/**
 * A cancellation as a form or client sends it (contract §4). Only its JSON types are already checked. A blank wished date
 * is the first possible date, a blank scope `Membership`.
 */
export type Cancellation = TextsOf<'Cancellation'> & {
  readonly departmentIds?: readonly string[] | null;
  /** The family members who leave, first and last name of each. */
  readonly familyMemberNames?: readonly string[] | null;
  readonly signature?: Text;
  readonly customFields?: CustomFieldValues | null;
  readonly locale?: Text;
};

export type CancellationFormConfig = {
  readonly settings: CancellationRule & {
    readonly showSignature: boolean;
    /** Whether the form asks for a reason; absent counts as yes. */
    readonly askReason?: boolean;
    /** Whether the form offers an extraordinary cancellation; absent counts as yes. On paper it is always possible. */
    readonly allowExtraordinary?: boolean;
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
 * Returns all problems of a cancellation. An ordinary one never needs a reason (§ 39 BGB: leaving is always allowed). A wished
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
    ...checkExtraordinary(cancellation, config, today),
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
  const country = countryOf(cancellation.country, config.defaultCountry);
  const names = [...personNamesIn('Cancellation'), 'memberNumber'] as const;
  return checkFields(
    cancellation,
    checksOf(names, { today, country }),
    requiredAt(country, requiredNamesIn('Cancellation', config.isOnPaper)),
  );
}

function checkWish(text: string, rule: CancellationRule, today: string): Finding | null {
  const shape = checkDateBetween(text, '1900-01-01', addMonths(today, wishMonthsMax));
  if (shape) return shape;
  const earliest = checkWishedDate(rule, today, text);
  return earliest && finding('wishedDateTooEarly', { date: earliest.effectiveDate });
}

/** An extraordinary cancellation (§ 314 BGB) has its own date, not before its receipt, and a reason. */
function checkExtraordinary(
  cancellation: Cancellation,
  { settings, isOnPaper }: CancellationFormConfig,
  today: string,
): Problem[] {
  const names = ['extraordinaryDate', 'extraordinaryReason'] as const;
  const [given] = names.filter(name => !isBlank(cancellation[name]));
  if (!given) return [];
  if (settings.allowExtraordinary === false && !isOnPaper)
    return at(given, finding('extraordinaryNotOffered'));
  const extraordinaryDate = (text: string) => checkDateBetween(text, today, addMonths(today, wishMonthsMax));
  return checkFields(cancellation, { ...checksOf(names, { today }), extraordinaryDate }, names);
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
        isBlank(name) ? finding('required') : checkName(name, fieldNamed('familyMemberNames').max),
      ),
    ),
  ];
}

/** Requires the list of departments or family members for its own scope, and forbids it for the others. */
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
  const checks = checksOf(['reason', 'comment'], { today: '' });
  const reason = (text: string) => checkChoice(text, reasons);
  return checkFields(cancellation, reasons.length > 0 ? { ...checks, reason } : checks, []);
}
