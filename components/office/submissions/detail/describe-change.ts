import { customText, isCustomValue } from '@/components/office/submissions/detail/describe-custom-fields';
import type { FieldGroupView, FieldView } from '@/components/office/submissions/detail/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import { genders, paymentMethods } from '@/lib/contracts/enums';
import type { ChangeSubmission } from '@/lib/contracts/submissions';

const identityNames = ['firstName', 'lastName', 'email', 'memberNumber'] as const;
const wishNames = [
  'gender',
  'title',
  'firstName',
  'lastName',
  'birthDate',
  'nationality',
  'street',
  'zip',
  'city',
  'country',
  'email',
  'phone',
  'mobile',
  'membershipId',
  'departmentIds',
  'paymentMethod',
  'accountHolder',
  'iban',
  'bic',
] as const;

type WishName = (typeof wishNames)[number];

/** A change request: who asks, and what shall be different. */
export function describeChange(submission: ChangeSubmission, words: SubmissionWords): FieldGroupView[] {
  return [
    {
      key: 'person',
      title: words.t('groups.person'),
      fields: [
        ...identityNames.map(
          (name): FieldView => ({
            key: name,
            label: words.labels(`field.${name}`),
            text: submission[name],
          }),
        ),
        {
          key: 'birthDate',
          label: words.labels('field.birthDate'),
          text: words.birthDate(submission.birthDate),
        },
      ],
    },
    {
      key: 'wishes',
      title: words.t('groups.wishes'),
      fields: [
        { key: 'validFrom', label: words.labels('field.validFrom'), text: words.date(submission.validFrom) },
        ...wishFields(submission, words),
      ],
    },
    {
      key: 'notes',
      title: words.t('groups.notes'),
      fields: submission.notes
        ? [{ key: 'notes', label: words.labels('field.notes'), text: submission.notes }]
        : [],
    },
  ].filter(({ fields }) => fields.length > 0);
}

function wishFields(submission: ChangeSubmission, words: SubmissionWords): FieldView[] {
  const wishes: Record<string, unknown> = { ...submission.wishes };
  if (submission.iban !== null) wishes.iban = submission.iban;
  if (submission.bic !== null) wishes.bic = submission.bic;
  if (submission.accountHolder !== null) wishes.accountHolder = submission.accountHolder;
  const known = wishNames
    .filter(name => wishes[name] !== undefined && wishes[name] !== null && wishes[name] !== '')
    .map(
      (name): FieldView => ({
        key: `wishes.${name}`,
        label: words.labels(`field.${name}`),
        text: wishText(name, wishes[name], words),
      }),
    );
  return [...known, ...furtherWishes(submission.wishes, words), ...customWishes(wishes.customFields, words)];
}

/** What is wished for beyond the person: guardians, surcharges, a family, consents. */
function furtherWishes(wishes: ChangeSubmission['wishes'], words: SubmissionWords): FieldView[] {
  const fullNames = (people: readonly { firstName?: string; lastName?: string }[] = []) =>
    people.map(({ firstName = '', lastName = '' }) => `${firstName} ${lastName}`.trim());
  const names = (records: readonly { name: string }[] = []) => records.map(({ name }) => name);
  const answers = wishes.consents?.map(({ name, isGiven }) => `${name}: ${words.yesOrNo(isGiven)}`);
  const texts = {
    guardians: fullNames(wishes.guardians),
    hasSoleCustody: wishes.hasSoleCustody ? [words.yesOrNo(true)] : [],
    guardianLiability: wishes.guardianLiability ? [words.yesOrNo(true)] : [],
    surchargeIds: names(wishes.surcharges),
    familyMembers: fullNames(wishes.familyMembers),
    mediaConsents: answers ?? [],
  };
  return Object.entries(texts)
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => ({
      key: `wishes.${name}`,
      label: words.fieldLabels[name] ?? name,
      text: lines.join(', '),
    }));
}

function wishText(name: WishName, value: unknown, words: SubmissionWords): string {
  const given = String(value);
  if (name === 'gender') {
    const gender = genders.find(one => one === value);
    return gender ? words.labels(`gender.${gender}`) : given;
  }
  if (name === 'paymentMethod') {
    const method = paymentMethods.find(one => one === value);
    return method ? words.labels(`paymentMethod.${method}`) : given;
  }
  if (name === 'birthDate') return words.date(given);
  if (name === 'country' || name === 'nationality') return words.country(given);
  if (name === 'iban') return words.iban(given);
  if (name === 'membershipId') return nameIn(words.memberships, given);
  if (name === 'departmentIds' && Array.isArray(value)) {
    return value.map(id => nameIn(words.departments, String(id))).join(', ');
  }
  return given;
}

function nameIn(list: readonly { id: string; name: string }[], id: string): string {
  return list.find(entry => entry.id === id)?.name ?? id;
}

function customWishes(values: unknown, words: SubmissionWords): FieldView[] {
  if (typeof values !== 'object' || values === null) return [];
  const entries: [string, unknown][] = Object.entries(values);
  return entries.map(([name, value]): FieldView => {
    const field = words.customFields.find(({ internalName }) => internalName === name);
    return {
      key: `wishes.customFields.${name}`,
      label: field?.label ?? name,
      text: field && isCustomValue(value) ? customText(field, value, words) : String(value),
    };
  });
}
