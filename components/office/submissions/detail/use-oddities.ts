import { useTranslations } from 'use-intl';
import { useAwaitedNames } from '@/components/office/submissions/decide/use-awaited-names';
import { oddMarks, useMarkText } from '@/components/office/submissions/mark-sign';
import { slipsOf } from '@/components/office/submissions/slips-of';
import type { SubmissionHints } from '@/lib/contracts/submissions/submission-work';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import { readinessOf } from '@/lib/rules/submissions/submission-steps';

/** What is odd in a few words: the marks of the list in its words, then the other hints. Empty if nothing is. */
export function useOddities(submission: Submission, hints: SubmissionHints): string {
  const t = useTranslations('detail.summary.odd');
  const markText = useMarkText();
  const named = useAwaitedNames(hints);
  const { guardians, likenesses, price, tariff, departments, archived, related, marks, numberHolder } = hints;
  // A member who changes or ends a membership has an accepted application, which alone is not odd.
  const isOdd = related.some(
    one => submission.kind === 'Membership' || one.kind !== 'Membership' || one.state !== 'Accepted',
  );
  const others = isOdd ? related : [];
  const same = others.filter(({ reasons }) => reasons.includes('SamePerson')).length;
  const notes = submission.kind === 'Cancellation' ? submission.comment : submission.notes;
  return [
    numberHolder && t('numberHolder', { memberNumber: numberHolder.memberNumber, name: numberHolder.name }),
    readinessOf(submission) === 'Unconfirmed' && t('unconfirmed'),
    // Of these two more is said below.
    ...oddMarks(marks)
      .filter(mark => mark !== 'Guardians' && mark !== 'SamePerson')
      .map(mark => markText([mark])),
    guardians && t(`guardians.${guardians}`, named),
    hints.soleCustodyClaimedBy && t('soleCustody', { name: hints.soleCustodyClaimedBy }),
    likenesses.length > 0 && t('likeness'),
    hints.mandateForOther && t('mandateForOther'),
    tariff && t('tariff'),
    departments.length > 0 && t('departments'),
    price && t('price'),
    archived.length > 0 && t('archived'),
    slipsOf(submission).length > 0 && t('slips'),
    same > 0 && t('same', { count: same }),
    others.length > same && t('related', { count: others.length - same }),
    notes && t('notes'),
  ]
    .filter(Boolean)
    .join(' · ');
}
