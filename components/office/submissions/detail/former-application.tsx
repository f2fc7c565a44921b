'use client';

import { useMemo } from 'react';
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

type FormerNoteProps = { former: SubmissionHints['former']; words: SubmissionWords };

/** Says that the previous values are a guess, and their source. */
export function FormerNote({ former, words }: FormerNoteProps) {
  const t = useTranslations('detail.former');
  return (
    <p className="mb-2 max-w-prose text-sm text-ink-muted">
      {former
        ? t.rich('from', {
            number: former.number,
            date: words.date(former.decidedAt.slice(0, 10)),
            link: text => <TextLink href={`/submissions/${former.id}`}>{text}</TextLink>,
          })
        : t('none')}
    </p>
  );
}
