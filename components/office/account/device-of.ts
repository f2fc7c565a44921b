export type Device = {
  readonly program: string | null;
  readonly system: string | null;
  readonly isPhone: boolean;
};

/** The first match counts: browsers also include the names of older browsers. */
const programs = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
  ['Python', /python/i],
  ['Node.js', /^node|undici/i],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Browser and system of a `User-Agent`; null if unknown. */
export function deviceOf(userAgent: string): Device {
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  const system = nameIn(systems);
  return { program: nameIn(programs), system, isPhone: system === 'iPhone' || /\bMobile\b/.test(userAgent) };
}
