import type { Block, Inline } from '@/lib/rules/format/rich-text';
import { type MailColours, mailColours } from './mail-colours';
import { isLinkPlaceholder } from './placeholders';
import { fillText, type Placeholders } from './template-engine';

/** The product's texts around a body, in the mail's language. */
export type MailWords = {
  /** Placeholder → label of its button or link. */
  readonly labels: Readonly<Record<string, string>>;
  readonly fallback: string;
  readonly footer: string;
  readonly language: string;
};

/** How mails of a club look. */
export type MailLook = {
  /** `#rrggbb`; null for the product's own. */
  readonly brandColor: string | null;
  /** Pixels of the logo; null without one. The mail names it `logoUrl`, and the worker attaches it. */
  readonly logo: { readonly width: number; readonly height: number } | null;
  /** Postal address and website of the club for the footer; empty texts are left out. */
  readonly imprint?: Readonly<Record<'street' | 'zip' | 'city' | 'website', string>>;
};

/** Address of the attached logo (RFC 2392). */
export const logoContentId = 'club-logo';

/** SpamAssassin takes up to 3,200 characters of HTML with a picture for a mail that is only a picture. */
const pictureMailMin = 3_300;
const logoEdges = { width: 120, height: 48 };
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

type Page = { readonly values: Placeholders; readonly words: MailWords; readonly colours: MailColours };

/**
 * Returns the HTML part: the template's blocks under the club's logo and name, in the club's colour. Tables and inline
 * styles, because Outlook and Gmail ignore most else. The first link that is alone in a paragraph becomes the only
 * button; lines of `Label: {{value}}` and of `{{content}}` become a table. Values and the template's own text are
 * escaped; all markup is ours. Loads nothing from other servers.
 */
export function htmlBody(
  blocks: readonly Block[],
  values: Placeholders,
  title: string,
  words: MailWords,
  look: MailLook,
): string {
  const colours = mailColours(look.brandColor);
  const page = { values, words, colours };
  const button = blocks.findIndex(block => loneLinkOf(block, page) !== null);
  const html = [
    `<!doctype html><html lang="${escapeHtml(words.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${darkStyles(colours)}</style></head>`,
    '<body class="page" style="margin:0;padding:0;background-color:#f4f4f2;color:#1c1c1a">',
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f4f4f2"><tr><td align="center" style="padding:20px 10px">`,
    '<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
    '<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="max-width:560px;border-radius:12px;word-break:break-word">',
    `<tr><td class="bar" height="6" bgcolor="${colours.light.button}" style="height:6px;font-size:1px;line-height:6px;border-radius:12px 12px 0 0">&nbsp;</td></tr>`,
    `<tr><td class="rule" style="padding:18px 24px 16px;border-bottom:1px solid #e4e4e0">${headOf(values.clubName ?? '', look.logo)}</td></tr>`,
    `<tr><td style="padding:22px 24px 6px;${font};font-size:16px;line-height:1.55">${partsOf(blocks, page)
      .map(part => (Array.isArray(part) ? tableOf(part) : blockOf(part, page, part === blocks[button])))
      .join('\n')}</td></tr>`,
    `<tr><td class="quiet" style="padding:6px 24px 22px;${font};font-size:13px;line-height:1.5;color:#63635d">${[escapeHtml(words.footer), ...imprintOf(look.imprint, colours)].join('<br>')}</td></tr>`,
    '</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>',
  ].join('\n');
  return look.logo ? html.padEnd(pictureMailMin) : html;
}

/** Escapes a text for HTML content and attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function darkStyles({ dark }: MailColours): string {
  const rules = {
    page: 'background-color:#161614;color:#ececea',
    card: 'background-color:#22221f;color:#ececea',
    rule: 'border-color:#3a3a36',
    quiet: 'color:#b0b0a9',
    link: `color:${dark.link}`,
    bar: `background-color:${dark.button}`,
    button: `background-color:${dark.button}`,
    letters: `color:${dark.onButton}`,
  };
  const important = Object.entries(rules).map(
    ([name, style]) => `.${name}{${style.replaceAll(/(;|$)/g, '!important$1')}}`,
  );
  return `@media (prefers-color-scheme:dark){${important.join('')}}`;
}

/** The lines of the footer that say where the club is. */
function imprintOf(imprint: MailLook['imprint'], { light }: MailColours): string[] {
  if (!imprint) return [];
  const { street, zip, city, website } = imprint;
  const place = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const shown = escapeHtml(website.replace(/^https?:\/\/|\/$/g, ''));
  const link = `<a class="link" href="${escapeHtml(website)}" style="color:${light.link}">${shown}</a>`;
  return [...(place ? [escapeHtml(place)] : []), ...(/^https?:/.test(website) ? [link] : [])];
}

function headOf(clubName: string, logo: MailLook['logo']): string {
  const name = `<td style="${font};font-size:18px;line-height:1.3;font-weight:600">${escapeHtml(clubName)}</td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${logo ? logoOf(logo) : ''}${name}</tr></table>`;
}

/** On white, also in the dark: logos are drawn for paper. The name beside it says the same, so it has no text. */
function logoOf({ width, height }: { readonly width: number; readonly height: number }): string {
  const scale = Math.min(logoEdges.width / width, logoEdges.height / height, 1);
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return [
    '<td style="padding:0 14px 0 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr>',
    '<td bgcolor="#ffffff" style="padding:3px;border-radius:6px">',
    `<img src="cid:${logoContentId}" alt="" ${size} style="display:block;border:0"></td></tr></table></td>`,
  ].join('');
}

/** The blocks of a mail; facts that follow each other, also from several blocks, are one part: a table. */
function partsOf(blocks: readonly Block[], page: Page): (Fact[] | Block)[] {
  const parts: (Fact[] | Block)[] = [];
  for (const block of blocks) {
    const facts = loneLinkOf(block, page) ? null : (factsOf(block, page) ?? contentOf(block, page));
    const before = parts.at(-1);
    if (facts && Array.isArray(before)) before.push(...facts);
    else parts.push(facts ?? block);
  }
  return parts;
}

function blockOf(block: Block, page: Page, isButton: boolean): string {
  const link = loneLinkOf(block, page);
  if (link)
    return isButton ? buttonOf(link, page) : paragraph(linkTo(link.address, escapeHtml(link.label), page));
  const lines = block.lines.map(runs => runs.map(run => runOf(run, page)).join(''));
  if (block.kind === 'Paragraph') return paragraph(lines.join('<br>'));
  const items = lines.map(line => `<li style="margin:0 0 4px">${line}</li>`).join('');
  const style = 'style="margin:0 0 16px;padding:0 0 0 22px"';
  return block.kind === 'Bullets'
    ? `<ul ${style}>${items}</ul>`
    : `<ol start="${block.start}" ${style}>${items}</ol>`;
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

type Link = { readonly address: string; readonly label: string };

/** The link that is all of a paragraph: `{{name}}`, `[label]({{name}})`, or `[label](https://…)`. */
function loneLinkOf({ kind, lines }: Block, { values, words }: Page): Link | null {
  const [run, ...others] = lines.flat();
  if (kind !== 'Paragraph' || !run || others.length > 0) return null;
  const name = placeholderAlone(run.href ?? run.text);
  const address = name === null ? pageOf(run.href) : (values[name] ?? '');
  const label = run.href === null ? words.labels[name ?? ''] : fillText(run.text, values);
  return address === '' || label === undefined ? null : { address, label };
}

/** An address of a web page that the club wrote; empty for mailboxes and telephones. */
function pageOf(href: string | null): string {
  return href !== null && /^https?:/i.test(href) ? href : '';
}

/** The name of the link placeholder that a text consists of. */
function placeholderAlone(text: string): string | null {
  const name = /^\s*\{\{\s*(\w+)\s*\}\}\s*$/.exec(text)?.[1];
  return name !== undefined && isLinkPlaceholder(name) ? name : null;
}

/** With its placeholders filled. */
type Fact = { readonly label: string; readonly value: string };
const fact = /^((?:[^:{}.!?]|:(?=\S)){1,60}):\s+((?:\{\{\s*\w+\s*\}\}\s*)+)$/;

/** Label and value of each line, if all lines of a paragraph are `Label: {{value}}` and no value is a link. */
function factsOf({ kind, lines }: Block, { values }: Page): Fact[] | null {
  if (kind !== 'Paragraph') return null;
  const facts = lines.flatMap(([run, ...others]) => {
    const [, label, value] = fact.exec(run && others.length === 0 && run.href === null ? run.text : '') ?? [];
    return label !== undefined && value !== undefined && placeholderAlone(value) === null
      ? [{ label, value: fillText(value, values) }]
      : [];
  });
  return facts.length === lines.length ? facts : null;
}

/** Label and value. The label ends at the first colon with a blank behind it: `Kontoinhaber:in` is one. */
const contentLine = /^(?:(.{1,60}?): )?(.*)$/;

/** Each line of `{{content}}` that is all of a paragraph; a line without a label is a note. */
function contentOf({ kind, lines }: Block, { values }: Page): Fact[] | null {
  const [run, ...others] = lines.flat();
  if (kind !== 'Paragraph' || others.length > 0 || run?.text.trim() !== '{{content}}') return null;
  return (values.content ?? '').split('\n').map(line => {
    const [, label = '', value = ''] = contentLine.exec(line) ?? [];
    return { label, value };
  });
}

/** A creditor identifier or such. Beside a long label it is too wide for a narrow phone, so it gets a line of its own. */
const longNumber = /^(?=.*\d)[A-Z\d-]{15,}$/;

function tableOf(facts: readonly Fact[]): string {
  const cell = `valign="top" style="padding:7px 0;border-bottom:1px solid #e4e4e0;${font};font-size:15px;line-height:1.4`;
  const quiet = 'color:#63635d;word-break:normal';
  const rows = facts.map(({ label, value: shown }) => {
    if (label === '') return `<tr><td class="rule" colspan="2" ${cell}">${textOf(shown)}</td></tr>`;
    if (longNumber.test(shown))
      return `<tr><td class="rule" colspan="2" ${cell}"><span class="quiet" style="${quiet}">${escapeHtml(label)}</span><br>${textOf(shown)}</td></tr>`;
    return `<tr><td class="rule quiet" width="38%" ${cell};${quiet};padding-right:12px">${escapeHtml(label)}</td><td class="rule" ${cell}">${textOf(shown)}</td></tr>`;
  });
  return `<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-top:1px solid #e4e4e0">${rows.join('')}</table>`;
}

function runOf({ text, isBold, isItalic, href }: Inline, page: Page): string {
  const words =
    href === null
      ? linked(text, page)
      : linkTo(fillText(href, page.values), textOf(fillText(text, page.values)), page);
  const italic = isItalic ? `<em>${words}</em>` : words;
  return isBold ? `<strong>${italic}</strong>` : italic;
}

const linkLabel = /(^|[.?!]\s+)([^.?!:]*[^.?!:\s]):\s*$/;

/**
 * Links in a sentence: of `See how it goes: {{statusUrl}}` the words before the colon become the link, else the host of
 * its address. Nobody has to read a long address.
 */
function linked(source: string, page: Page): string {
  let html = '';
  let rest = source;
  for (const [whole, name = ''] of source.matchAll(/\{\{\s*(\w+)\s*\}\}/g)) {
    const address = page.values[name] ?? '';
    if (!isLinkPlaceholder(name) || address === '') continue;
    const at = rest.indexOf(whole);
    const before = rest.slice(0, at);
    rest = rest.slice(at + whole.length);
    const found = linkLabel.exec(before);
    const label = found?.[2];
    const lead = label === undefined ? before : before.slice(0, found?.index) + (found?.[1] ?? '');
    const shown = label === undefined ? hostOf(address) : fillText(label, page.values);
    html += textOf(fillText(lead, page.values)) + linkTo(address, escapeHtml(shown), page);
  }
  return html + textOf(fillText(rest, page.values));
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

function linkTo(address: string, html: string, { colours }: Page): string {
  return `<a class="link" href="${escapeHtml(address)}" style="color:${colours.light.link};text-decoration:underline">${html}</a>`;
}

function textOf(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
}

/** A button, and below it the whole address for programs that do not show one, and for copying. */
function buttonOf({ address, label }: Link, { words, colours: { light } }: Page): string {
  const href = escapeHtml(address);
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:6px 0 12px"><tr>',
    `<td class="button" align="center" bgcolor="${light.button}" style="border-radius:8px;mso-padding-alt:13px 24px">`,
    `<a class="button letters" href="${href}" style="display:inline-block;padding:13px 24px;border-radius:8px;background-color:${light.button};${font};font-size:16px;line-height:1.3;font-weight:600;color:${light.onButton};text-decoration:none">${escapeHtml(label)}</a>`,
    '</td></tr></table>',
    `<p class="quiet" style="margin:0 0 18px;font-size:13px;line-height:1.5;color:#63635d">${escapeHtml(words.fallback)} `,
    `<a class="quiet" href="${href}" style="color:#63635d;word-break:break-all">${href}</a></p>`,
  ].join('');
}
