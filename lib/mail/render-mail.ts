import { translatorFor } from '@/lib/platform/i18n/translator';
import type { AddressForm, Locale } from '@/lib/rules/enums';
import { htmlBody, paragraphsOf } from './html-body';
import { headerText } from './mail-address';
import type { MailTemplate } from './system-template';
import { fillLine, type Placeholders, parseTemplate } from './template-engine';

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

/**
 * Renders a template: a subject of one line, a text part with plain values, an HTML part with escaped values. Drops
 * lines whose placeholders are all empty and lines with syntax errors. A link that is alone in its paragraph becomes a
 * button, except `statusUrl` and `stopUrl`.
 */
export function renderMail(
  template: MailTemplate,
  values: Placeholders,
  options: { locale: Locale; addressForm: AddressForm },
): RenderedMail {
  const t = translatorFor('mail', options);
  const { lines: subjectLines } = parseTemplate(template.subject);
  const { lines: body } = parseTemplate(template.body);
  const subject = headerText(subjectLines.map(line => fillLine(line, values)).join(' '));
  const text = paragraphsOf(body, values)
    .map(lines => lines.map(line => fillLine(line, values)).join('\n'))
    .join('\n\n');
  const html = htmlBody(body, values, subject, {
    buttons: {
      confirmationUrl: t('button.confirmationUrl'),
      passwordUrl: t('button.passwordUrl'),
      submissionUrl: t('button.submissionUrl'),
      pageUrl: t('button.pageUrl'),
    },
    fallback: t('fallback'),
    footer: t('footer', { clubName: values.clubName ?? '' }),
    language: options.locale,
  });
  return { subject, text: `${text}\n`, html };
}
