import { invalid, type Violation } from '@/lib/platform/errors';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { accountMailTypes, type EmailTemplateType, locales } from '@/lib/rules/enums';
import { editDistance } from '@/lib/rules/format/edit-distance';
import { isUrlPlaceholder, neededPlaceholdersOf, type PlaceholderName, placeholdersOf } from './placeholders';
import type { MailTemplate } from './system-template';
import { listAdjoiningPlaceholders, parseTemplate, placeholdersIn, type Template } from './template-engine';

const violationsMax = 20;

/** Account mails have the product's own text only: a club's text could send the link elsewhere (ADR 0018). */
export function isFixedText(type: EmailTemplateType): boolean {
  return accountMailTypes.includes(type);
}

/** For mail types with a fixed text: accepts only that text, because a template that was read may be sent back. */
function fixedTextViolations(
  type: EmailTemplateType,
  template: MailTemplate,
  system: MailTemplate,
): Violation[] {
  if (!isFixedText(type)) return [];
  return (['subject', 'body'] as const)
    .filter(path => template[path].trim() !== system[path].trim())
    .map(path => ({ path, key: 'templateFixed' }));
}

/**
 * Returns the violations of a club's text for mails of a type: syntax errors and unknown placeholders; a link in the
 * subject, which more people see than the reader; a missing link that the mail needs; and a link that is part of
 * another address, which would receive its secret.
 */
export function templateViolations(type: EmailTemplateType, template: MailTemplate): Violation[] {
  const subject = parseTemplate(template.subject);
  const body = parseTemplate(template.body);
  return [
    ...faultsOf('subject', subject),
    ...faultsOf('body', body),
    ...unknownIn('subject', subject, type),
    ...unknownIn('body', body, type),
    ...linksIn(subject).map(name => ({ path: 'subject', key: 'placeholderInSubject', params: { name } })),
    ...gluedLinksIn(body),
    ...missingIn(body, type).map(name => ({ path: 'body', key: 'placeholderNeeded', params: { name } })),
  ];
}

/** Whether mails of the type can be sent with a stored text. Earlier rules may have accepted an invalid one. */
export function isUsable(type: EmailTemplateType, template: MailTemplate): boolean {
  const subject = parseTemplate(template.subject);
  const body = parseTemplate(template.body);
  const lacks = [...linksIn(subject), ...missingIn(body, type), ...gluedLinksIn(body)];
  return [...subject.faults, ...body.faults, ...lacks].length === 0;
}

function faultsOf(path: string, { faults }: Template): Violation[] {
  return faults.slice(0, violationsMax).map(params => ({ path, key: 'templateSyntax', params }));
}

function unknownIn(path: string, { lines }: Template, type: EmailTemplateType): Violation[] {
  const known: readonly string[] = placeholdersOf(type);
  return lines
    .flatMap(line => placeholdersIn([line]).map(name => ({ name, line: line.number })))
    .filter(({ name }) => !known.includes(name))
    .slice(0, violationsMax)
    .map(({ name, line }) => ({
      path,
      key: 'placeholderUnknown',
      params: { name, line, known: nearestOf(name, placeholdersOf(type)).join(', ') },
    }));
}

const nearestMax = 3;

/** The placeholders whose names or labels are most like a wrong one. */
function nearestOf(written: string, known: readonly PlaceholderName[]): string[] {
  const words = locales.map(locale => translatorFor('mail', { locale }));
  const distanceOf = (name: PlaceholderName) =>
    Math.min(
      ...[name, ...words.map(t => t(`placeholder.${name}.label`))].map(word =>
        editDistance(written.toLowerCase(), word.toLowerCase()),
      ),
    );
  return known
    .map(name => ({ name, distance: distanceOf(name) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, nearestMax)
    .map(({ name }) => `{{${name}}}`);
}

function linksIn({ lines }: Template): PlaceholderName[] {
  return placeholdersIn(lines).filter(isUrlPlaceholder);
}

function gluedLinksIn({ lines }: Template): Violation[] {
  return lines.flatMap(line =>
    listAdjoiningPlaceholders(line)
      .filter(isUrlPlaceholder)
      .map(name => ({ path: 'body', key: 'placeholderGlued', params: { name, line: line.number } })),
  );
}

function missingIn({ lines }: Template, type: EmailTemplateType): PlaceholderName[] {
  const used = placeholdersIn(lines);
  return neededPlaceholdersOf(type).filter(name => !used.includes(name));
}

/** Throws 400 if mails of the type have a fixed text and the given one differs. */
export function assertNotFixed(type: EmailTemplateType, template: MailTemplate, system: MailTemplate): void {
  const violations = fixedTextViolations(type, template, system);
  if (violations.length > 0) throw invalid(violations);
}
