const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the largest unit of which there is one at least, in steps of 1,000: 87 kB, 1,3 MB. */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const maximumFractionDigits = step > 1 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[step], maximumFractionDigits }).format(
    bytes / 1_000 ** step,
  );
}
