import { parseDate } from '@/lib/rules/dates/calendar';
import { formatDate } from '@/lib/rules/format/format-date';
import type { FindingParams } from '@/lib/rules/submissions/problem';
import { countryName } from './intl-formats';

/**
 * The parameters of a finding for its text in the namespace `validation`: formats dates and countries; the message
 * formats numbers.
 */
export function findingParams(
  params: FindingParams | undefined,
  locale: string,
): Record<string, string | number> {
  const written = Object.entries(params ?? {}).map(
    ([name, value]) => [name, write(name, value, locale)] as const,
  );
  return Object.fromEntries(written);
}

function write(name: string, value: string | number, locale: string): string | number {
  if (typeof value === 'number') return value;
  if (name === 'country') return countryName(value, locale);
  return parseDate(value) ? formatDate(value, locale) : value;
}
