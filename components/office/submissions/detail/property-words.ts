import { customText } from '@/components/office/submissions/detail/describe-custom-fields';
import type { SubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import { parseDate } from '@/lib/rules/dates/calendar';
import { cancellationScopes, genders, paymentMethods } from '@/lib/rules/enums';

/** `customFields.shirtSize` → the club's label, `familyMembers[0].birthDate` → "date of birth". */
export function propertyLabel(path: string, words: SubmissionWords): string {
  const name = path.split('.').at(-1) ?? path;
  const custom = words.customFields.find(
    field => path.includes('customFields') && field.internalName === name,
  );
  if (custom) return custom.label;
  return words.fieldLabels[name] ?? path;
}

/** Formats a value of the history. */
export function propertyText(path: string, value: string, words: SubmissionWords): string {
  const name = path.split('.').at(-1) ?? path;
  const custom = words.customFields.find(
    field => path.includes('customFields') && field.internalName === name,
  );
  if (custom) return customText(custom, value, words);
  const gender = genders.find(one => name === 'gender' && one === value);
  if (gender) return words.labels(`gender.${gender}`);
  const method = paymentMethods.find(one => name === 'paymentMethod' && one === value);
  if (method) return words.labels(`paymentMethod.${method}`);
  const scope = cancellationScopes.find(one => name === 'scope' && one === value);
  if (scope) return words.labels(`cancellationScope.${scope}`);
  if (name === 'country' || name === 'nationality') return words.country(value);
  if (value === 'true' || value === 'false') return words.yesOrNo(value === 'true');
  if (name.endsWith('At')) return words.instant(value);
  return parseDate(value) ? words.date(value) : value;
}
