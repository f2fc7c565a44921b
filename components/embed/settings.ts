import { type EmbedTexts, textsFor } from '@/components/embed/texts';

const kinds = ['membership', 'change', 'cancellation'] as const;
export const modes = ['inline', 'button', 'popup'] as const;

export type Settings = {
  readonly club: string;
  readonly kind: (typeof kinds)[number];
  readonly mode: (typeof modes)[number];
  /** The form on its own page. */
  readonly address: URL;
  readonly texts: EmbedTexts;
  /** The form's name, for the frame and the dialog. */
  readonly title: string;
  /** Text of the button. */
  readonly label: string;
};

/**
 * The settings of an element. The form's origin is that of its attribute, of the script, or of the
 * link in the element. Returns null if club or origin is missing; then the element keeps its link.
 */
export function readSettings(element: HTMLElement, scriptOrigin: string | null): Settings | null {
  const link = element.querySelector('a');
  const club = attribute(element, 'club');
  const origin = originOf(attribute(element, 'origin')) ?? scriptOrigin ?? originOf(link?.href ?? '');
  if (club === '' || origin === null) return null;
  const kind = oneOf(kinds, attribute(element, 'kind'));
  const lang = attribute(element, 'lang');
  const texts = textsFor(lang);
  const form = attribute(element, 'form');
  const path = ['/f', club, kind, ...(form ? [form] : [])].map((part, at) =>
    at ? encodeURIComponent(part) : part,
  );
  const address = new URL(path.join('/'), origin);
  for (const [name, value] of new URLSearchParams(attribute(element, 'values')))
    if (/^(tariff|department|field\..+)$/.test(name)) address.searchParams.append(name, value);
  if (lang !== '') address.searchParams.set('lang', lang);
  const words = attribute(element, 'label') || element.textContent.trim();
  const mode = oneOf(modes, attribute(element, 'mode'));
  return { club, kind, mode, address, texts, title: texts.title[kind], label: words || texts.button[kind] };
}

function attribute(element: HTMLElement, name: string): string {
  return element.getAttribute(name)?.trim() ?? '';
}

function oneOf<Value extends string>(all: readonly [Value, ...Value[]], text: string): Value {
  return all.find(one => one === text) ?? all[0];
}

function originOf(text: string): string | null {
  return /^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : null;
}
