import { expect, it } from 'vitest';
import { exampleStarted } from '@/lib/contracts/exports';
import { newExportHref } from './export-choices';

const table = { ...exampleStarted('Csv'), language: 'de' as const };
const software = { ...exampleStarted('ClubSoftware'), format: 'OpenJVerein' };

it.each([
  ['without an earlier one', undefined, 'notExportedAs=csv'],
  ['after a table for people', table, 'notExportedAs=csv'],
  ['after a PDF', exampleStarted('Pdf'), 'notExportedAs=csv'],
  ['after a CSV for programs', exampleStarted('Csv'), 'notExportedAs=csv&type=Csv'],
  [
    'after a file for club software',
    software,
    'notExportedAs=OpenJVerein&type=ClubSoftware&format=OpenJVerein',
  ],
])('a new export %s begins with accepted applications that the file has not had', (_, last, rest) => {
  expect(newExportHref(last)).toBe(`/exports/new?state=Accepted&${rest}`);
});
