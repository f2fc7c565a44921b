/**
 * The address with its domain as people read it: labels in punycode (RFC 3492), which Chrome makes of umlauts in an
 * e-mail field, become letters again. Such domains get small letters in composed form. Other texts stay as they are.
 */
export function toUnicodeEmail(text: string): string {
  const cut = text.lastIndexOf('@') + 1;
  const domain = text.slice(cut);
  if (!/xn--|[^\0-\x7f]/i.test(domain)) return text;
  const lower = domain.normalize('NFKC').toLowerCase();
  const unicode = lower.split('.').map(decodedLabel).join('.');
  return text.slice(0, cut) + (toAscii(unicode) === toAscii(lower) ? unicode : lower);
}

/** The domain as it is sent; null if it is none. */
function toAscii(domain: string): string | null {
  return URL.parse(`http://${domain}`)?.hostname ?? null;
}

/** Equal for all spellings of one address. The mailbox behind differs with the part before the @ only. */
export function emailKey(address: string): string {
  return toUnicodeEmail(address.trim()).normalize('NFC').toLowerCase();
}

/** The address as mail servers take it: its domain in ASCII. */
export function toAsciiEmail(address: string): string {
  const cut = address.lastIndexOf('@') + 1;
  const domain = address.slice(cut);
  return /[^\0-\x7f]/.test(domain) ? address.slice(0, cut) + (toAscii(domain) ?? domain) : address;
}

/** The keys by which an address is found that may be stored with its domain in punycode. */
export function emailKeys(address: string): string[] {
  const key = emailKey(address);
  return [...new Set([key, toAsciiEmail(key)])];
}

/** Whether two addresses are one; empty ones are not. */
export function isSameEmail(one: string, other: string): boolean {
  const key = emailKey(one);
  return key !== '' && key === emailKey(other);
}

function decodedLabel(label: string): string {
  return label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label;
}

const baseSize = 36;
const [smallestThreshold, largestThreshold] = [1, 26];

/** Null if it is no punycode. The names are those of RFC 3492, section 6.2. */
function decodePunycode(encoded: string): string | null {
  if (encoded === '') return null;
  const cut = encoded.lastIndexOf('-');
  const output = cut > 0 ? [...encoded.slice(0, cut)] : [];
  let [code, bias, index, at] = [128, 72, 0, cut + 1];
  while (at < encoded.length) {
    const before = index;
    let weight = 1;
    for (let position = baseSize; ; position += baseSize) {
      const digit = Number.parseInt(rotated(encoded.charAt(at)), baseSize);
      at += 1;
      if (Number.isNaN(digit)) return null;
      index += digit * weight;
      const threshold = Math.min(Math.max(position - bias, smallestThreshold), largestThreshold);
      if (digit < threshold) break;
      weight *= baseSize - threshold;
    }
    const length = output.length + 1;
    bias = adaptedBias(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10_ffff) return null;
    output.splice(index, 0, String.fromCodePoint(code));
    index += 1;
  }
  return output.join('').normalize('NFC');
}

/** Punycode counts letters first, `parseInt` digits first. */
function rotated(digit: string): string {
  return /[a-z]/.test(digit)
    ? (digit.charCodeAt(0) - 97).toString(baseSize)
    : /\d/.test(digit)
      ? (Number(digit) + 26).toString(baseSize)
      : '';
}

function adaptedBias(difference: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? 700 : 2));
  delta += Math.floor(delta / length);
  let bias = 0;
  while (delta > ((baseSize - smallestThreshold) * largestThreshold) / 2) {
    delta = Math.floor(delta / (baseSize - smallestThreshold));
    bias += baseSize;
  }
  return bias + Math.floor((baseSize * delta) / (delta + 38));
}
