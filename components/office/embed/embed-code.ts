import type { Locale, SubmissionKind } from '@/lib/rules/enums';

export const embedModes = ['inline', 'button', 'popup'] as const;
export type EmbedMode = (typeof embedModes)[number];

export const embedLooks = ['flat', 'bare', 'card'] as const;
/** A part of the page around it, the same without the form's heading, or with the head and background of the club's design. */
export type EmbedLook = (typeof embedLooks)[number];

export type EmbedChoice = {
  /** Address of this installation, without a slash at its end. */
  readonly origin: string;
  readonly slug: string;
  readonly kind: SubmissionKind;
  /** Slug of a further membership form; null for the standard one. */
  readonly form: string | null;
  /** Id of the tariff that is chosen at the start. */
  readonly tariff: string | null;
  /** Null for the language of the visitor's browser. */
  readonly lang: Locale | null;
  readonly mode: EmbedMode;
  readonly look: EmbedLook;
  /** Of the button, `#rrggbb`; null for the product's own. */
  readonly color: string | null;
  /** Text of the link that shows without JavaScript. */
  readonly words: string;
};

/** The form's own page: for links, menus and mails. */
export function formLink({ origin, slug, kind, form, tariff, lang }: EmbedChoice): string {
  const path = ['f', slug, kind.toLowerCase(), ...(form ? [form] : [])].join('/');
  const query = new URLSearchParams({ ...(lang ? { lang } : {}), ...(tariff ? { tariff } : {}) });
  return `${origin}/${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** The page that a frame shows. */
function framedForm(choice: EmbedChoice): string {
  const link = formLink(choice);
  return `${link}${link.includes('?') ? '&' : '?'}embed=${choice.look === 'flat' ? '1' : choice.look}`;
}

/** The page that embedding shows, on this site. */
export function framedLink(choice: EmbedChoice): string {
  return framedForm({ ...choice, origin: '' });
}

/**
 * The code for every system: the element, containing a link that shows until the script runs. Whatever moves, delays or
 * rewrites the script, the element stays at its place.
 */
export function elementCode(choice: EmbedChoice): string {
  const attributes = namedAttributes(choice)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');
  return [
    `<script src="${choice.origin}/embed.js" async></script>`,
    `<eintritt-form ${attributes}>${linkCode(choice)}</eintritt-form>`,
  ].join('\n');
}

/**
 * For sites that allow no scripts. The link leads to the form where the browser refuses the frame. Themes give blocks their
 * place in the column, and frames another one.
 */
export function frameCode(choice: EmbedChoice): string {
  return [
    '<div>',
    `<iframe src="${escaped(framedForm(choice))}" title="${escaped(choice.words)}" width="100%" height="900" style="border:0;display:block"></iframe>`,
    `<p>${linkCode(choice)}</p>`,
    '</div>',
  ].join('\n');
}

export function linkCode(choice: EmbedChoice): string {
  return `<a href="${escaped(formLink(choice))}">${escaped(choice.words)}</a>`;
}

function namedAttributes({
  slug,
  kind,
  form,
  tariff,
  lang,
  mode,
  look,
  color,
}: EmbedChoice): [string, string][] {
  return [
    ['club', slug],
    ['kind', kind.toLowerCase()],
    ...(form ? ([['form', form]] satisfies [string, string][]) : []),
    ...(tariff ? ([['values', `tariff=${tariff}`]] satisfies [string, string][]) : []),
    ...(lang ? ([['lang', lang]] satisfies [string, string][]) : []),
    ...(mode === 'inline' ? [] : ([['mode', mode]] satisfies [string, string][])),
    ...(mode === 'button' && color ? ([['color', color]] satisfies [string, string][]) : []),
    ...(look === 'flat' ? [] : ([['look', look]] satisfies [string, string][])),
  ];
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
