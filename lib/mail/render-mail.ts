import { translatorFor } from '@/lib/platform/i18n/translator';
import type { AddressForm, Locale } from '@/lib/rules/enums';
import { type Block, type Inline, isSafeAddress, markOf, readRichText } from '@/lib/rules/format/rich-text';
import { withoutGreeting } from '@/lib/rules/texts/answer-text';
import { htmlBody, type MailLook } from './html-body';
import { headerText } from './mail-address';
import { isLinkPlaceholder } from './placeholders';
import type { MailTemplate } from './system-template';
import {
  fillLine,
  fillText,
  isEmptyLine,
  type Placeholders,
  parseTemplate,
  type TemplateLine,
} from './template-engine';

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

export type MailOptions = {
  readonly locale: Locale;
  readonly addressForm: AddressForm;
  /** Default: the product's own colour, without a logo. */
  readonly look?: MailLook;
  /** Whether it asks a guardian for consent. */
  readonly isToGuardian?: boolean;
};

const plainLook: MailLook = { brandColor: null, logo: null };

/**
 * Renders a template: a subject of one line, a text part with plain values, an HTML part with escaped values. The body
 * may have the marks of `readRichText`, and `[label]({{name}})` for links of the product; marks in values stay text.
 * Drops lines whose placeholders are all empty and lines with syntax errors. A message that somebody typed loses its
 * greeting if the template has one.
 */
export function renderMail(template: MailTemplate, given: Placeholders, options: MailOptions): RenderedMail {
  const values = withOneGreeting(template, given);
  const t = translatorFor('mail', options);
  const { lines: subjectLines } = parseTemplate(template.subject);
  const blocks = readRichText(filledSource(parseTemplate(template.body).lines, values), isAddress);
  const subject = headerText(subjectLines.map(line => fillLine(line, values)).join(' '));
  const text = blocks.map(block => plainBlock(block, values)).filter(plain => plain.trim() !== '');
  const html = htmlBody(blocks, values, subject, wordsOf(t, values, options), options.look ?? plainLook);
  return { subject, text: `${text.join('\n\n')}\n`, html };
}

function withOneGreeting({ body }: MailTemplate, values: Placeholders): Placeholders {
  const { message } = values;
  if (!message || withoutGreeting(body) === body) return values;
  return { ...values, message: withoutGreeting(message) };
}

function wordsOf(
  t: ReturnType<typeof translatorFor<'mail'>>,
  values: Placeholders,
  { locale, isToGuardian = false }: MailOptions,
) {
  return {
    labels: {
      confirmationUrl: t(isToGuardian ? 'button.guardianUrl' : 'button.confirmationUrl'),
      passwordUrl: t('button.passwordUrl'),
      submissionUrl: t('button.submissionUrl'),
      statusUrl: t('button.statusUrl'),
      questionUrl: t('button.questionUrl'),
      familyUrl: t('button.familyUrl'),
      pageUrl: t('button.pageUrl'),
    },
    fallback: t('fallback'),
    footer: t('footer', { clubName: values.clubName ?? '' }),
    language: locale,
  };
}

/** The template without the lines whose placeholders are all empty; blank lines stay. */
function filledSource(lines: readonly TemplateLine[], values: Placeholders): string {
  return lines
    .filter(line => !isEmptyLine(line, values))
    .map(({ source }) => source)
    .join('\n');
}

function isAddress(address: string): boolean {
  const name = /^\{\{(\w+)\}\}$/.exec(address)?.[1];
  return name === undefined ? isSafeAddress(address) : isLinkPlaceholder(name);
}

function plainBlock({ kind, lines, start }: Block, values: Placeholders): string {
  return lines
    .map((runs, at) => markOf(kind, start + at) + runs.map(run => plainRun(run, values)).join(''))
    .join('\n');
}

function plainRun({ text, href }: Inline, values: Placeholders): string {
  const words = fillText(text, values);
  if (href === null) return words;
  const address = fillText(href, values).replace(/^(?:mailto|tel):/, '');
  return address === words ? words : `${words}: ${address}`;
}
