import { sampleVariables } from '@/lib/mail/describe-placeholders';
import type { MailVariables } from '@/lib/mail/placeholders';
import { kindLabelOf } from '@/lib/mail/queue-mail';
import type { EmailTemplateType } from '@/lib/rules/enums';
import type { TemplateClub } from './queries';

/** Values for previews and tests: sample values, and the club's own name and address. */
export function sampleOf(type: EmailTemplateType, { name, email, locale }: TemplateClub): MailVariables {
  const sample = sampleVariables(type, locale);
  return {
    ...sample,
    kindLabel: kindLabelOf(type, locale) || sample.kindLabel,
    clubName: name,
    clubEmail: email || sample.clubEmail,
  };
}
