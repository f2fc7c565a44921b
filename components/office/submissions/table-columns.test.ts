import { describe, expect, it } from 'vitest';
import { defaultColumns } from '@/components/office/submissions/inbox-preferences';
import { columnWidths, layOutColumns, layoutAt } from '@/components/office/submissions/table-columns';
import { submissionColumns } from '@/lib/rules/enums';

/** Every possible choice of columns. */
const choices = Array.from({ length: 2 ** submissionColumns.length }, (_, choice) =>
  submissionColumns.filter((_column, place) => choice & (1 << place)),
);

describe('columns of the inbox', () => {
  it('leave the name at least 184 px at every width and for every choice', () => {
    for (const chosen of choices)
      for (let width = 208; width <= 400; width += 1)
        expect(layoutAt(width, chosen).nameWidth * 4, `${chosen} at ${width}`).toBeGreaterThanOrEqual(184);
  });

  it('are all shown on a desktop of 1440 px, whose list is 1121 px wide', () => {
    expect(layoutAt(280, submissionColumns).shown).toEqual(submissionColumns);
  });

  it('are hidden in order: number, city, assignee', () => {
    const gone = (width: number) => {
      const { shown } = layoutAt(width, submissionColumns);
      return submissionColumns.filter(column => !shown.includes(column));
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
