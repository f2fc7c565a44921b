import {
  besideFormerAddress,
  describeAddress,
} from '@/components/office/submissions/detail/describe/describe-address';
import {
  describeCustomFields,
  isCustomValue,
  toAnswer,
} from '@/components/office/submissions/detail/describe/describe-custom-fields';
import {
  describeFields,
  paymentMethodEdit,
  recordCheckboxes,
  recordSelect,
  toList,
  toText,
} from '@/components/office/submissions/detail/describe/describe-fields';
import {
  familyGroups,
  guardianPeople,
} from '@/components/office/submissions/detail/describe/describe-people';
import type {
  EditValue,
  FieldGroupView,
  FieldView,
} from '@/components/office/submissions/detail/describe/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import type { ChangePatch, SubmissionPatch } from '@/lib/api-client/submissions';
import type { ChangeSubmission } from '@/lib/contracts/submissions/submissions';
import { findField, namesIn } from '@/lib/rules/submissions/submission-fields';

const patchOf = (body: ChangePatch): SubmissionPatch => ({ kind: 'Change', body });

/** Values of the previous application, shown beside the wishes, by JSON path. */
export type FormerFields = ReadonlyMap<string, FieldView>;

/** A change request: who asks, and the requested changes beside the previous values, if known. */
export function describeChange(
  submission: ChangeSubmission,
  words: SubmissionWords,
  former?: FormerFields,
): FieldGroupView[] {
  const { wishes } = submission;
  const patchGuardians = (guardians: ChangePatch['guardians']) => patchOf({ guardians });
  return [
    { key: 'wishes', title: words.t('groups.wishes'), fields: wishFields(submission, words, former) },
    ...guardianPeople({
      guardians: wishes.guardians ?? [],
      words,
      prefix: 'wishes.',
      toPatch: patchGuardians,
    }),
    ...familyGroups({
      people: wishes.familyMembers ?? [],
      words,
      kind: 'Change',
      prefix: 'wishes.',
      toPatch: familyMember => patchOf({ familyMember }),
    }),
    { key: 'person', title: words.t('groups.asking'), fields: identityFields(submission, words) },
    {
      key: 'notes',
      title: words.t('groups.notes'),
      fields: describeFields(['notes'], { record: submission, words, toPatch: patchOf }),
    },
  ];
}

function identityFields({ identity }: ChangeSubmission, words: SubmissionWords): FieldView[] {
  return describeFields(namesIn('Identity'), {
    record: identity,
    words,
    toPatch: patch => patchOf({ identity: patch }),
  });
}

function wishFields(
  submission: ChangeSubmission,
  words: SubmissionWords,
  former: FormerFields = new Map(),
): FieldView[] {
  const { wishes } = submission;
  const beside = (field: FieldView): FieldView => ({
    ...field,
    key: `wishes.${field.key}`,
    ...(former.size > 0 && field.text !== '' ? besideFormer(field, former.get(field.key), words) : {}),
  });
  const known: FieldView[] = [
    ...describeFields(namesIn('Wishes', 'person'), { record: wishes, words, toPatch: patchOf, isWish: true }),
    describeAddress({ record: wishes, words, toPatch: patchOf, isWish: true }),
    ...describeFields(namesIn('Wishes', 'contact'), {
      record: wishes,
      words,
      toPatch: patchOf,
      isWish: true,
    }),
    ...choiceWishes(submission, words),
    ...accountWishes(wishes, words),
    ...consentWishes(wishes, words),
  ];
  const asked = describeCustomFields({
    words,
    kind: 'Change',
    isOfFamilyMember: false,
    values: customValues(wishes.customFields),
    path: 'customFields',
    toPatch: (name, value) => patchOf({ customFields: toAnswer(name, value) }),
  });
  const from = describeFields(['validFrom'], { record: submission, words, toPatch: patchOf });
  return [...from, ...[...known, ...asked].map(field => beside(field))];
}

/** Masked bank data look equal even if they differ, so they are never marked as unchanged. */
function besideFormer(field: FieldView, former: FieldView | undefined, words: SubmissionWords) {
  if (field.address && former) return besideFormerAddress(field, former, words);
  const { key, text } = field;
  const formerText = former?.text ?? '';
  const isUnchanged = formerText === text && !findField(key)?.isSensitive;
  return isUnchanged ? { isUnchanged } : { formerText };
}

function choiceWishes({ wishes }: ChangeSubmission, words: SubmissionWords): FieldView[] {
  const tariff = words.memberships.find(({ id }) => id === wishes.membershipId);
  const surcharges = tariff?.surcharges.filter(({ isOptional }) => isOptional) ?? [];
  const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name).join(', ');
  return [
    {
      key: 'membershipId',
      label: words.labels('field.membershipId'),
      text: wishes.membership?.name ?? '',
      edit: {
        control: recordSelect(words.memberships, true),
        value: wishes.membershipId ?? '',
        toPatch: value => patchOf({ membershipId: toText(value) }),
      },
    },
    {
      key: 'departmentIds',
      label: words.labels('field.departmentIds'),
      text: names(wishes.departments),
      edit: {
        control: recordCheckboxes(words.departments),
        value: wishes.departmentIds ?? [],
        toPatch: value => patchOf({ departmentIds: toList(value) }),
      },
    },
    {
      key: 'surchargeIds',
      label: words.labels('field.surchargeIds'),
      text: names(wishes.surcharges),
      ...(surcharges.length > 0
        ? {
            edit: {
              control: recordCheckboxes(surcharges),
              value: wishes.surchargeIds ?? [],
              toPatch: (value: EditValue) => patchOf({ surchargeIds: toList(value) }),
            },
          }
        : {}),
    },
    ...describeFields(['hasSoleCustody', 'guardianLiability'], {
      record: wishes,
      words,
      toPatch: patchOf,
      isWish: true,
    }),
  ];
}

function accountWishes(wishes: ChangeSubmission['wishes'], words: SubmissionWords): FieldView[] {
  const { paymentMethod, iban } = wishes;
  const account = describeFields(['accountHolder', 'iban', 'bic'], {
    record: wishes,
    words,
    toPatch: patchOf,
  });
  return [
    {
      key: 'paymentMethod',
      label: words.labels('field.paymentMethod'),
      text: paymentMethod ? words.labels(`paymentMethod.${paymentMethod}`) : '',
      ...paymentMethodEdit(paymentMethod ?? '', words, method => patchOf({ paymentMethod: method ?? null })),
    },
    ...(iban === undefined ? account.map(({ edit: _edit, ...shown }) => shown) : account),
  ];
}

function consentWishes(wishes: ChangeSubmission['wishes'], words: SubmissionWords): FieldView[] {
  return (wishes.mediaConsents ?? []).map(
    ({ consentId, label, isGiven }): FieldView => ({
      key: `mediaConsents.${consentId}`,
      label,
      text: words.t(isGiven ? 'consentGiven' : 'consentNotGiven'),
      edit: {
        control: { kind: 'checkbox' },
        value: isGiven,
        toPatch: value => patchOf({ mediaConsents: [{ consentId, isGiven: value === true }] }),
      },
    }),
  );
}

function customValues(given: unknown) {
  const entries: [string, unknown][] = typeof given === 'object' && given ? Object.entries(given) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (isCustomValue(value) ? [[name, value]] : [])),
  );
}
