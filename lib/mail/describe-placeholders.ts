import type { PlaceholderDefinition } from '@/lib/contracts/email-templates';
import { env } from '@/lib/env';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { EmailTemplateType, Locale } from '@/lib/rules/enums';
import { type MailVariables, type PlaceholderName, placeholderKinds, placeholdersOf } from './placeholders';

/** Lists the placeholders of a mail type, in the reader's language. */
export function describePlaceholders(type: EmailTemplateType, locale: Locale): PlaceholderDefinition[] {
  const t = translatorFor('mail', { locale });
  return placeholdersOf(type).map(name => ({
    name,
    label: t(`placeholder.${name}.label`),
    description: t(`placeholder.${name}.description`),
    ...placeholderKinds[name],
    example: exampleOf(name, locale),
  }));
}

/** Returns example values for previews. */
export function sampleVariables(type: EmailTemplateType, locale: Locale): MailVariables {
  return Object.fromEntries(placeholdersOf(type).map(name => [name, exampleOf(name, locale)]));
}

const examplePaths = {
  confirmationUrl: '/confirm/example',
  passwordUrl: '/reset-password#code=example',
  submissionUrl: '/submissions/example',
  statusUrl: '/status/example',
  questionUrl: '/status/example/question',
  familyUrl: '/family/example',
} as const;

function exampleOf(name: PlaceholderName, locale: Locale): string {
  if (isLink(name)) return `${env().APP_URL}${examplePaths[name]}`;
  return translatorFor('mail', { locale })(`placeholder.${name}.example`);
}

function isLink(name: PlaceholderName): name is keyof typeof examplePaths {
  return Object.hasOwn(examplePaths, name);
}
