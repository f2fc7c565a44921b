import { describe, expect, it } from 'vitest';
import { isReworded, isShortened, readablePeriods } from '@/components/office/privacy/privacy-draft';

const keep = { unconfirmedDays: 30, rejectedDays: 180, acceptedDays: 0, evidenceDays: 0 };

describe('isShortened', () => {
  it.each([
    [{ unconfirmedDays: 29 }, true],
    [{ unconfirmedDays: 31 }, false],
    [{ acceptedDays: 3650 }, true],
    [{ rejectedDays: 0 }, false],
    [{}, false],
  ])('%j', (more, isShorter) => {
    expect(isShortened(keep, { ...keep, ...more })).toBe(isShorter);
  });
});

describe('readablePeriods', () => {
  it('is null while a number is unreadable or too large', () => {
    expect(readablePeriods(keep)).toBe(keep);
    expect(readablePeriods({ ...keep, rejectedDays: Number.NaN })).toBeNull();
    expect(readablePeriods({ ...keep, rejectedDays: 40_000 })).toBeNull();
  });
});

describe('isReworded', () => {
  const consent = { id: 'a', label: 'Fotos', text: 'Ja', mediaType: 'Website', textVersion: 1 } as const;
  const stored = [{ ...consent, isRequired: false, isActive: true }];

  it.each([
    [{ text: 'Nein' }, true],
    [{ label: 'Bilder' }, true],
    [{ isRequired: true }, false],
    [{ id: 'new-1', text: 'Nein' }, false],
  ])('%j', (more, isOther) => {
    expect(isReworded(stored, { ...consent, isRequired: false, isActive: true, ...more })).toBe(isOther);
  });
});
