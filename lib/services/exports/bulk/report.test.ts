import { describe, expect, it } from 'vitest';
import { reportLines } from '@/lib/services/exports/bulk/report';

describe('the report of an export for club software', () => {
  it.each([
    ['OneTime', 'einmalig'],
    ['Male', 'männlich'],
    ['Ω', 'Ω'],
  ])('writes the code %s as %s', (before, inWords) => {
    const change = { number: 7, person: 'Groß, Änne', column: 'Zahlweise', before, after: '' } as const;
    const language = { locale: 'de', club: { addressForm: 'Du' } } as Parameters<typeof reportLines>[1];
    expect(reportLines([{ ...change, reason: 'UnknownCode' }], language)).toBe(
      `7;Groß, Änne;Zahlweise;Die Vereinssoftware kennt diese Angabe nicht.;${inWords};\r\n`,
    );
  });
});
