import { formRootClass } from '@/lib/css/form-root';

export type DocumentParts = {
  readonly lang: string;
  readonly title: string;
  /** The club's design, the style sheet that reads it, and what the club adds. */
  readonly css: string;
  readonly nonce: string;
  readonly body: string;
  /** Handed to the script; only pages with a script have one. */
  readonly state?: unknown;
  readonly script?: string;
};

/** A whole page. Nothing in it runs or styles without the nonce, or comes from another origin. */
export function htmlDocument({ lang, title, css, nonce, body, state, script }: DocumentParts): string {
  const scripts = script
    ? `<script type="application/json" id="state">${escapeScript(JSON.stringify(state))}</script>`
    : '';
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="format-detection" content="telephone=no">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<style nonce="${escapeHtml(nonce)}">${css}</style>`,
    script ? `<script type="module" src="${escapeHtml(script)}"></script>` : '',
    `</head><body><div id="root" class="${formRootClass}">${body}</div>${scripts}</body></html>`,
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}

/** JSON within a script element: no end tag and no comment can begin in it. */
function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
