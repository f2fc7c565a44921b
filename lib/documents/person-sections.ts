import { senderOf } from '@/lib/contracts/submissions/sender';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import { displayStateOf } from '@/lib/rules/submissions/display-state';
import type { Section, SectionField } from './section';
import { fieldOf, type Words } from './words';

/** The state in a word. */
export function stateWords(submission: Submission, { labels }: Words): string {
  return labels(`state.${displayStateOf(submission)}`);
}

/** State, confirmation and decision. */
export function stateSection(submission: Submission, words: Words): Section {
  const { field, labels, texts, instant, section } = words;
  const confirmation = submission.needsConfirmation
    ? texts('confirmation.pending')
    : texts('confirmation.notNeeded');
  const confirmedAt = fieldOf(
    labels('field.confirmedAt'),
    submission.confirmedAt === null ? confirmation : instant(submission.confirmedAt),
    ['confirmedAt', 'needsConfirmation'],
  );
  const fields = [
    field('state', stateWords(submission, words)),
    field('receivedAt', instant(submission.receivedAt)),
    confirmedAt,
  ];
  if (submission.decidedAt !== null) fields.push(field('decidedAt', instant(submission.decidedAt)));
  if (submission.withdrawnAt !== null) fields.push(field('withdrawnAt', instant(submission.withdrawnAt)));
  if (submission.decidedBy !== null) fields.push(field('decidedBy', submission.decidedBy));
  const { memberNumber } = senderOf(submission);
  if (memberNumber !== '') {
    const number = field('memberNumber', memberNumber);
    // The club gives the number of an application, so it is no change of what was sent.
    fields.push(submission.kind === 'Membership' ? { ...number, path: '' } : number);
  }
  if (submission.decisionMessage) fields.push(field('decisionMessage', submission.decisionMessage));
  if (submission.isAnonymized)
    fields.push(fieldOf(texts('anonymized.label'), texts('anonymized.text'), ['isAnonymized']));
  return section('standing', { fields });
}

/** Source and evidence of the record; the evidence only if the mandate does not show it. */
export function evidenceSection(submission: Submission, words: Words, withOrigin: boolean): Section {
  const { field, labels, section } = words;
  const fields = [field('locale', labels(`locale.${submission.locale}`)), field('id', submission.id)];
  return section('evidence', {
    fields: withOrigin ? [...fields, ...originFields(submission, words)] : fields,
  });
}

export function originFields({ origin }: Submission, { field }: Words): SectionField[] {
  if (origin === null) return [];
  return [
    field('originIp', origin.ip ?? '', 'origin.ip'),
    field('originUrl', origin.url ?? '', 'origin.url'),
    field('originUserAgent', origin.userAgent ?? '', 'origin.userAgent'),
  ];
}
