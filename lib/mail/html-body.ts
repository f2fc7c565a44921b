import { isLinkPlaceholder } from './placeholders';
import {
  fillLine,
  isEmptyLine,
  onlyPlaceholderOf,
  type Placeholders,
  placeholdersIn,
  type TemplateLine,
} from './template-engine';

/** The product's texts around a body, in the mail's language. */
export type MailWords = {
  /** Placeholder → label of its button. It becomes a button if it is alone in a paragraph. */
  readonly buttons: Readonly<Record<string, string>>;
  readonly fallback: string;
  readonly footer: string;
  readonly language: string;
};

/** Escapes a text for HTML content and attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Groups lines into paragraphs. Drops lines whose placeholders are all empty. */
export function paragraphsOf(lines: readonly TemplateLine[], values: Placeholders): TemplateLine[][] {
  const paragraphs: TemplateLine[][] = [[]];
  for (const line of lines) {
    if (line.pieces.length === 0) paragraphs.push([]);
    else if (!isEmptyLine(line, values)) paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter(paragraph => paragraph.some(line => fillLine(line, values).trim() !== ''));
}

/**
 * Returns the HTML part: the template's paragraphs in a plain layout under the club's name. Values and the template's
 * own text are escaped; all markup is ours. Loads nothing from other servers.
 */
export function htmlBody(
  body: readonly TemplateLine[],
  values: Placeholders,
  title: string,
  words: MailWords,
): string {
  const blocks = paragraphsOf(body, values).map(lines => blockOf(lines, values, words));
  return [
    `<!doctype html><html lang="${escapeHtml(words.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${styles}</style></head>`,
    '<body class="page" style="margin:0;padding:0;background:#f4f4f2;color:#1c1c1a">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">',
    `<tr><td class="rule" style="padding:24px 28px 16px;${font};font-size:18px;font-weight:600;border-bottom:1px solid #e4e4e0">${escapeHtml(values.clubName ?? '')}</td></tr>`,
    `<tr><td style="padding:20px 28px 12px;${font};font-size:16px;line-height:1.55">${blocks.join('')}</td></tr>`,
    `<tr><td class="quiet" style="padding:8px 28px 24px;${font};font-size:13px;line-height:1.5;color:#63635d">${escapeHtml(words.footer)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The product's accent colour, oklch(0.47 0.08 208), in a form that mail programs read. */
const petrol = '#036772';

const styles =
  '@media (prefers-color-scheme:dark){.page{background:#161614!important;color:#ececea!important}' +
  '.card{background:#22221f!important}.rule{border-color:#3a3a36!important}.quiet,.quiet a{color:#a8a8a1!important}}';

function blockOf(lines: readonly TemplateLine[], values: Placeholders, words: MailWords): string {
  const [first, ...others] = lines;
  const name = first && others.length === 0 ? onlyPlaceholderOf(first) : null;
  const label = name === null ? undefined : words.buttons[name];
  if (name !== null && label !== undefined) return buttonOf(values[name] ?? '', label, words);
  const text = lines.map(line => lineOf(line, values)).join('<br>');
  return `<p style="margin:0 0 16px">${text}</p>`;
}

/** Renders a line. Addresses of the product become links; mail programs differ in what they link themselves. */
function lineOf(line: TemplateLine, values: Placeholders): string {
  const html = linesOf(escapeHtml(fillLine(line, values)));
  return placeholdersIn([line])
    .filter(isLinkPlaceholder)
    .map(name => escapeHtml(values[name] ?? ''))
    .filter(address => address !== '')
    .reduce((text, address) => text.replaceAll(address, linkTo(address)), html);
}

function linkTo(address: string): string {
  return `<a href="${address}" style="color:#63635d;word-break:break-all">${address}</a>`;
}

function linesOf(html: string): string {
  return html.replaceAll(/\r?\n/g, '<br>');
}

function buttonOf(url: string, label: string, words: MailWords): string {
  const address = escapeHtml(url);
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr>',
    `<td style="border-radius:8px;background:${petrol}">`,
    `<a href="${address}" style="display:inline-block;padding:13px 24px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>`,
    '</td></tr></table>',
    `<p class="quiet" style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#63635d">${escapeHtml(words.fallback)}<br>`,
    `${linkTo(address)}</p>`,
  ].join('');
}
