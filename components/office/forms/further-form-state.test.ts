import { expect, it } from 'vitest';
import { furtherFormOpensOn, furtherFormState } from './further-form-state';

type Form = Parameters<typeof furtherFormState>[0];
type Tariffs = Parameters<typeof furtherFormState>[1];

const at = { timeZone: 'Europe/Berlin', now: new Date('2026-07-01T10:00:00Z') };
const form: Form = { isActive: true, opensAt: null, closesAt: null, membershipIds: ['course'] };
const course = { id: 'course', isActive: true, places: 2, placesTaken: 2 };
const open = { id: 'other', isActive: true };

it.each([
  ['Open', {}, [{ ...course, placesTaken: 1 }]],
  ['Open', { membershipIds: [] }, [course, open]],
  ['Open', {}, undefined],
  ['Full', {}, [course, open]],
  ['NoMembership', {}, [{ ...course, isActive: false }, open]],
  ['NoMembership', {}, [{ ...course, validUntil: '2026-06-30' }]],
  ['NotYetOpen', {}, [{ ...course, validFrom: '2027-02-01' }]],
  ['SwitchedOff', { isActive: false }, [course]],
  ['Ended', { closesAt: '2026-07-01T09:00:00Z' }, [course]],
] satisfies [string, Partial<Form>, Tariffs][])(
  'the office shows %s for a further form of %j with the tariffs %j',
  (expected, more, tariffs) => {
    expect(furtherFormState({ ...form, ...more }, tariffs, at)).toBe(expected);
  },
);

it.each([
  ['2026-07-02', { opensAt: '2026-07-01T23:30:00Z' }, [{ ...course, validFrom: '2027-02-01' }]],
  ['2027-02-01', { opensAt: '2026-06-01T00:00:00Z' }, [{ ...course, validFrom: '2027-02-01' }]],
  [
    '2027-02-01',
    {},
    [
      { ...course, validFrom: '2027-02-01' },
      { ...open, validFrom: '2026-08-01' },
    ],
  ],
  ['', {}, undefined],
] satisfies [string, Partial<Form>, Tariffs][])(
  'the office shows %s as the opening day of a further form of %j with the tariffs %j',
  (expected, more, tariffs) => {
    expect(furtherFormOpensOn({ ...form, ...more }, tariffs, at)).toBe(expected);
  },
);
