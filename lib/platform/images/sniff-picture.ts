import type { PictureType } from '@/lib/contracts/picture-types';

const startsWith = (data: Buffer, ...bytes: number[]) =>
  data.subarray(0, bytes.length).equals(Buffer.from(bytes));
const ascii = (data: Buffer, from: number, to: number) => data.toString('latin1', from, to);

/** The type of a file by its first bytes, not by its name; null for types that are not supported. */
export function sniffPicture(data: Buffer): PictureType | null {
  if (startsWith(data, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(data, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (ascii(data, 0, 4) === 'RIFF' && ascii(data, 8, 12) === 'WEBP') return 'image/webp';
  return svgText(data) === null ? null : 'image/svg+xml';
}

/** An SVG as text without its XML declaration; null if the root is another element or it is not UTF-8. */
export function svgText(data: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data).replace(/^\s*<\?xml[^>]*\?>/, '');
    return /^<(?:[\w.-]+:)?svg[\s/>]/.test(afterProlog(text)) ? text : null;
  } catch {
    return null;
  }
}

/** The text from the root element on: skips comments, instructions and the document type. */
function afterProlog(text: string): string {
  let rest = text.trimStart();
  for (let end = endOf(rest); end !== null; end = endOf(rest)) {
    const at = rest.indexOf(end, 4);
    if (at < 0) return '';
    rest = rest.slice(at + end.length).trimStart();
  }
  return rest;
}

/** The end marker of the prolog part at the start of the text; null if there is none. */
function endOf(text: string): string | null {
  if (text.startsWith('<!--')) return '-->';
  if (text.startsWith('<?')) return '?>';
  if (!text.startsWith('<!')) return null;
  return /^[^[>]*\[/.test(text) ? ']>' : '>';
}
