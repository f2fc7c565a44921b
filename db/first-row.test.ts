import { expect, it } from 'vitest';
import { z } from 'zod';
import { firstRow } from './first-row';

const Row = z.object({ role: z.enum(['Admin', 'Viewer']) });

it('no row is null, and a row of another shape throws', () => {
  expect(firstRow(Row, [])).toBeNull();
  expect(firstRow(Row, [{ role: 'Admin' }, { role: 'unread' }])).toEqual({ role: 'Admin' });
  for (const row of [{ role: 'Owner' }, { role: null }, {}, undefined, null])
    expect(() => firstRow(Row, [row]), JSON.stringify(row)).toThrow();
});
