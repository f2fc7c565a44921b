import { formRootClass } from '@/lib/rules/css/form-css';

/**
 * Each is a separate style element, so that the design editor can replace the design in an open
 * page.
 */
export type PageStyles = {
  /** The club's design as variables. */
  readonly design: string;
  /** The style sheet that reads the variables. */
  readonly sheet: string;
  /** The club's own CSS. */
  readonly additional: string;
};

export type DocumentParts = {
  readonly lang: string;
  readonly title: string;
  readonly styles: PageStyles;
  /** File of the page's font, loaded before the styles are read; null for the font of the system. */
  readonly font: string | null;
  readonly nonce: string;
  readonly body: string;
  /** State for the script; only pages with a script have one. */
  readonly state?: unknown;
  /** The script, then the files that it loads at once. */
  readonly scripts?: readonly string[];
  /** The script that reports to embed.js around the page; only for a page in a frame. */
  readonly frameScript?: string;
  /** Classes of a page in a frame that looks like a part of the page around it. */
  readonly frameLook?: string;
};

/** A complete page. Scripts and styles need the nonce; nothing comes from another origin. */
export function htmlDocument({
  lang,
  title,
  styles,
  font,
  nonce,
  body,
  state,
  scripts = [],
  frameScript,
  frameLook = '',
}: DocumentParts): string {
  const [script, ...preloads] = scripts;
  const handed =
    script && state !== undefined
      ? `<script type="application/json" id="state">${escapeScript(JSON.stringify(state))}</script>`
      : '';
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"${frameScript ? ` class="embedded ${frameLook}"` : ''}>`,
    '<head><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="format-detection" content="telephone=no">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    font ? `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>` : '',
    ...Object.entries(styles).map(
      ([part, css]) => `<style id="css-${part}" nonce="${escapeHtml(nonce)}">${css}</style>`,
    ),
    frameScript ? `<script type="module" src="${escapeHtml(frameScript)}"></script>` : '',
    script ? `<script type="module" src="${escapeHtml(script)}"></script>` : '',
    ...preloads.map(part => `<link rel="modulepreload" href="${escapeHtml(part)}">`),
    `</head><body><div id="root" class="${formRootClass}">${body}</div>${handed}</body></html>`,
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}

/** JSON for a script element: escaped so that no end tag and no comment can begin in it. */
export function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
