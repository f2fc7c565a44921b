const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the largest unit that gives at least 1 after rounding, in steps of 1,000: 87 kB, 1,3 MB. */
export function formatBytes(bytes: number, locale: string): string {
  const fits = units.findIndex((_, step) => Number((bytes / 1_000 ** step).toFixed(digitsOf(step))) < 1_000);
  const step = fits < 0 ? units.length - 1 : fits;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: digitsOf(step),
  }).format(bytes / 1_000 ** step);
}

function digitsOf(step: number): number {
  return step > 1 ? 1 : 0;
}
