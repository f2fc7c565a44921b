import { kindLabel, partText, showsEntryDate } from '@/components/form-view/status/kind-label';
import { accountText, paymentOf, paymentOfLink } from '@/components/form-view/status/payment';
import { endFact, type Fact, type Words } from '@/components/form-view/status/submission-groups';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import { type JoiningPerson, joiningPersons } from '@/lib/contracts/submissions/application-lines';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import type { PriceQuote } from '@/lib/contracts/submissions/submissions';
import { formatDate } from '@/lib/rules/format/format-date';
import { formatMoney } from '@/lib/rules/format/format-money';
import { listText } from '@/lib/rules/format/intl-formats';
import { fullName } from '@/lib/rules/submissions/full-name';
import { namesIn } from '@/lib/rules/submissions/submission-fields';

type Submission = SubmissionStatus['submission'];
type Membership = Extract<Submission, { kind: 'Membership' }>;

/** Who, what, the price and the account: what a person must see first before they agree. */
export function glanceOf(submission: Submission, words: Words): Fact[] {
  const { t } = words;
  if (submission.kind === 'Membership') return glanceOfMembership(submission, words);
  const who: Fact = [t('form.glance.who'), fullName(senderOf(submission))];
  return submission.kind === 'Change'
    ? [who, ...glanceOfChange(submission, words)]
    : [who, ...glanceOfCancellation(submission, words)];
}

/** The same of a link whose submission is no longer shown in full. */
export function glanceOfLink(info: ConfirmationInfo, words: Words): Fact[] {
  const { membership, submission, effectiveDate } = info;
  const { t, locale } = words;
  if (submission) return glanceOf(submission, words);
  if (!membership)
    return [
      [t('form.glance.who'), fullName(info)],
      [t('form.glance.what'), partText(info, words) ?? kindLabel(info, t)],
      [t('form.cancellation.end'), effectiveDate ? formatDate(effectiveDate, locale) : ''],
    ];
  const account = paymentOfLink(info, t)?.line ?? '';
  return glanceOfApplied({ ...membership, tariff: membership.name, account }, words);
}

function glanceOfMembership(submission: Membership, words: Words): Fact[] {
  const persons = joiningPersons(submission);
  const { line: account } = paymentOf(submission, words.t);
  return glanceOfApplied({ ...submission, persons, tariff: submission.membership.name, account }, words);
}

type Applied = {
  readonly persons: readonly JoiningPerson[];
  readonly tariff: string;
  readonly entryDate: string;
  readonly price: PriceQuote;
  readonly account: string;
};

function glanceOfApplied({ persons, tariff, entryDate, price, account }: Applied, words: Words): Fact[] {
  const { t, locale, form } = words;
  const [only, ...others] = persons;
  const isAlone = others.length === 0;
  const born = only?.birthDate
    ? t('form.confirmation.bornOn', { date: formatDate(only.birthDate, locale) })
    : '';
  const names = listText(persons.map(fullName), locale);
  // Nobody wished a date that the form did not ask for.
  const from = showsEntryDate(form) ? t('form.glance.from', { date: formatDate(entryDate, locale) }) : '';
  const departments = isAlone ? (only?.departments ?? []) : [];
  return [
    [t('form.glance.who'), [names, isAlone ? born : ''].filter(Boolean).join(', ')],
    [t('form.glance.what'), [tariff, ...departments, from].filter(Boolean).join(', ')],
    [t('form.glance.cost'), priceText(price, words)],
    [t('form.glance.payment'), account],
  ];
}

/** `61,60 € im Monat + 25,00 € einmalig`. */
export function priceText(
  { interval, recurring, oneTime, currency }: Omit<PriceQuote, 'lines' | 'firstPayment'>,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string {
  const price = (amount: number) => formatMoney(Math.round(amount * 100), currency, locale);
  const parts = [
    interval === 'OneTime' || recurring === 0
      ? ''
      : t(`labels.pricePer.${interval}`, { price: price(recurring) }),
    oneTime === 0 ? '' : t('labels.pricePer.OneTime', { price: price(oneTime) }),
  ].filter(Boolean);
  return parts.join(' + ') || t('form.glance.free');
}

function glanceOfChange(submission: Extract<Submission, { kind: 'Change' }>, words: Words): Fact[] {
  const { t, locale } = words;
  const { wishes, validFrom } = submission;
  const changed = namesIn('Wishes').filter(
    name => wishes[name] !== undefined && name !== 'sepaMandateAccepted',
  );
  const members = wishes.familyMembers ?? [];
  const changedText = (name: (typeof changed)[number]) => {
    const label = t(`labels.field.${name}`);
    return name === 'familyMembers' ? `${label} (${listText(members.map(fullName), locale)})` : label;
  };
  return [
    [t('form.glance.what'), t('form.glance.changes', { fields: changed.map(changedText).join(', ') })],
    [t('labels.field.validFrom'), validFrom ? formatDate(validFrom, locale) : ''],
    [
      t('form.glance.account'),
      accountText({ accountHolder: wishes.accountHolder ?? null, iban: wishes.iban ?? null }),
    ],
  ];
}

function glanceOfCancellation(
  submission: Extract<Submission, { kind: 'Cancellation' }>,
  words: Words,
): Fact[] {
  const { t } = words;
  const { scope, departments, familyMemberNames } = submission;
  const names = [...departments.map(({ name }) => name), ...familyMemberNames].join(', ');
  return [
    [t('form.glance.what'), [t(`labels.cancellationScope.${scope}`), names].filter(Boolean).join(': ')],
    endFact(submission, words),
  ];
}
