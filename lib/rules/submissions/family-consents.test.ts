import { describe, expect, it } from 'vitest';
import { type ConsentWay, consentWays } from './family-consents';

type Settings = Parameters<typeof consentWays>[1];

const day = '2026-07-01';
const adult = '1988-03-02';
const links: Settings = { adults: 'Link', fromAge: 14 };
const asked: Settings = { adults: 'Applicant', fromAge: 16 };
const noChildren: Settings = { adults: 'Link', fromAge: null };

describe('consentWays', () => {
  it.each<[string, { birthDate?: string; email?: string }, Settings, ConsentWay]>([
    ['an adult with an own address', { birthDate: adult, email: 'ben@example.org' }, links, 'Link'],
    ['an adult, if the applicant answers', { birthDate: adult, email: 'ben@example.org' }, asked, 'Own'],
    ['an adult without an address', { birthDate: adult, email: ' ' }, links, 'Own'],
    [
      'an adult with the address of the applicant',
      { birthDate: adult, email: 'Anna@example.org' },
      links,
      'Own',
    ],
    ['an adult with the address of a guardian', { birthDate: adult, email: 'eva@example.org' }, links, 'Own'],
    [
      'an adult with the address of another member',
      { birthDate: adult, email: 'ole@example.org' },
      links,
      'Own',
    ],
    ['a person of full age today', { birthDate: '2008-07-01', email: 'ben@example.org' }, links, 'Link'],
    ['a person of full age tomorrow', { birthDate: '2008-07-02', email: 'ben@example.org' }, links, 'Own'],
    ['an adult, if no children are asked', { birthDate: adult }, noChildren, 'Own'],
    ['a child of 14, asked from 14', { birthDate: '2012-07-01' }, links, 'Own'],
    ['a child of 13, asked from 14', { birthDate: '2012-07-02' }, links, 'Shared'],
    ['a child of 15, asked from 16', { birthDate: '2011-07-01' }, asked, 'Shared'],
    ['a child of 16, asked from 16', { birthDate: '2010-07-01' }, asked, 'Own'],
    ['a child of 17, if no children are asked', { birthDate: '2008-07-02' }, noChildren, 'Shared'],
    ['a person without a birth date', { email: 'ben@example.org' }, links, 'Shared'],
    ['a person whose birth date does not exist', { birthDate: '1988-02-30' }, links, 'Shared'],
  ])('%s', (_who, member, settings, expected) => {
    const family = {
      email: 'anna@example.org',
      guardians: [{ email: 'eva@example.org' }],
      familyMembers: [member, { birthDate: '2019-01-01', email: 'ole@example.org' }],
    };
    expect(consentWays(family, settings, day)).toEqual([expected, 'Shared']);
  });

  it('answers otherwise for a child where the applicant asks for it, but leaves an adult their link', () => {
    const ways = consentWays(
      {
        familyMembers: [
          { birthDate: '2019-01-01', hasOwnConsents: true },
          { birthDate: adult, email: 'ben@example.org', hasOwnConsents: true },
        ],
      },
      links,
      day,
    );
    expect(ways).toEqual(['Differs', 'Link']);
  });

  it('knows an address again whose domain is written in punycode', () => {
    const family = {
      email: 'anna@bücher.example',
      familyMembers: [{ birthDate: adult, email: 'Anna@xn--bcher-kva.example' }],
    };
    expect(consentWays(family, links, day)).toEqual(['Own']);
  });

  it('returns nothing without family members', () => {
    expect(consentWays({ email: 'anna@example.org', familyMembers: null }, links, day)).toEqual([]);
  });
});
