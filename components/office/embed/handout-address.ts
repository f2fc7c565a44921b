import type { Locale, SubmissionKind } from '@/lib/rules/enums';

/** Address of an API file that links to a form, or is one. */
export function handoutAddress(
  kind: SubmissionKind,
  file: 'qr-code/svg' | 'qr-code/png' | 'poster' | 'paper-form',
  lang: Locale | null,
  form: string | null = null,
): string {
  const query = new URLSearchParams({ ...(form ? { form } : {}), ...(lang ? { locale: lang } : {}) });
  return `/api/v1/club/forms/${kind.toLowerCase()}/${file}${query.size > 0 ? `?${query}` : ''}`;
}
