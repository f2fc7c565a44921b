import { describe, expect, it } from 'vitest';
import { defaultColumns } from '@/components/office/submissions/inbox-preferences';
import { columnWidths, layOutColumns, layoutAt } from '@/components/office/submissions/table-columns';
import { submissionColumns } from '@/lib/rules/enums';

/** Every possible choice of columns. */
const choices = Array.from({ length: 2 ** submissionColumns.length }, (_, choice) =>
  submissionColumns.filter((_column, place) => choice & (1 << place)),
);

const older = submissionColumns.filter(
  column => !['BirthDate', 'Departments', 'Amount', 'Payment', 'MemberNumber'].includes(column),
);

describe('columns of the inbox', () => {
  it('leave the name at least 184 px at every width and for every choice', () => {
    for (const chosen of choices)
      for (let width = 208; width <= 480; width += 8)
        if (layoutAt(width, chosen).nameWidth * 4 < 184) expect.fail(`${chosen} at ${width}`);
  });

  it('show those of the start, city and assignee on a desktop of 1440 px, whose list is 1121 px wide', () => {
    expect(layoutAt(280, older).shown).toEqual(older);
  });

  it('show two further columns there beside those of the start', () => {
    const chosen = submissionColumns.filter(
      column => defaultColumns.includes(column) || column === 'Amount' || column === 'BirthDate',
    );
    expect(layoutAt(280, chosen).shown.length).toBeGreaterThanOrEqual(defaultColumns.length + 1);
  });

  it('are hidden in order: number, city, assignee', () => {
    const gone = (width: number) => {
      const { shown } = layoutAt(width, older);
      return older.filter(column => !shown.includes(column));
    };
    expect(gone(272)).toEqual(['Number']);
    expect(gone(250)).toEqual(['Number', 'City']);
    expect(gone(230)).toEqual(['Number', 'City', 'Assignee']);
  });

  it('have the width of their class', () => {
    for (const { least, className } of Object.values(columnWidths)) expect(className).toBe(`w-${least}`);
  });

  it('in the default choice are all shown from 896 px on', () => {
    expect(layoutAt(224, defaultColumns).shown).toEqual(defaultColumns);
    expect(layOutColumns(defaultColumns).shown.get('State')).toBe('');
  });
});
