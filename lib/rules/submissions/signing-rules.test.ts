import { describe, expect, test } from 'vitest';
import { isHolder, mandateGivers } from './mandate-givers';
import { isAskedAbout, isRefused, likenessesOf, needsGuardians, signingOf } from './signing-rules';

const day = '2026-11-29';
/** Birth dates of people who have this age on the day of receipt. */
const born = {
  '13': '2012-12-01',
  '14': '2012-11-29',
  '16': '2010-11-29',
  '17, 18 tomorrow': '2008-11-30',
  '18 today': '2008-11-29',
} as const;

describe('who signs an application', () => {
  test.each([
    ['13', 'Applicant', false, 'Guardians', 2, 'Guardians', true],
    ['14', 'Applicant', false, 'Guardians', 2, 'Guardians', true],
    ['16', 'Applicant', false, 'Guardians', 2, 'Guardians', true],
    ['16', 'Applicant', true, 'Guardians', 1, 'Guardians', true],
    ['17, 18 tomorrow', 'Applicant', false, 'Guardians', 2, 'Guardians', true],
    ['18 today', 'Applicant', false, 'Applicant', 0, 'Sender', false],
    ['13', 'Guardian', false, 'Guardians', 2, 'Sender', false],
    ['14', 'Guardian', true, 'Guardians', 1, 'Sender', false],
    ['16', 'Guardian', false, 'Guardians', 2, 'Sender', false],
    ['17, 18 tomorrow', 'Guardian', false, 'Guardians', 2, 'Sender', false],
    ['18 today', 'Guardian', false, 'Applicant', 0, 'Sender', false],
    ['13', null, false, 'Guardians', 2, 'Sender', false],
    ['16', undefined, true, 'Guardians', 1, 'Sender', false],
    ['18 today', null, false, 'Applicant', 0, 'Sender', false],
  ] as const)(
    '%s, filled in by %s, sole custody %s',
    (age, filledInBy, hasSoleCustody, confirmedBy, guardians, signedBy, needsLinks) => {
      expect(signingOf({ birthDate: born[age], filledInBy, hasSoleCustody }, day)).toEqual({
        confirmedBy,
        guardians,
        signedBy,
        needsLinks,
      });
    },
  );

  test('a signed paper needs no links, also of a minor who filled it in', () => {
    const facts = { birthDate: born['16'], filledInBy: 'Applicant', isOnPaper: true } as const;
    expect(signingOf(facts, day)).toMatchObject({ signedBy: 'Sender', needsLinks: false, guardians: 2 });
  });

  test('an adult who applies for a family signs for their children', () => {
    const facts = { birthDate: '1985-04-01', filledInBy: 'Applicant' } as const;
    expect(signingOf(facts, day)).toMatchObject({ confirmedBy: 'Applicant', signedBy: 'Sender' });
  });

  test.each([
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    ['2026-11-30', '2026-11-29', false],
    ['', day, false],
    ['2010-13-40', day, false],
    [undefined, day, false],
  ])('born %s, received on %s: guardians needed is %s', (birthDate, received, expected) => {
    expect(needsGuardians(birthDate, received)).toBe(expected);
  });
});

const mother = { firstName: 'Petra', lastName: 'Weber', email: 'petra@example.org' };
const father = { firstName: 'Klaus', lastName: 'Weber', email: 'klaus@example.org' };
/** A legal guardian with another surname. */
const legal = { firstName: 'Änne', lastName: 'Groß-Lüders', email: 'aenne@example.org' };
const child = { firstName: 'Jonas', lastName: 'Weber', email: 'jonas@example.org' };

describe('who grants the mandate', () => {
  test.each([
    ['Petra Weber', [mother, father], [mother]],
    ['weber petra', [mother, father], [mother]],
    ['Klaus Weber', [mother, father], [father]],
    ['Aenne Gross Lueders', [mother, legal], [legal]],
    ['Jonas Weber', [mother, father], [mother, father]],
    ['Erna Schmidt', [mother, father], [mother, father]],
    ['', [mother, father], [mother, father]],
    ['Jonas Weber', [mother], [mother]],
  ])('account of %s', (holder, guardians, givers) => {
    expect(mandateGivers(holder, guardians, child)).toEqual(givers);
  });

  test('two guardians of one name may both grant it', () => {
    expect(mandateGivers('Petra Weber', [mother, { ...father, firstName: 'Petra' }], child)).toHaveLength(2);
  });

  test('nobody does by a link to the address of the applicant', () => {
    const own = { ...mother, email: child.email };
    expect(mandateGivers('Petra Weber', [own, father], child)).toEqual([]);
    expect(mandateGivers('Jonas Weber', [own, father], child)).toEqual([father]);
  });

  test('an empty holder is nobody', () => {
    expect(isHolder('', { firstName: '', lastName: '' })).toBe(false);
  });
});

describe('people who may be one', () => {
  const of = (guardians: readonly (typeof mother)[], applicant = child) => likenessesOf(applicant, guardians);

  test.each([
    ['two parents', [mother, father], []],
    ['a legal guardian', [legal], []],
    ['the applicant as guardian', [{ ...child }], ['Applicant 0 name address']],
    [
      'the applicant in another spelling',
      [{ ...child, firstName: 'JONAS ', email: 'Jonas@Example.org' }],
      ['Applicant 0 name address'],
    ],
    ['a father of the same name', [mother, { ...father, firstName: 'Jonas' }], ['Applicant 1 name']],
    ['a shared mailbox', [{ ...mother, email: child.email }], ['Applicant 0 address']],
    ['one mailbox of both parents', [mother, { ...father, email: mother.email }], ['Guardian 1 address']],
    ['one parent twice', [mother, mother], ['Guardian 1 name address']],
    [
      'no addresses, as on paper',
      [
        { ...mother, email: '' },
        { ...father, email: '' },
      ],
      [],
    ],
  ])('%s', (_name, guardians, expected) => {
    const words = of(guardians).map(({ with: whom, index, hasSameName, hasSameAddress }) =>
      [whom, index, hasSameName && 'name', hasSameAddress && 'address']
        .filter(one => one !== false)
        .join(' '),
    );
    expect(words).toEqual(expected);
  });

  test.each([
    ['Applicant', 'Applicant', true, true, 'refused'],
    ['Applicant', 'Applicant', true, false, 'asked'],
    ['Applicant', 'Applicant', false, true, 'asked'],
    ['Guardian', 'Applicant', true, true, 'refused'],
    ['Guardian', 'Applicant', false, true, 'asked'],
    ['Applicant', 'Guardian', false, true, 'accepted'],
    ['Applicant', 'Guardian', true, true, 'asked'],
    ['Guardian', 'Guardian', true, true, 'refused'],
    ['Guardian', 'Guardian', true, false, 'asked'],
    ['Applicant', null, true, true, 'accepted'],
    ['Guardian', null, true, true, 'accepted'],
  ] as const)(
    'like the %s, filled in by %s, name %s, address %s: %s',
    (whom, filledInBy, hasSameName, hasSameAddress, expected) => {
      const likeness = { with: whom, index: 0, hasSameName, hasSameAddress };
      const found = isRefused(likeness, filledInBy)
        ? 'refused'
        : isAskedAbout(likeness, filledInBy)
          ? 'asked'
          : 'accepted';
      expect(found).toBe(expected);
    },
  );
});
