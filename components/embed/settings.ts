import { type EmbedTexts, textsFor } from '@/components/embed/texts';

const kinds = ['membership', 'change', 'cancellation'] as const;
export const modes = ['inline', 'button', 'popup'] as const;
/**
 * `flat`: a part of the page, without the form's own head, background and card. `bare`: without its
 * heading, too.
 */
export const looks = ['flat', 'card', 'bare'] as const;

export type Settings = {
  readonly club: string;
  readonly kind: (typeof kinds)[number];
  readonly mode: (typeof modes)[number];
  readonly look: (typeof looks)[number];
  /** The form on its own page. */
  readonly address: URL;
  readonly texts: EmbedTexts;
  /** The form's name, for the frame and the dialog. */
  readonly title: string;
  /** Text of the button. */
  readonly label: string;
  /** Colour of the button, `#rrggbb`; undefined for the product's own. */
  readonly color: string | undefined;
};

/**
 * The settings of an element. The form's origin is that of its attribute, of the link in the element,
 * or of the script, which may be a copy on the page's own server. An element whose attributes an
 * editor has removed shows the form of its link. Returns null if club or origin is missing; then the
 * element keeps its link.
 */
export function readSettings(element: HTMLElement, scriptOrigin: string | null): Settings | null {
  const given = attribute(element, 'club');
  const start = given ? `/f/${given}/` : '/f/';
  const link = [...element.querySelectorAll('a')].find(({ pathname }) => pathname.startsWith(start));
  const [club = '', linkKind = '', linkForm = ''] = given
    ? [given]
    : (link?.pathname.split('/').slice(2) ?? []);
  const origin = originOf(attribute(element, 'origin')) ?? originOf(link?.href ?? '') ?? scriptOrigin;
  if (club === '' || origin === null) return null;
  const kind = oneOf(kinds, attribute(element, 'kind') || linkKind);
  const query = new URLSearchParams(given ? '' : link?.search);
  const lang = attribute(element, 'lang') || (query.get('lang') ?? '');
  const texts = textsFor(lang);
  const form = attribute(element, 'form') || linkForm;
  const path = ['/f', club, kind, ...(form ? [form] : [])].map((part, at) =>
    at ? encodeURIComponent(part) : part,
  );
  const address = new URL(path.join('/'), origin);
  for (const [name, value] of [...query, ...new URLSearchParams(attribute(element, 'values'))])
    if (/^(tariff|department|field\..+)$/.test(name)) address.searchParams.append(name, value);
  if (lang !== '') address.searchParams.set('lang', lang);
  const words = attribute(element, 'label') || element.textContent.trim();
  const mode = oneOf(modes, attribute(element, 'mode'));
  const look = oneOf(looks, attribute(element, 'look'));
  const title = texts.title[kind];
  const color = /^#[\da-f]{6}$/i.exec(attribute(element, 'color'))?.[0];
  return { club, kind, mode, look, address, texts, title, label: words || texts.button[kind], color };
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
