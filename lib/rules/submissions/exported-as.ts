import type { exportJobTypes } from '@/lib/rules/enums';

/** Name of an export in the history: `pdf`, `csv`, or the id of a format for club software. */
export function exportedAs(type: (typeof exportJobTypes)[number], format: string | null | undefined): string {
  return format ?? type.toLowerCase();
}
