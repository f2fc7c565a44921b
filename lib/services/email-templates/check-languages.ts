import type { SetEmailTemplateRequest } from '@/lib/contracts/email-templates';
import { templateViolations } from '@/lib/mail/check-template';
import type { Violation } from '@/lib/platform/errors';
import { type EmailTemplateType, locales } from '@/lib/rules/enums';

/** The violations of a text and of its translations, each with the text that stands in where one is missing. */
export function violationsInEachLanguage(
  type: EmailTemplateType,
  { translations, ...own }: SetEmailTemplateRequest,
): Violation[] {
  return [
    ...templateViolations(type, own),
    ...locales.flatMap(locale => {
      const { subject, body } = translations?.[locale] ?? {};
      const sent = { subject: subject?.trim() ? subject : own.subject, body: body?.trim() ? body : own.body };
      return templateViolations(type, sent)
        .filter(({ path }) => (path === 'subject' ? subject : body)?.trim())
        .map(one => ({ ...one, path: `translations.${locale}.${one.path}` }));
    }),
  ];
}
