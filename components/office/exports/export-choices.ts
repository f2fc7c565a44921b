import type { ExportType } from '@/lib/api-client/inbox';
import type { ExportJob } from '@/lib/contracts/exports';
import { exportedAs } from '@/lib/rules/submissions/exported-as';

/** The files that staff choose among. `Table` is the CSV for people. */
export const exportChoices = ['Table', 'Pdf', 'Csv', 'ClubSoftware'] as const;
export type ExportChoice = (typeof exportChoices)[number];

/** Files that programs read. Only accepted people belong into them. */
export function isForPrograms(choice: ExportChoice): boolean {
  return choice === 'Csv' || choice === 'ClubSoftware';
}

export function exportTypeOf(choice: ExportChoice): ExportType {
  return choice === 'Table' ? 'Csv' : choice;
}

export function exportChoiceOf({ type, language }: ExportJob): ExportChoice {
  return language ? 'Table' : type;
}

/**
 * A new export of what clubs export as a rule: what was accepted and is not in an earlier file. If `last` made a file for
 * a program, one of the same kind.
 */
export function newExportHref(last?: ExportJob): string {
  const isForProgram = last !== undefined && isForPrograms(exportChoiceOf(last));
  const asked = new URLSearchParams({
    state: 'Accepted',
    notExportedAs: isForProgram ? exportedAs(last.type, last.format) : 'csv',
    ...(isForProgram ? { type: exportChoiceOf(last) } : {}),
    ...(isForProgram && last.format ? { format: last.format } : {}),
  });
  return `/exports/new?${asked}`;
}
