'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SubmissionListItem } from '@/lib/contracts/submissions/submissions';

/** Without the open question, which is not odd: the badge of the state names it. */
export const oddMarks = (marks: SubmissionListItem['marks']) => marks.filter(mark => mark !== 'Question');

/** Why somebody should look before accepting, in words; empty without a mark. */
export function useMarkText(): (marks: SubmissionListItem['marks']) => string {
  const t = useTranslations('labels.mark');
  return marks => marks.map(mark => t(mark)).join(' · ');
}

/** Before a name: that somebody should look before accepting. The words stand beside it. */
export function MarkSign({ marks }: Pick<SubmissionListItem, 'marks'>) {
  if (marks.length === 0) return null;
  return <TriangleAlert aria-hidden="true" className="-mt-0.5 mr-1.5 inline size-4 text-confirmed" />;
}
