'use client';

import { CircleAlert, CircleCheck, FileText, type LucideIcon, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { FieldGroupView } from '@/components/office/submissions/detail/describe/field-view';
import { useQuoteText } from '@/components/office/submissions/detail/describe/quote-text';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import { useOddities } from '@/components/office/submissions/detail/use-oddities';
import { Card } from '@/components/ui/display/card';
import type { SubmissionHints } from '@/lib/contracts/submissions/submission-work';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import { fullName } from '@/lib/rules/submissions/full-name';

type SummaryCardProps = {
  submission: Submission;
  hints: SubmissionHints;
  groups: readonly FieldGroupView[];
  words: SubmissionWords;
  isOpen: boolean;
};

/** Three lines before all else: who, what and what it costs, what is odd. The third is left out if it is empty. */
export function SummaryCard({ submission, hints, groups, words, isOpen }: SummaryCardProps) {
  const t = useTranslations('detail.summary');
  const subject = useSubject(submission, groups, words);
  const odd = useOddities(submission, hints);
  return (
    <Card className="mb-5">
      <ul aria-label={t('label')} className="flex flex-col gap-2">
        <Line icon={UserRound} text={personOf(submission, words)} />
        <Line icon={FileText} text={subject} />
        {odd !== '' && <Line icon={CircleAlert} text={odd} tone="text-confirmed" />}
        {odd === '' && isOpen && <Line icon={CircleCheck} text={t('nothingOdd')} />}
      </ul>
    </Card>
  );
}

type LineProps = { icon: LucideIcon; text: string; tone?: string };

function Line({ icon: Icon, text, tone = 'text-ink-muted' }: LineProps) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
      <span className="min-w-0 break-words">{text}</span>
    </li>
  );
}

function personOf(submission: Submission, { t, age }: SubmissionWords): string {
  const sender = submission.kind === 'Change' ? submission.identity : submission;
  const isMembership = submission.kind === 'Membership';
  const years = sender.birthDate ? age(sender.birthDate) : null;
  const parts = [
    fullName(sender),
    years !== null && t('summary.age', { age: years }),
    'city' in sender && sender.city ? t('summary.city', { city: String(sender.city) }) : '',
    isMembership && submission.familyMembers.length > 0
      ? t('summary.family', { count: submission.familyMembers.length })
      : '',
    sender.memberNumber ? t('summary.memberNumber', { number: String(sender.memberNumber) }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** What the sender wants, from when, and the price. */
function useSubject(
  submission: Submission,
  groups: readonly FieldGroupView[],
  { t, labels, date }: SubmissionWords,
): string {
  const quoteText = useQuoteText();
  if (submission.kind === 'Membership') {
    const { membership, departments, entryDate, price } = submission;
    const offer = [membership.name, ...departments.map(({ name }) => name)].join(', ');
    return [t('summary.joins', { offer, date: date(entryDate) }), quoteText(price, price.currency)].join(
      ' · ',
    );
  }
  if (submission.kind === 'Change') {
    const wished = groups
      .filter(({ key }) => key === 'wishes' || key.startsWith('wishes.'))
      .flatMap(({ fields }) => fields)
      .filter(({ key, text, isUnchanged }) => text !== '' && !isUnchanged && key !== 'validFrom')
      .map(({ label }) => label);
    const list = [...new Set(wished)].join(', ');
    const from = submission.validFrom ? t('summary.from', { date: date(submission.validFrom) }) : '';
    return [list === '' ? labels('kind.Change') : t('summary.changes', { list }), from]
      .filter(Boolean)
      .join(' · ');
  }
  const { scope, effectiveDate, departments, familyMemberNames } = submission;
  const names = scope === 'Departments' ? departments.map(({ name }) => name) : familyMemberNames;
  return [
    scope === 'Membership' ? labels('cancellationScope.Membership') : names.join(', '),
    t('summary.ends', { date: date(effectiveDate) }),
  ].join(' · ');
}
