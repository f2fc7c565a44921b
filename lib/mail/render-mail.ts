import type { AddressForm, Locale } from '@/lib/contracts/enums';
import { translatorFor } from '@/lib/i18n/translator';
import { fillPlaceholders, type Placeholders } from './fill-placeholders';
import { htmlBody, paragraphsOf } from './html-body';
import { headerText } from './mail-address';
import type { MailTemplate } from './system-template';

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

/**
 * A template with its values: a subject of one line, a text part with the values as they are, an HTML part with
 * them escaped. A line whose placeholders are all empty is left out; a placeholder that holds an address and
 * stands alone in its paragraph becomes a button.
 */
export function renderMail(
  template: MailTemplate,
  values: Placeholders,
  options: { locale: Locale; addressForm: AddressForm },
): RenderedMail {
  const t = translatorFor('mail', options);
  const subject = headerText(fillPlaceholders(template.subject, values));
  const text = paragraphsOf(template.body, values)
    .map(lines => lines.map(line => fillPlaceholders(line, values)).join('\n'))
    .join('\n\n');
  const html = htmlBody(template.body, values, subject, {
    buttons: {
      confirmationUrl: t('button.confirmationUrl'),
      passwordUrl: t('button.passwordUrl'),
      submissionUrl: t('button.submissionUrl'),
    },
    fallback: t('fallback'),
    footer: t('footer', { clubName: values.clubName ?? '' }),
    language: options.locale,
  });
  return { subject, text: `${text}\n`, html };
}
