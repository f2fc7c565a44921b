import type { Locale, SubmissionKind } from '@/lib/rules/enums';

/** Address of an API file that links to a form, or is one. */
export function handoutAddress(
  kind: SubmissionKind,
  file: 'qr-code/svg' | 'qr-code/png' | 'poster' | 'paper-form',
  lang: Locale | null,
): string {
  return `/api/v1/club/forms/${kind.toLowerCase()}/${file}${lang ? `?locale=${lang}` : ''}`;
}
