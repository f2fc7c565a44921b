import type { Tx } from '@/db/client';
import type { PreviewEmailTemplateRequest, SetEmailTemplateRequest } from '@/lib/contracts/email-templates';
import { isFixedText, templateViolations } from '@/lib/mail/check-template';
import { type MailTemplate, systemTemplate } from '@/lib/mail/system-template';
import { invalid } from '@/lib/platform/errors';
import type { EmailTemplateType, Locale } from '@/lib/rules/enums';
import { hasText, inLanguage, offeredLocale } from '@/lib/rules/texts/translations';
import { violationsInLanguage } from './check-languages';
import { findTemplate, requireTemplateClub, type TemplateClub } from './queries';

export type TextInLanguage = {
  readonly club: TemplateClub;
  /** The asked language if the club's forms offer it, else the club's. */
  readonly locale: Locale;
  readonly text: MailTemplate;
  /** What has no translation and stays in the club's own words. */
  readonly untranslated: ('subject' | 'body')[];
};

/**
 * Returns what readers of a language get once this text is saved. An unchanged standard text is the standard text of
 * their language. Throws the 400 of setting the text for what they get.
 */
export async function textInLanguage(
  tx: Tx,
  clubId: string,
  type: EmailTemplateType,
  { locale: asked, ...template }: PreviewEmailTemplateRequest,
): Promise<TextInLanguage> {
  const club = await requireTemplateClub(tx, clubId);
  const locale = offeredLocale(club, asked);
  const isOwnLanguage = locale === club.locale;
  const violations = isOwnLanguage
    ? templateViolations(type, template)
    : violationsInLanguage(type, template, locale);
  if (violations.length > 0) throw invalid(violations);
  const translation = template.translations?.[locale];
  const isTranslated = hasText(translation?.subject) || hasText(translation?.body);
  if (!isOwnLanguage && !isTranslated && (await isStandard(tx, clubId, type, template, club))) {
    return { club, locale, text: systemTemplate(type, locale, club.addressForm), untranslated: [] };
  }
  const untranslated = (['subject', 'body'] as const).filter(
    name => !isOwnLanguage && !hasText(translation?.[name]),
  );
  return { club, locale, text: inLanguage(template, locale, club.locale), untranslated };
}

/** Whether the text is the standard text, and no text of the club's own is stored. */
async function isStandard(
  tx: Tx,
  clubId: string,
  type: EmailTemplateType,
  { subject, body }: SetEmailTemplateRequest,
  { locale, addressForm }: TemplateClub,
): Promise<boolean> {
  const standard = systemTemplate(type, locale, addressForm);
  if (subject.trim() !== standard.subject.trim() || body.trim() !== standard.body.trim()) return false;
  return isFixedText(type) || (await findTemplate(tx, clubId, type)) === null;
}
