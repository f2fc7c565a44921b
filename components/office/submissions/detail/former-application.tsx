'use client';

import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { FormerFields } from '@/components/office/submissions/detail/describe/describe-change';
import { describeMembership } from '@/components/office/submissions/detail/describe/describe-membership';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import { TextLink } from '@/components/ui/text-link';
import { useSubmission } from '@/lib/api-client/submissions';
import type { SubmissionHints } from '@/lib/contracts/submissions/submission-work';
import type { Submission } from '@/lib/contracts/submissions/submissions';

/** Values of the application that probably precedes a change request, by JSON path; bank data masked. */
export function useFormerFields(
  submission: Submission,
  hints: SubmissionHints,
  words: SubmissionWords,
): FormerFields | undefined {
  const former = submission.kind === 'Change' ? hints.former : null;
  const application = useSubmission(former && { kind: 'Membership', id: former.id }).data?.submission;
  return useMemo(() => {
    if (application?.kind !== 'Membership') return undefined;
    const fields = describeMembership(application, words).flatMap(group => group.fields);
    return new Map(fields.map(field => [field.key, field]));
  }, [application, words]);
}

type FormerNoteProps = { hints: SubmissionHints; words: SubmissionWords };

/** Says that the previous values are a guess, and their source, or why there are none. */
export function FormerNote({ hints: { former, stranger }, words }: FormerNoteProps) {
  const t = useTranslations('detail.former');
  const similar = stranger?.similar;
  const linkTo = (id: string) => (text: ReactNode) => <TextLink href={`/submissions/${id}`}>{text}</TextLink>;
  const text = former
    ? t.rich('from', {
        number: former.number,
        date: words.date(former.decidedAt.slice(0, 10)),
        link: linkTo(former.id),
      })
    : similar
      ? t.rich('similar', { number: similar.number, link: linkTo(similar.id) })
      : t('none');
  return <p className="mb-2 max-w-prose text-sm text-ink-muted">{text}</p>;
}
