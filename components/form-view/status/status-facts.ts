import { fieldWords } from '@/components/form-view/review-rows';
import type { ShownForm } from '@/components/form-view/shown-form';
import { showsEntryDate } from '@/components/form-view/status/kind-label';
import type { TextKey, Texts } from '@/components/form-view/texts';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import type { FamilyMember } from '@/lib/contracts/submissions/submissions';
import type { Locale } from '@/lib/rules/enums';
import { formatDate } from '@/lib/rules/format/format-date';
import { fieldText } from '@/lib/rules/submissions/field-text';
import {
  type FieldName,
  fieldNamed,
  namesIn,
  personNamesIn,
} from '@/lib/rules/submissions/submission-fields';

type Submission = SubmissionStatus['submission'];
export type Fact = readonly [label: string, value: string];
type Words = { readonly t: Texts; readonly locale: Locale; readonly form: ShownForm };

/** The submitted values as label and value, without blank ones. */
export function factsOf(submission: Submission, words: Words): Fact[] {
  const { t } = words;
  const sender = senderOf(submission);
  return [
    ...personFacts([...personNamesIn('Membership'), 'memberNumber'], sender, words),
    ...ownFacts(submission, words),
    ...answers(sender.customFields, words),
    [t('labels.field.notes'), submission.notes] as const,
  ].filter(([, value]) => value !== '');
}

function ownFacts(submission: Submission, words: Words): Fact[] {
  if (submission.kind === 'Membership') return membershipFacts(submission, words);
  return submission.kind === 'Change' ? changeFacts(submission, words) : cancellationFacts(submission, words);
}

/** Fields of a person, postal code and place in one. */
function personFacts(names: readonly FieldName[], person: object, words: Words): Fact[] {
  const values = new Map<string, unknown>(Object.entries(person));
  return names
    .filter(name => name !== 'zip')
    .map(name => {
      const value = name === 'city' ? `${values.get('zip')} ${values.get('city')}`.trim() : values.get(name);
      return [words.t(`labels.field.${name}`), fieldText(fieldNamed(name), value, fieldWords(words))];
    });
}

type Person = { readonly firstName?: string; readonly lastName?: string };

const inName: readonly FieldName[] = ['firstName', 'lastName'];

/** `Bernd Groß, Vater, bernd@example.org`. */
function guardianText(guardian: Person, words: Words): string {
  const names = personNamesIn('Guardian').filter(name => !inName.includes(name));
  const others = personFacts(names, guardian, words).map(([, value]) => value);
  return [nameOf(guardian), ...others].filter(Boolean).join(', ');
}

/** Everybody who joins stands apart with birth date and departments; these are their other answers. */
function familyFacts(members: readonly FamilyMember[], words: Words): Fact[] {
  const names = personNamesIn('FamilyMember').filter(name => ![...inName, 'birthDate'].includes(name));
  return members.map(member => [
    nameOf(member),
    [...personFacts(names, member, words), ...answers(member.customFields, words)]
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
  ]);
}

function nameOf({ firstName = '', lastName = '' }: Person): string {
  return `${firstName} ${lastName}`.trim();
}

/** Persons and price are shown apart. */
function membershipFacts(submission: Extract<Submission, { kind: 'Membership' }>, words: Words): Fact[] {
  const { t, locale, form } = words;
  const isDateKnown = showsEntryDate(form) || submission.state === 'Accepted';
  const given = (isGiven: boolean) => t(isGiven ? 'form.status.consentGiven' : 'form.status.consentNotGiven');
  const ifTrue = (isTrue: boolean) => (isTrue ? t('labels.answer.yes') : '');
  return [
    [
      t('labels.field.guardians'),
      submission.guardians.map(guardian => guardianText(guardian, words)).join('\n'),
    ],
    [t('form.guardians.soleCustody'), ifTrue(submission.hasSoleCustody)],
    [t('form.guardians.liability'), ifTrue(submission.guardianLiability)],
    ...familyFacts(submission.familyMembers, words),
    [t('labels.field.membershipId'), submission.membership.name],
    [t('labels.field.entryDate'), isDateKnown ? formatDate(submission.entryDate, locale) : ''],
    [t('labels.field.paymentMethod'), t(`labels.paymentMethod.${submission.paymentMethod}`)],
    [t('labels.field.iban'), submission.iban ?? ''],
    [t('labels.field.mandateReference'), submission.mandate?.reference ?? ''],
    [t('labels.field.privacyAccepted'), ifTrue(submission.privacyAccepted)],
    ...submission.mediaConsents.map(
      ({ label, text, isGiven }): Fact => [label, [given(isGiven), text].filter(Boolean).join('\n')],
    ),
  ];
}

function changeFacts(submission: Extract<Submission, { kind: 'Change' }>, words: Words): Fact[] {
  const { t } = words;
  const { wishes } = submission;
  return [
    [t('labels.field.validFrom'), submission.validFrom ? formatDate(submission.validFrom, words.locale) : ''],
    ...wishNames.map(
      (name): Fact => [
        t('form.status.wished', { field: t(`labels.field.${name}` satisfies TextKey) }),
        wishText(name, wishes, words),
      ],
    ),
    ...(wishes.mediaConsents ?? []).map(
      ({ label, isGiven }): Fact => [
        label,
        t(isGiven ? 'form.changes.giveConsent' : 'form.changes.withdrawConsent'),
      ],
    ),
    ...answers(wishes.customFields ?? {}, words),
  ];
}

const wishNames = namesIn('Wishes');
type Wishes = Extract<Submission, { kind: 'Change' }>['wishes'];

/** Consents and answers have rows of their own; the account holder is masked, and the mandate stands apart. */
function wishText(name: (typeof wishNames)[number], wishes: Wishes, words: Words): string {
  const listed = (chosen: readonly { readonly name: string }[] | undefined) =>
    chosen?.length === 0 ? words.t('form.review.empty') : (chosen ?? []).map(one => one.name).join(', ');
  switch (name) {
    case 'membershipId':
      return wishes.membership?.name ?? '';
    case 'departmentIds':
      return listed(wishes.departments);
    case 'surchargeIds':
      return listed(wishes.surcharges);
    case 'guardians':
      return (wishes.guardians ?? []).map(one => guardianText(one, words)).join('\n');
    case 'familyMembers':
      return (wishes.familyMembers ?? []).map(one => wishedMember(one, words)).join('\n');
    case 'mediaConsents':
    case 'customFields':
    case 'accountHolder':
    case 'sepaMandateAccepted':
      return '';
    default:
      return fieldText(fieldNamed(name), wishes[name], fieldWords(words));
  }
}

function wishedMember(member: FamilyMember, words: Words): string {
  const { t, locale } = words;
  const { birthDate, departments } = member;
  const [[, others] = ['', '']] = familyFacts([member], words);
  return [
    nameOf(member),
    birthDate ? t('form.confirmation.bornOn', { date: formatDate(birthDate, locale) }) : '',
    ...departments.map(({ name }) => name),
    ...others.split('\n'),
  ]
    .filter(Boolean)
    .join(', ');
}

function cancellationFacts(
  submission: Extract<Submission, { kind: 'Cancellation' }>,
  { t, locale }: Words,
): Fact[] {
  const { scope, state, extraordinaryDate } = submission;
  const date = (value: string | null) => (value ? formatDate(value, locale) : '');
  // The club has not agreed to a declared end before it has accepted. Nothing ends by a withdrawn cancellation.
  const isEndKnown = state === 'Accepted' || (state !== 'Rejected' && !extraordinaryDate);
  return [
    [t('labels.field.scope'), t(`labels.cancellationScope.${scope}`)],
    [t('labels.field.departmentIds'), submission.departments.map(({ name }) => name).join(', ')],
    [t('labels.field.familyMembers'), submission.familyMemberNames.join(', ')],
    [t('labels.field.noticeDate'), date(submission.noticeDate)],
    [t('labels.field.wishedDate'), date(submission.wishedDate)],
    [t('labels.field.extraordinaryDate'), date(extraordinaryDate)],
    [t('labels.field.extraordinaryReason'), submission.extraordinaryReason],
    [
      t(scope === 'Membership' ? 'labels.field.effectiveDate' : 'form.cancellation.end'),
      isEndKnown ? date(submission.effectiveDate) : '',
    ],
    [t('labels.field.reason'), submission.reason],
    [t('labels.field.comment'), submission.comment],
  ];
}

function answers(values: Readonly<Record<string, unknown>>, words: Words): Fact[] {
  return Object.entries(values).map(([name, value]) => {
    const field = words.form.customFields.find(one => one.internalName === name);
    return [field?.label ?? name, fieldText(field, value, fieldWords(words))];
  });
}
