import type { ShownForm } from '@/components/form-view/shown-form';
import { showsEntryDate } from '@/components/form-view/status/kind-label';
import type { TextKey, Texts } from '@/components/form-view/texts';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import type { Locale } from '@/lib/rules/enums';
import { formatDate } from '@/lib/rules/format/format-date';

type Submission = SubmissionStatus['submission'];
export type Fact = readonly [label: string, value: string];
type Words = { readonly t: Texts; readonly locale: Locale; readonly form: ShownForm };

/** The submitted values as label and value, without blank ones. */
export function factsOf(submission: Submission, words: Words): Fact[] {
  const { t, locale } = words;
  const date = (value: string | null | undefined) => (value ? formatDate(value, locale) : '');
  const sender = senderOf(submission);
  const person: Fact[] = [
    [t('labels.field.firstName'), sender.firstName],
    [t('labels.field.lastName'), sender.lastName],
    [t('labels.field.birthDate'), date(sender.birthDate)],
    [t('labels.field.street'), sender.street],
    [t('labels.field.city'), `${sender.zip} ${sender.city}`.trim()],
    [t('labels.field.email'), sender.email],
    [t('labels.field.phone'), sender.phone],
    [t('labels.field.mobile'), sender.mobile],
    [t('labels.field.memberNumber'), sender.memberNumber],
  ];
  return [
    ...person,
    ...ownFacts(submission, words),
    ...answers(sender.customFields, words),
    [t('labels.field.notes'), submission.notes] as const,
  ].filter(([, value]) => value !== '');
}

function ownFacts(submission: Submission, words: Words): Fact[] {
  if (submission.kind === 'Membership') return membershipFacts(submission, words);
  return submission.kind === 'Change' ? changeFacts(submission, words) : cancellationFacts(submission, words);
}

/** Persons and price are shown apart. */
function membershipFacts(
  submission: Extract<Submission, { kind: 'Membership' }>,
  { t, locale, form }: Words,
): Fact[] {
  const isDateKnown = showsEntryDate(form) || submission.state === 'Accepted';
  return [
    [
      t('labels.field.guardians'),
      submission.guardians.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
    ],
    [t('labels.field.membershipId'), submission.membership.name],
    [t('labels.field.entryDate'), isDateKnown ? formatDate(submission.entryDate, locale) : ''],
    [t('labels.field.paymentMethod'), t(`labels.paymentMethod.${submission.paymentMethod}`)],
    [t('labels.field.iban'), submission.iban ?? ''],
    [t('labels.field.mandateReference'), submission.mandate?.reference ?? ''],
    ...submission.mediaConsents.map(
      ({ label, isGiven }): Fact => [
        label,
        t(isGiven ? 'form.status.consentGiven' : 'form.status.consentNotGiven'),
      ],
    ),
  ];
}

function changeFacts(submission: Extract<Submission, { kind: 'Change' }>, words: Words): Fact[] {
  const { t, locale } = words;
  const { wishes } = submission;
  const texts = wishedTexts.map((name): Fact => [wished(t, name), String(wishes[name] ?? '')]);
  return [
    [t('labels.field.validFrom'), submission.validFrom ? formatDate(submission.validFrom, locale) : ''],
    ...texts,
    [wished(t, 'membershipId'), wishes.membership?.name ?? ''],
    [wished(t, 'departmentIds'), wishes.departments?.map(({ name }) => name).join(', ') ?? ''],
    [
      wished(t, 'familyMembers'),
      wishes.familyMembers?.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ') ?? '',
    ],
    [
      wished(t, 'paymentMethod'),
      wishes.paymentMethod ? t(`labels.paymentMethod.${wishes.paymentMethod}`) : '',
    ],
    [wished(t, 'iban'), wishes.iban ?? ''],
    ...(wishes.mediaConsents ?? []).map(
      ({ label, isGiven }): Fact => [
        label,
        t(isGiven ? 'form.changes.giveConsent' : 'form.changes.withdrawConsent'),
      ],
    ),
    ...answers(wishes.customFields ?? {}, words),
  ];
}

const wishedTexts = ['firstName', 'lastName', 'street', 'zip', 'city', 'email', 'phone', 'mobile'] as const;

function wished(
  t: Texts,
  name:
    | (typeof wishedTexts)[number]
    | 'membershipId'
    | 'departmentIds'
    | 'familyMembers'
    | 'paymentMethod'
    | 'iban',
) {
  return t('form.status.wished', { field: t(`labels.field.${name}` satisfies TextKey) });
}

function cancellationFacts(
  submission: Extract<Submission, { kind: 'Cancellation' }>,
  { t, locale }: Words,
): Fact[] {
  const date = (value: string | null) => (value ? formatDate(value, locale) : '');
  return [
    [t('labels.field.scope'), t(`labels.cancellationScope.${submission.scope}`)],
    [t('labels.field.departmentIds'), submission.departments.map(({ name }) => name).join(', ')],
    [t('labels.field.familyMembers'), submission.familyMemberNames.join(', ')],
    [t('labels.field.noticeDate'), date(submission.noticeDate)],
    [t('labels.field.wishedDate'), date(submission.wishedDate)],
    [t('labels.field.extraordinaryDate'), date(submission.extraordinaryDate)],
    [t('labels.field.extraordinaryReason'), submission.extraordinaryReason],
    // The club has not agreed to the declared end before it has accepted.
    [
      t('labels.field.effectiveDate'),
      submission.extraordinaryDate && submission.state !== 'Accepted' ? '' : date(submission.effectiveDate),
    ],
    [t('labels.field.reason'), submission.reason],
    [t('labels.field.comment'), submission.comment],
  ];
}

function answers(values: Readonly<Record<string, unknown>>, { form, t }: Words): Fact[] {
  return Object.entries(values).map(([name, value]) => {
    const field = form.customFields.find(one => one.internalName === name);
    const label = (one: unknown) => field?.options.find(option => option.value === one)?.label ?? String(one);
    const text = Array.isArray(value) ? value.map(label).join(', ') : label(value);
    return [
      field?.label ?? name,
      typeof value === 'boolean' ? t(value ? 'form.status.yes' : 'form.status.no') : text,
    ];
  });
}
