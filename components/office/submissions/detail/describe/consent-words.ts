import type { FieldGroupView } from '@/components/office/submissions/detail/describe/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import type { ConsentVersion } from '@/lib/contracts/data-privacy';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { Locale } from '@/lib/rules/enums';
import { inLanguage } from '@/lib/rules/texts/translations';

type Languages = { readonly office: Locale; readonly club: Locale };

/**
 * Names the consents of an application in the office's language, and adds what the applicant saw in theirs. A consent
 * whose version has no text in the office's language stays as it was shown.
 */
export function withConsentWords(
  groups: readonly FieldGroupView[],
  submission: Submission,
  versions: readonly ConsentVersion[],
  languages: Languages,
  words: Pick<SubmissionWords, 't' | 'labels'>,
): FieldGroupView[] {
  const shown = new Map(
    shownConsents(submission).flatMap(({ path, consentId, textVersion, label: seen }) => {
      const version = versions.find(one => one.consentId === consentId && one.textVersion === textVersion);
      const label = version && inLanguage(version, languages.office, languages.club).label;
      return label && label !== seen ? [[`${path}${consentId}`, { label, seen }]] : [];
    }),
  );
  const language = words.labels(`locale.${submission.locale}`);
  return groups.map(group => ({
    ...group,
    fields: group.fields.map(field => {
      const found = shown.get(field.key);
      if (!found) return field;
      const text = words.t('consentSeen', { answer: field.text, language, label: found.seen });
      return { ...field, label: found.label, text };
    }),
  }));
}

/** The given consents by name from answers of the history, which are JSON by id. */
export function givenText(
  answers: string,
  submission: Submission,
  { t }: Pick<SubmissionWords, 't'>,
): string {
  const shown =
    submission.kind === 'Change' ? (submission.wishes.mediaConsents ?? []) : shownConsents(submission);
  const given = Object.entries(JSON.parse(answers)).filter(([, isGiven]) => isGiven === true);
  const names = given.map(([id]) => shown.find(({ consentId }) => consentId === id)?.label ?? id);
  return names.length === 0 ? t('consentNotGiven') : names.join(', ');
}

/** Those of the applicant and of each family member, with the prefix of their fields' keys. */
function shownConsents(submission: Submission) {
  if (submission.kind !== 'Membership') return [];
  const people = [
    { path: 'mediaConsents.', consents: submission.mediaConsents },
    ...submission.familyMembers.map(({ mediaConsents: consents = [] }, index) => ({
      path: `familyMembers[${index}].mediaConsents.`,
      consents,
    })),
  ];
  return people.flatMap(({ path, consents }) => consents.map(consent => ({ ...consent, path })));
}
