import { sampleVariables } from '@/lib/mail/describe-placeholders';
import type { MailVariables } from '@/lib/mail/placeholders';
import { kindLabelOf } from '@/lib/mail/queue-mail';
import type { EmailTemplateType, Locale } from '@/lib/rules/enums';
import type { TemplateClub } from './queries';

/** Values for previews and tests: sample values in a language, and the club's own name and address. */
export function sampleOf(
  type: EmailTemplateType,
  { name, email }: TemplateClub,
  locale: Locale,
): MailVariables {
  const sample = sampleVariables(type, locale);
  return {
    ...sample,
    kindLabel: kindLabelOf(type, locale) || sample.kindLabel,
    clubName: name,
    clubEmail: email || sample.clubEmail,
  };
}
