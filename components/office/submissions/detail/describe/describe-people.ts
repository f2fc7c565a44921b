import {
  describeCustomFields,
  toAnswer,
} from '@/components/office/submissions/detail/describe/describe-custom-fields';
import {
  describeFields,
  recordCheckboxes,
  toList,
} from '@/components/office/submissions/detail/describe/describe-fields';
import type { FieldGroupView } from '@/components/office/submissions/detail/describe/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import type { MembershipPatch, SubmissionPatch } from '@/lib/api-client/submissions';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import type { SubmissionKind } from '@/lib/rules/enums';
import { fullName } from '@/lib/rules/submissions/full-name';
import { blankFields, namesIn, personNamesIn, pickFields } from '@/lib/rules/submissions/submission-fields';

type Member = MembershipSubmission['familyMembers'][number];
type MemberPatch = NonNullable<MembershipPatch['familyMember']>;

type PeopleInput = {
  people: readonly Member[];
  words: SubmissionWords;
  kind: SubmissionKind;
  /** Prefix of their JSON paths: '' or 'wishes.'. */
  prefix: string;
  /** The membership number, if they can have one. */
  numberNames?: readonly 'memberNumber'[];
  toPatch: (patch: MemberPatch) => SubmissionPatch;
};

/** The other members of a family, one group each. */
export function familyGroups({
  people,
  words,
  kind,
  prefix,
  numberNames = [],
  toPatch,
}: PeopleInput): FieldGroupView[] {
  return people.map((person, index): FieldGroupView => {
    const path = `${prefix}familyMembers[${index}]`;
    return {
      key: path,
      title: words.t('groups.familyMember', { name: fullName(person) }),
      fields: [
        ...describeFields([...personNamesIn('FamilyMember'), ...numberNames], {
          record: person,
          words,
          prefix: `${path}.`,
          isNumberGiven: numberNames.length > 0,
          toPatch: patch => toPatch({ id: person.id, ...patch }),
        }),
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
type GuardiansInput = {
  guardians: readonly Guardian[];
  words: SubmissionWords;
  prefix: string;
  toPatch: (guardians: Guardian[]) => SubmissionPatch;
};

const noGuardian = blankFields(namesIn('Guardian'));

/** Guardians, one group each. A PATCH sends all of them, because they have no ids but their order. */
export function guardianPeople({ guardians, words, prefix, toPatch }: GuardiansInput): FieldGroupView[] {
  const plain = guardians.map(guardian => pickFields({ ...noGuardian, ...guardian }, namesIn('Guardian')));
  return plain.map((guardian, index): FieldGroupView => {
    const path = `${prefix}guardians[${index}]`;
    return {
      key: path,
      title: words.t('groups.guardian', { number: index + 1 }),
      fields: describeFields(namesIn('Guardian'), {
        record: guardian,
        words,
        prefix: `${path}.`,
        toPatch: patch => toPatch(plain.map((one, place) => (place === index ? { ...one, ...patch } : one))),
      }),
    };
  });
}
