import {
  describeCustomFields,
  toAnswer,
} from '@/components/office/submissions/detail/describe-custom-fields';
import {
  dateInput,
  emailInput,
  genderSelect,
  phoneInput,
  recordCheckboxes,
  textInput,
  toGender,
  toList,
  toText,
} from '@/components/office/submissions/detail/edit-controls';
import type {
  EditControl,
  FieldGroupView,
  FieldView,
} from '@/components/office/submissions/detail/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import type { MembershipPatch, SubmissionPatch } from '@/lib/api-client/submissions';
import type { MembershipSubmission } from '@/lib/contracts/submissions';
import type { SubmissionKind } from '@/lib/rules/enums';

type Member = MembershipSubmission['familyMembers'][number];
type MemberPatch = NonNullable<MembershipPatch['familyMember']>;

type PeopleInput = {
  people: readonly Member[];
  words: SubmissionWords;
  kind: SubmissionKind;
  /** Prefix of their JSON paths: '' or 'wishes.'. */
  prefix: string;
  toPatch: (patch: MemberPatch) => SubmissionPatch;
};

/** The other members of a family, one group each. */
export function familyGroups({ people, words, kind, prefix, toPatch }: PeopleInput): FieldGroupView[] {
  return people.map((person, index): FieldGroupView => {
    const path = `${prefix}familyMembers[${index}]`;
    const field = (
      name: 'firstName' | 'lastName' | 'birthDate' | 'email' | 'phone',
      control: EditControl,
      text: string = person[name] ?? '',
    ): FieldView => ({
      key: `${path}.${name}`,
      label: words.labels(`field.${name}`),
      text,
      edit: {
        control,
        value: person[name] ?? '',
        toPatch: value => toPatch({ id: person.id, [name]: toText(value) }),
      },
    });
    return {
      key: path,
      title: words.t('groups.familyMember', { name: `${person.firstName} ${person.lastName}` }),
      fields: [
        {
          key: `${path}.gender`,
          label: words.labels('field.gender'),
          text: person.gender ? words.labels(`gender.${person.gender}`) : '',
          edit: {
            control: genderSelect(words),
            value: person.gender ?? 'NotSpecified',
            toPatch: value => toPatch({ id: person.id, gender: toGender(value) }),
          },
        },
        field('firstName', textInput),
        field('lastName', textInput),
        field('birthDate', dateInput, words.birthDate(person.birthDate)),
        field('email', emailInput),
        field('phone', phoneInput),
        {
          key: `${path}.departmentIds`,
          label: words.labels('field.departmentIds'),
          text: person.departments.map(({ name }) => name).join(', '),
          edit: {
            control: recordCheckboxes(words.departments),
            value: person.departmentIds,
            toPatch: value => toPatch({ id: person.id, departmentIds: toList(value) }),
          },
        },
        ...describeCustomFields({
          words,
          kind,
          isOfFamilyMember: true,
          values: person.customFields,
          path: `${path}.customFields`,
          toPatch: (name, value) => toPatch({ id: person.id, customFields: toAnswer(name, value) }),
        }),
      ],
    };
  });
}

type Guardian = NonNullable<MembershipPatch['guardians']>[number];
const guardianControls = {
  firstName: textInput,
  lastName: textInput,
  email: emailInput,
  phone: phoneInput,
  relation: textInput,
} as const;
const guardianNames = ['firstName', 'lastName', 'email', 'phone', 'relation'] as const;

type GuardiansInput = {
  guardians: readonly Guardian[];
  words: SubmissionWords;
  prefix: string;
  toPatch: (guardians: Guardian[]) => SubmissionPatch;
};

/** Guardians, one group each. A PATCH sends all of them, because they have no ids but their order. */
export function guardianPeople({ guardians, words, prefix, toPatch }: GuardiansInput): FieldGroupView[] {
  const plain = guardians.map(({ firstName, lastName, email, phone, relation }) => ({
    ...{ firstName, lastName, email, phone, relation },
  }));
  return plain.map((guardian, index): FieldGroupView => {
    const path = `${prefix}guardians[${index}]`;
    return {
      key: path,
      title: words.t('groups.guardian', { number: index + 1 }),
      fields: guardianNames.map(name => ({
        key: `${path}.${name}`,
        label: words.labels(`field.${name}`),
        text: guardian[name] ?? '',
        edit: {
          control: guardianControls[name],
          value: guardian[name] ?? '',
          toPatch: value =>
            toPatch(plain.map((one, place) => (place === index ? { ...one, [name]: toText(value) } : one))),
        },
      })),
    };
  });
}
