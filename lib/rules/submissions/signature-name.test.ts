import { describe, expect, it } from 'vitest';
import { checkSignatureName, isNameOf } from './signature-name';

const petra = { firstName: 'Petra', lastName: 'Kowalczyk-Öztürk' };
const today = '2026-07-01';

describe('a typed signature', () => {
  it.each([
    'Petra Kowalczyk-Öztürk',
    'PETRA KOWALCZYK OEZTUERK',
    'P. Kowalczyk',
    'Kowalczyk, Petra',
    'Dr. Petra Maria Ozturk',
    'Pet Öztürk',
  ])('is the name of the person: %s', typed => expect(isNameOf(typed, petra)).toBe(true));

  it.each(['Leo', 'Petra', 'Kowalczyk-Öztürk', 'Leo Kowalczyk-Öztürk', 'xx', 'P. K.'])(
    'is not the name of the person: %s',
    typed => expect(isNameOf(typed, petra)).toBe(false),
  );

  it.each([
    ['Ona', { firstName: 'Ona', lastName: '-' }],
    ['王小明', { firstName: '小明', lastName: '王' }],
    ['Олена Шевченко', { firstName: 'Olena', lastName: 'Shevchenko' }],
    ['A. O’Brien', { firstName: 'Anna', lastName: 'O’Brien' }],
    ['Maria von Weber', { firstName: 'Anna Maria', lastName: 'von Weber' }],
  ])('can be in any alphabet, short, or one name: %s', (typed, person) =>
    expect(isNameOf(typed, person)).toBe(true),
  );
});

describe('who may sign', () => {
  const leo = { firstName: 'Leo', lastName: 'Brandt', birthDate: '2015-02-20' };
  const adult = { ...petra, birthDate: '1985-09-03' };
  const key = (typed: string, body: Parameters<typeof checkSignatureName>[1]) =>
    checkSignatureName(typed, body, today)?.params?.names ?? null;

  it.each([
    ['an adult, themselves', 'Leo Brandt', adult, 'Petra Kowalczyk-Öztürk'],
    [
      'a child that a parent applies for: the parent',
      'Leo Brandt',
      { ...leo, guardians: [petra], filledInBy: 'Guardian' },
      'Petra Kowalczyk-Öztürk',
    ],
    [
      'a minor who applies alone: the minor',
      'Petra Kowalczyk',
      { ...leo, guardians: [petra], filledInBy: 'Applicant' },
      'Leo Brandt',
    ],
    [
      'a minor of whom nobody knows who filled it in: both',
      'P. Kowalczyk',
      { ...leo, guardians: [petra] },
      null,
    ],
    [
      'a change of name: with the old or the new one',
      'Petra Neu',
      { identity: adult, wishes: { lastName: 'Neu' } },
      null,
    ],
    ['a change of an adult', 'Tom Neu', { identity: adult, wishes: {} }, 'Petra Kowalczyk-Öztürk'],
    ['a cancellation of a minor, which a guardian signs', 'Petra Kowalczyk', leo, null],
    ['a name that is not given yet', 'Petra Kowalczyk', {}, null],
  ] as const)('%s', (_, typed, body, names) => expect(key(typed, body)).toBe(names));
});
