import { senderOf } from '@/lib/contracts/submissions/sender';
import type { PriceQuote, Submission } from '@/lib/contracts/submissions/submissions';
import { displayStateOf } from '@/lib/rules/submissions/display-state';
import { isEndKnown } from '@/lib/rules/submissions/known-end';
import { answered, type Section, type SectionField, type SectionGroup } from './section';
import { fieldOf, type Words } from './words';

/** The state of a submission in words for its sender. Nobody decides about a cancellation that is received. */
export function memberState(submission: Submission, { texts }: Words): string {
  const state = displayStateOf(submission);
  if (submission.kind === 'Cancellation')
    return texts(`member.cancellation.${receivedOr(state, submission.confirmedAt !== null)}`);
  const isForMinor = submission.kind === 'Membership' && submission.guardians.length > 0;
  return texts(`member.state.${state === 'Unconfirmed' && isForMinor ? 'UnconfirmedByGuardians' : state}`);
}

function receivedOr(state: ReturnType<typeof displayStateOf>, isConfirmed: boolean) {
  if (state !== 'Unconfirmed' && state !== 'ToDecide') return state;
  return isConfirmed ? 'Confirmed' : 'ToDecide';
}

/** What happened so far, without what is still to come. */
export function memberStanding(submission: Submission, words: Words): Section {
  const { field, labels, texts, instant, section } = words;
  const { state, withdrawnAt, kind, decidedBy } = submission;
  const decidedAt = withdrawnAt === null ? submission.decidedAt : null;
  const isConfirmedByClub = kind === 'Cancellation' && state === 'Accepted';
  const { memberNumber } = senderOf(submission);
  return section('standing', {
    fields: answered([
      fieldOf(labels('field.state'), memberState(submission, words), ['state']),
      field('receivedAt', instant(submission.receivedAt)),
      field('confirmedAt', instant(submission.confirmedAt)),
      field('withdrawnAt', [instant(withdrawnAt), withdrawnAt && decidedBy].filter(Boolean).join(', ')),
      fieldOf(texts(isConfirmedByClub ? 'member.confirmedAt' : 'member.decidedAt'), instant(decidedAt), [
        'decidedAt',
      ]),
      field('memberNumber', memberNumber),
      fieldOf(texts('member.message'), submission.decisionMessage ?? '', ['decisionMessage']),
    ]),
  });
}

/** The price as the form showed it: each amount with its interval, and what costs nothing as included. */
export function memberPrice(price: PriceQuote, { section, labels, texts, money }: Words): Section {
  const amount = (value: number) => money(value, price.currency);
  const per = (value: number, due: PriceQuote['lines'][number]['due']) =>
    labels(`pricePer.${due === 'OneTime' ? 'OneTime' : price.interval}`, { price: amount(value) });
  const lines = price.lines.map(({ label, amount: sum, due, quantity, unitPrice }) =>
    fieldOf(
      label,
      sum === 0 ? texts('member.included') : per(sum, due),
      ['price.lines'],
      quantity > 1 && sum > 0 ? `${quantity} × ${amount(unitPrice)}` : undefined,
    ),
  );
  const sums: SectionField[] = [
    ...(price.interval === 'OneTime'
      ? []
      : [fieldOf(texts('price.recurring'), per(price.recurring, 'Recurring'), ['price.recurring'])]),
    ...(price.oneTime > 0 ? [fieldOf(texts('price.oneTime'), amount(price.oneTime), ['price.oneTime'])] : []),
    ...(price.oneTime > 0 && price.recurring > 0
      ? [fieldOf(texts('price.firstPayment'), amount(price.firstPayment), ['price.firstPayment'])]
      : []),
  ];
  return section('price', { fields: lines }, { fields: sums.map(one => ({ ...one, path: 'price' })) });
}

/** The sections without questions that nobody answered; people are titled by their names. */
export function asMemberCopy(sections: readonly Section[], submission: Submission): Section[] {
  const hasEnd = submission.kind !== 'Cancellation' || isEndKnown(submission);
  const isShown = ({ path }: SectionField) => hasEnd || path !== 'effectiveDate';
  return sections.map(section => ({
    ...section,
    groups: section.groups
      .map(group => named({ ...group, fields: answered(group.fields).filter(isShown) }))
      .filter(({ fields, title }) => fields.length > 0 || title),
  }));
}

const isFirstName = ({ path }: SectionField) => /\]\.firstName$/.test(path ?? '');
const isLastName = ({ path }: SectionField) => /\]\.lastName$/.test(path ?? '');

function named(group: SectionGroup): SectionGroup {
  const names = [...group.fields.filter(isFirstName), ...group.fields.filter(isLastName)];
  if (names.length === 0) return group;
  return {
    ...group,
    title: names.map(({ value }) => value).join(' '),
    fields: group.fields.filter(one => !isFirstName(one) && !isLastName(one)),
  };
}
