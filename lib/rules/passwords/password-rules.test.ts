import { describe, expect, it } from 'vitest';
import { threadMs } from '@/testing/thread-time';
import { commonPasswords } from './common-passwords';
import { passwordProblem } from './password-rules';

const owner = {
  email: 'uwe.kruschke@tsv-quettingen.example',
  names: ['Uwe', 'Kruschke', 'TSV Quettingen 09'],
};

describe('a password', () => {
  it.each([
    ...[
      'password1234',
      'passwordpassword',
      'Passwort2024!!',
      'P4ssw0rt-2024',
      'Sommer2024!!',
      'hallohallo12',
    ],
    ...['123456789012', '111111111111', 'abcabcabcabc', 'qwertzuiop123', 'qwertyuiop12', '1q2w3e4r5t6z'],
    ...[
      'asdfghjklasdfghjkl',
      '1qaz2wsx3edc',
      'iloveyou1234',
      'ichliebedich1',
      'administrator',
      'trustno1trustno1',
    ],
    ...[
      'fussballfussball',
      'Fußball-1974',
      'bayernmuenchen',
      'borussiadortmund09',
      'willkommen123',
      'letmeinletmein',
    ],
    ...[
      'Michael14031985',
      'dasistmeinpasswort',
      'unbelievable',
      'christopher1',
      'manchester123',
      'zyxwvutsrqpo',
    ],
    ...['            ', 'aaaabbbbcccc', 'admin1234567', 'changeme1234', 'Qwertz123456!'],
  ])('such as %s is refused as common', password => {
    expect(passwordProblem(password, owner)).toBe('passwordCommon');
  });

  it.each([
    ...[
      'kruschke2024',
      'UweKruschke1',
      'Kruschke-Kruschke',
      'quettingen123',
      'tsv.quettingen',
      'TSVQuettingen09!',
    ],
    ...['uwe.kruschke@tsv-quettingen.example', 'Kru5chk3-uw3'],
  ])("such as %s is refused because it consists of the owner's names", password => {
    expect(passwordProblem(password, owner)).toBe('passwordPersonal');
  });

  it.each([
    ...[
      'drei Eulen zählen Laub',
      'a long enough password',
      'correct-mule-laptop-ink',
      'xK7#pQ2v9Lm!',
      'wr5tz8klm2vb',
    ],
    ...[
      'Kuckuck im Nebelmeer',
      'mein Hund frisst keine Radieschen',
      'ζθώπξηκαλβδε',
      'gbwzlqpxnmrt',
      '839201746502',
    ],
  ])('such as %s is accepted', password => {
    expect(passwordProblem(password, owner)).toBeNull();
  });

  it('is checked quickly, whatever it contains', () => {
    const made = ['a'.repeat(128), 'password'.repeat(16), 'ab'.repeat(64), '😀'.repeat(64)];
    expect(threadMs(() => made.map(password => passwordProblem(password, owner)))).toBeLessThan(1000);
  });
});

it('the list has the normal form that is compared', () => {
  expect([...commonPasswords].filter(word => !/^[\x21-\x7e]+$/.test(word) || /[A-Z]/.test(word))).toEqual([]);
  expect(commonPasswords.size).toBeGreaterThan(900);
});
