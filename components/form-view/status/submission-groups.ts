import { fieldWords } from '@/components/form-view/review-rows';
import type { ShownForm } from '@/components/form-view/shown-form';
import { showsEntryDate } from '@/components/form-view/status/kind-label';
import { paymentOf } from '@/components/form-view/status/payment';
import type { StepId } from '@/components/form-view/steps';
import type { TextKey, Texts } from '@/components/form-view/texts';
import type { Sender } from '@/lib/contracts/submissions/sender';
import { withdrawerOf } from '@/lib/contracts/submissions/signer';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import type { FamilyMember, ShownConsent } from '@/lib/contracts/submissions/submissions';
import type { Locale } from '@/lib/rules/enums';
import { formatDate } from '@/lib/rules/format/format-date';
import { countryName } from '@/lib/rules/format/intl-formats';
import { fieldText } from '@/lib/rules/submissions/field-text';
import { fullName } from '@/lib/rules/submissions/full-name';
import { isEndKnown } from '@/lib/rules/submissions/known-end';
import {
  type FieldName,
  fieldNamed,
  namesIn,
  personNamesIn,
  textNamesIn,
} from '@/lib/rules/submissions/submission-fields';

type Submission = SubmissionStatus['submission'];
type Membership = Extract<Submission, { kind: 'Membership' }>;
type Cancellation = Extract<Submission, { kind: 'Cancellation' }>;
type Change = Extract<Submission, { kind: 'Change' }>;
export type Fact = readonly [label: string, value: string];
export type Words = { readonly t: Texts; readonly locale: Locale; readonly form: ShownForm };

/** What belongs together in a submission, under the title that its form has for it. */
export type SubmissionGroup = {
  readonly name:
    | 'persons'
    | 'contact'
    | 'guardians'
    | 'membership'
    | 'payment'
    | 'consents'
    | 'other'
    | StepId;
  readonly title: string;
  readonly rows: readonly Fact[];
};

/** All that was submitted, in the order in which the form asks it. Groups and rows may be blank. */
export function groupsOf(submission: Submission, words: Words): SubmissionGroup[] {
  if (submission.kind === 'Membership') return membershipGroups(submission, words);
  return submission.kind === 'Change'
    ? changeGroups(submission, words)
    : cancellationGroups(submission, words);
}

function membershipGroups(submission: Membership, words: Words): SubmissionGroup[] {
  const { t, locale, form } = words;
  const { furtherForm, membership, surchargeIds, price, guardians, mediaConsents } = submission;
  const isDateKnown = showsEntryDate(form) || submission.state === 'Accepted';
  const ifTrue = (isTrue: boolean) => (isTrue ? t('labels.answer.yes') : '');
  const given = (consent: ShownConsent) => {
    const guardian = withdrawerOf(consent, submission);
    const answer = t(consent.isGiven ? 'form.status.consentGiven' : 'form.status.consentNotGiven');
    return guardian === '' ? answer : `${answer}, ${t('labels.consentWithdrawnBy', { guardian })}`;
  };
  const own = answersIn(submission.customFields, words);
  const payment = paymentOf(submission, t);
  const extras = price.lines.filter(({ kind, id }) => kind === 'Surcharge' && surchargeIds.includes(id));
  return [
    {
      name: 'persons',
      title: t(furtherForm ? 'form.confirmation.personsFurther' : 'form.confirmation.persons'),
      rows: [
        personRow(submission, [...personFacts(aboutApplicant, submission, words), ...own('Personal')], words),
        ...submission.familyMembers.map(member => memberRow(member, words)),
      ],
    },
    { name: 'contact', title: t('form.status.contact'), rows: contactFacts(submission, words) },
    {
      name: 'guardians',
      title: t('labels.field.guardians'),
      rows: [
        ...guardians.map(
          (guardian): Fact => [
            nameOf(guardian),
            [
              ...guardianLines(guardian, words),
              ...(guardian.liableAt ? [t('form.status.liable')] : []),
              ...(guardian.soleCustodyAt ? [t('form.status.soleCustody')] : []),
            ].join('\n'),
          ],
        ),
        [t('labels.field.hasSoleCustody'), ifTrue(submission.hasSoleCustody)],
        // Who accepted it by their own link, did so for themselves alone.
        [
          t('form.guardians.liability', { count: guardians.length }),
          ifTrue(submission.guardianLiability && guardians.every(({ liableAt }) => !liableAt)),
        ],
      ],
    },
    {
      name: 'membership',
      title: t(furtherForm ? 'form.further.step' : 'form.steps.membership'),
      rows: [
        [t('labels.field.membershipId'), membership.name],
        [t('labels.field.surchargeIds'), extras.map(({ label }) => label).join(', ')],
        [t('labels.field.entryDate'), isDateKnown ? formatDate(submission.entryDate, locale) : ''],
        [t('labels.field.memberNumber'), submission.memberNumber],
        ...own('Membership'),
      ],
    },
    {
      name: 'payment',
      title: t('form.steps.payment'),
      rows: [
        [t('labels.field.paymentMethod'), payment.method],
        [t('labels.field.accountHolder'), payment.accountHolder ?? ''],
        [t('labels.field.iban'), payment.iban ?? ''],
        ...own('Payment'),
      ],
    },
    { name: 'other', title: t('labels.field.customFields'), rows: own('Other') },
    {
      name: 'consents',
      title: t('form.steps.consentOnly'),
      rows: [
        [t('labels.field.privacyAccepted'), ifTrue(submission.privacyAccepted)],
        ...mediaConsents.map(
          (consent): Fact => [consent.label, [given(consent), consent.text].filter(Boolean).join('\n')],
        ),
        ...submission.familyMembers.map(member => memberConsents(member, submission, words)),
        [t('labels.field.notes'), submission.notes],
      ],
    },
  ];
}

function changeGroups(submission: Change, words: Words): SubmissionGroup[] {
  const { t, locale } = words;
  const { validFrom, notes, identity } = submission;
  return [
    {
      name: 'identity',
      title: t('form.steps.identity'),
      rows: personFacts(namesIn('Identity'), identity, words),
    },
    { name: 'wishes', title: t('form.steps.wishes'), rows: wishFacts(submission, words) },
    {
      name: 'closing',
      title: t('form.steps.closingOnly'),
      rows: [
        [t('labels.field.validFrom'), validFrom ? formatDate(validFrom, locale) : ''],
        [t('labels.field.notes'), notes],
      ],
    },
  ];
}

function cancellationGroups(submission: Cancellation, words: Words): SubmissionGroup[] {
  const { t } = words;
  const own = answersIn(submission.customFields, words);
  return [
    {
      name: 'person',
      title: t('form.steps.person', { who: 'self' }),
      rows: [
        [t('form.review.name'), nameOf(submission)],
        ...personFacts([...aboutApplicant, 'birthDate', 'memberNumber'], submission, words),
        ...contactFacts(submission, words),
        ...own('Personal'),
      ],
    },
    {
      name: 'cancellation',
      title: t('form.steps.cancellation'),
      rows: [
        ...cancellationFacts(submission, words),
        ...own('Membership'),
        ...own('Payment'),
        ...own('Other'),
        [t('labels.field.notes'), submission.notes],
      ],
    },
  ];
}

const inName: readonly FieldName[] = ['title', 'firstName', 'lastName'];
const inAddress: readonly FieldName[] = textNamesIn('Membership', 'address');
const ofContact: readonly FieldName[] = [...inAddress, ...textNamesIn('Membership', 'contact')];
/** Fields of the applicant that stand neither with the name nor with the address. */
const aboutApplicant = personNamesIn('Membership').filter(
  name => ![...inName, 'birthDate', ...ofContact].includes(name),
);

/** Who answered about the consents of a family member, and what. Blank where the club asked for no consents. */
function memberConsents(member: FamilyMember, application: Membership, { t }: Words): Fact {
  const { consentSource: source = 'Application', mediaConsents = [] } = member;
  const isUnasked = source === 'Application' && application.mediaConsents.length === 0;
  const lines = [
    `${t('labels.field.consentSource')}: ${t(`labels.consentSource.${source}`, { applicant: nameOf(application) })}`,
    ...mediaConsents.map(
      ({ label, isGiven }) =>
        `${label}: ${t(isGiven ? 'form.status.consentGiven' : 'form.status.consentNotGiven')}`,
    ),
  ];
  return [nameOf(member), isUnasked ? '' : lines.join('\n')];
}

/** `Ben Groß`: birth date, departments and further answers, each in a line. */
function personRow(
  person: Person & { readonly birthDate: string | null; readonly departments: readonly Named[] },
  others: readonly Fact[],
  { t, locale }: Words,
): Fact {
  const names = person.departments.map(({ name }) => name).join(', ');
  const lines = [
    person.birthDate ? t('form.confirmation.bornOn', { date: formatDate(person.birthDate, locale) }) : '',
    names && `${t('labels.field.departmentIds')}: ${names}`,
    ...others.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`),
  ];
  return [nameOf(person), lines.filter(Boolean).join('\n')];
}

function memberRow(member: FamilyMember, words: Words): Fact {
  const names = personNamesIn('FamilyMember').filter(name => ![...inName, 'birthDate'].includes(name));
  const others = [
    ...personFacts([...names, 'memberNumber'], member, words),
    ...answers(member.customFields, words),
  ];
  return personRow(member, others, words);
}

function contactFacts(sender: Sender, words: Words): Fact[] {
  const { street, zip, city, country } = sender;
  const place = `${zip} ${city}`.trim();
  const address = [street, place, country && countryName(country, words.locale)].filter(Boolean).join(', ');
  const others = ofContact.filter(name => !inAddress.includes(name));
  return [[words.t('form.review.address'), address], ...personFacts(others, sender, words)];
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

type Person = { readonly title?: string; readonly firstName?: string; readonly lastName?: string };
type Named = { readonly name: string };

/** Relation and ways of contact. */
function guardianLines(guardian: Person, words: Words): string[] {
  const names = personNamesIn('Guardian').filter(name => !inName.includes(name));
  return personFacts(names, guardian, words)
    .map(([, value]) => value)
    .filter(Boolean);
}

function nameOf({ title = '', firstName = '', lastName = '' }: Person): string {
  return [title, fullName({ firstName, lastName })].filter(Boolean).join(' ');
}

function wishFacts({ wishes }: Change, words: Words): Fact[] {
  const { t } = words;
  return [
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
type Wishes = Change['wishes'];

/** Consents and answers have rows of their own, and the mandate stands apart. */
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
      return (wishes.guardians ?? [])
        .map(one => [nameOf(one), ...guardianLines(one, words)].filter(Boolean).join(', '))
        .join('\n');
    case 'familyMembers':
      return (wishes.familyMembers ?? []).map(one => memberRow(one, words).join('\n')).join('\n\n');
    case 'mediaConsents':
    case 'customFields':
    case 'sepaMandateAccepted':
      return '';
    default:
      return fieldText(fieldNamed(name), wishes[name], fieldWords(words));
  }
}

/** The last day that a cancellation leads to, as far as it is known. */
export function endFact(submission: Cancellation, { t, locale }: Pick<Words, 't' | 'locale'>): Fact {
  const { scope, effectiveDate } = submission;
  return [
    t(scope === 'Membership' ? 'labels.field.effectiveDate' : 'form.cancellation.end'),
    isEndKnown(submission) && effectiveDate ? formatDate(effectiveDate, locale) : '',
  ];
}

function cancellationFacts(submission: Cancellation, { t, locale }: Words): Fact[] {
  const { scope, extraordinaryDate } = submission;
  const date = (value: string | null) => (value ? formatDate(value, locale) : '');
  return [
    [t('labels.field.scope'), t(`labels.cancellationScope.${scope}`)],
    [t('labels.field.departmentIds'), submission.departments.map(({ name }) => name).join(', ')],
    [t('labels.field.familyMembers'), submission.familyMemberNames.join(', ')],
    [t('labels.field.noticeDate'), date(submission.noticeDate)],
    [t('labels.field.wishedDate'), date(submission.wishedDate)],
    [t('labels.field.extraordinaryDate'), date(extraordinaryDate)],
    [t('labels.field.extraordinaryReason'), submission.extraordinaryReason],
    endFact(submission, { t, locale }),
    [t('labels.field.reason'), submission.reason],
    [t('labels.field.comment'), submission.comment],
  ];
}

function answers(values: Answers, words: Words): Fact[] {
  return Object.entries(values).map(([name, value]) => {
    const field = words.form.customFields.find(one => one.internalName === name);
    return [field?.label ?? name, fieldText(field, value, fieldWords(words))];
  });
}

type Answers = Readonly<Record<string, unknown>>;
type Category = ShownForm['customFields'][number]['category'];

/** Answers by the category of their field; those of a field that is gone are among the others. */
function answersIn(values: Answers, words: Words): (category: Category) => Fact[] {
  const categoryOf = (name: string) =>
    words.form.customFields.find(({ internalName }) => internalName === name)?.category ?? 'Other';
  return category =>
    answers(
      Object.fromEntries(Object.entries(values).filter(([name]) => categoryOf(name) === category)),
      words,
    );
}
