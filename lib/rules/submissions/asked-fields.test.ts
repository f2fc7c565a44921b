import { describe, expect, it } from 'vitest';
import { fieldUses } from '@/lib/rules/enums';
import {
  askedFields,
  type FieldSettings,
  requiredFields,
  type SettingRecord,
  settableNames,
  settingRecords,
  usesOf,
} from '@/lib/rules/submissions/asked-fields';
import { requiredNamesIn } from '@/lib/rules/submissions/submission-fields';

const records = Object.keys(settingRecords) as SettingRecord[];
const namesOf = (settings: FieldSettings, ...groups: Parameters<typeof askedFields>[2][]) =>
  askedFields('Membership', settings, ...groups).map(({ name }) => name);

describe('usesOf', () => {
  it('leaves out nothing that an application needs by law or for its mandate', () => {
    for (const record of records)
      for (const name of requiredNamesIn(settingRecords[record]))
        expect(usesOf(record, name)).toEqual(['Required']);
  });

  it.each([
    ['application', 'gender title nationality country phone mobile entryDate guardianLiability notes'],
    ['familyMember', 'gender title email phone'],
    ['guardian', 'phone relation'],
  ] as const)('of %s lets the club choose %s', (record, names) => {
    const chosen = settableNames(record).filter(name => usesOf(record, name) === fieldUses);
    expect(chosen.join(' ')).toBe(names);
  });
});

describe('askedFields', () => {
  it('asks what the catalogue has without settings', () => {
    expect(namesOf({}, 'person', 'contact').join(' ')).toBe(
      'firstName lastName birthDate gender title nationality email phone mobile',
    );
    expect(requiredFields('Membership', {})).toEqual(requiredNamesIn('Membership'));
    expect(requiredFields('Guardian', undefined)).toEqual(requiredNamesIn('Guardian'));
  });

  it('leaves out what is off, in the order of the club', () => {
    const application = {
      title: { use: 'Off' },
      gender: { sortOrder: 0 },
      firstName: { sortOrder: 1 },
      lastName: { sortOrder: 2 },
      birthDate: { sortOrder: 3 },
      mobile: { sortOrder: 0 },
      email: { sortOrder: 1 },
    } as const;
    expect(namesOf({ application }, 'person', 'contact').join(' ')).toBe(
      'gender firstName lastName birthDate nationality mobile email phone',
    );
  });

  it('never leaves out a required field, whatever is stored', () => {
    expect(namesOf({ application: { firstName: { use: 'Off' } } })).toContain('firstName');
  });

  it('shows a rare field at once if it is required', () => {
    const [mobile] = askedFields(
      'Membership',
      { application: { mobile: { use: 'Required' } } },
      'contact',
    ).filter(({ name }) => name === 'mobile');
    expect(mobile).toMatchObject({ use: 'Required', isRare: false, hint: '' });
  });

  it('uses settings for the records of a membership application only', () => {
    const settings = { application: { phone: { use: 'Required' } } } as const;
    expect(requiredFields('Wishes', settings)).not.toContain('phone');
    expect(requiredFields('Membership', settings)).toContain('phone');
    expect(requiredFields('Membership', settings, true)).toEqual(requiredNamesIn('Membership', true));
  });
});
