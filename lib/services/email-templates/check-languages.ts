import type { SetEmailTemplateRequest } from '@/lib/contracts/email-templates';
import { templateViolations } from '@/lib/mail/check-template';
import type { Violation } from '@/lib/platform/errors';
import { type EmailTemplateType, type Locale, locales } from '@/lib/rules/enums';
import { hasText } from '@/lib/rules/texts/translations';

/** The violations of a text and of its translations, each with the text that stands in where one is missing. */
export function violationsInEachLanguage(
  type: EmailTemplateType,
  template: SetEmailTemplateRequest,
): Violation[] {
  return [
    ...templateViolations(type, template),
    ...locales.flatMap(locale =>
      violationsInLanguage(type, template, locale).filter(({ path }) => path.startsWith('translations.')),
    ),
  ];
}

/** The violations of the text that readers of another language get: those of a translation have its path. */
export function violationsInLanguage(
  type: EmailTemplateType,
  { translations, ...own }: SetEmailTemplateRequest,
  locale: Locale,
): Violation[] {
  const { subject, body } = translations?.[locale] ?? {};
  const sent = { subject: hasText(subject) ? subject : own.subject, body: hasText(body) ? body : own.body };
  return templateViolations(type, sent).map(one =>
    hasText(one.path === 'subject' ? subject : body)
      ? { ...one, path: `translations.${locale}.${one.path}` }
      : one,
  );
}
