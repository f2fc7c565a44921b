import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formProblems } from '@/components/form-view/form-problems';
import {
  emptyGuardian,
  emptyMember,
  type FormValues,
  initialValues,
  namedMembers,
  withFamilyName,
  withFirstMember,
} from '@/components/form-view/form-values';
import { membershipRules } from '@/components/form-view/membership/rules';
import { toMembershipSubmit } from '@/components/form-view/membership/to-submit';
import { plainAction } from '@/components/form-view/plain-action';
import { readFormData } from '@/components/form-view/read-form-data';
import { renderFormPage } from '@/components/form-view/renderer';
import type { ShownForm } from '@/components/form-view/shown-form';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { ageReferences } from '@/lib/rules/enums';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import { ids, publicForm } from '@/testing/form-view/public-form';

const [adult, family] = publicForm.memberships;
if (!adult || !family) throw new Error('the club offers nothing');

/** A club whose tariffs depend on the age, the day and free places. */
const strict: ShownForm = {
  ...publicForm,
  memberships: [
    { ...adult, id: ids.trial, name: 'Kinder', maxAge: 17 },
    { ...adult, minAge: 18 },
    { ...family, isFull: true, fullText: 'Ab Mai nehmen wir wieder Familien auf.' },
  ],
};

const filled: FormValues = {
  ...initialValues(publicForm),
  departmentIds: [ids.gym],
  firstName: 'Anna',
  lastName: 'Groß',
  birthDate: '28.02.1990',
  street: 'Am Markt 1',
  zip: '53111',
  city: 'Bonn',
  email: 'anna@example.org',
  paymentMethod: 'OnAccount',
  privacyAccepted: true,
  signature: 'data:image/png;base64,iVBORw0KGgoA',
};
filled.customFields.shirtSize = 'M';

const problemsOf = (form: ShownForm, values: FormValues) =>
  formProblems(membershipRules, values, form, 'de').map(({ name, key }) => `${name}: ${key}`);

const page = (values: Partial<FormValues>, form = strict) =>
  renderFormPage({
    ...{ locale: 'de', path: '/f/demo/membership', nonce: 'n', form, pageQuery: '' },
    ...{ askedLocale: null, step: 'membership', notice: null, problems: [] },
    values: { ...initialValues(form), ...values },
  });

describe('the first question', () => {
  it('tells a family what to choose, if there is a tariff for families', () => {
    expect(page({}, publicForm)).toContain('Als Familie? Wähle „Für mich“');
    expect(page({}, { ...publicForm, memberships: [adult] })).not.toContain('Als Familie?');
  });
});

describe('the trap for robots', () => {
  it('is out of reach for people, and is still sent', () => {
    const html = page({}, publicForm);
    expect(html).toMatch(/<div class="trap" aria-hidden="true" inert/);
    const input = /<input [^>]*name="website"[^>]*>/.exec(html)?.[0] ?? '';
    expect(input).toContain('tabindex="-1"');
    expect(input).toMatch(/autocomplete="off"/i);
    expect(input).not.toContain('disabled');
  });
});

describe('a form of a club with conditions', () => {
  const disabledIn = (html: string) =>
    [...html.matchAll(/<input type="radio"[^>]*>/g)]
      .filter(([input]) => input.includes('disabled'))
      .map(([input]) => /value="([^"]+)"/.exec(input)?.[1]);

  it('asks the birth date before the tariffs, once', () => {
    const html = page({});
    expect(html.indexOf('id="birthDate"')).toBeLessThan(html.indexOf('name="membershipId"'));
    expect(html.split('id="birthDate"')).toHaveLength(2);
    expect(membershipRules.stepOf('birthDate', strict)).toBe('membership');
    expect(membershipRules.stepOf('birthDate', publicForm)).toBe('person');
  });

  it('offers what fits once it is known, and says why the others do not', () => {
    expect(disabledIn(page({}))).toEqual([ids.family]);
    const html = page({ birthDate: '28.02.1990' });
    expect(disabledIn(html)).toEqual([ids.trial, ids.family]);
    expect(html).toContain('Diesen Tarif gibt es nur bis 17 Jahre. Es zählt das Alter am 01.07.2026.');
    expect(html).toContain('Ab Mai nehmen wir wieder Familien auf.');
  });

  it('sends a choice that does not fit any more, so that it is refused with words', () => {
    const values = { birthDate: '28.02.1990', membershipId: ids.trial };
    expect(disabledIn(page(values))).toEqual([ids.family]);
    expect(problemsOf(strict, { ...filled, ...values })).toContain('membershipId: tariffMaxAge');
  });

  it('names on each card what the tariff costs besides its price', () => {
    expect(page({})).toMatch(/class="terms">einmalig: Aufnahmegebühr 20,00\s€</);
  });
});

describe('the price of a department', () => {
  const pricesIn = (form: ShownForm, values: Partial<FormValues>) =>
    page(values, form)
      .split('name="departmentIds"')
      .slice(1)
      .map(option => /class="(?:aside|terms)">([^<]*)</.exec(option)?.[1]?.replace('\u00a0', ' '));
  const yearly: (typeof publicForm.memberships)[number] = { ...adult, priceInterval: 'Yearly' };
  const [football, gym] = ['im Tarif enthalten', '+ 6,00 € im Monat'];

  it.each([
    [
      'is told from the lowest to the highest before a tariff is chosen',
      publicForm,
      {},
      [football, `${football} bis ${gym}, je nach Tarif`],
    ],
    [
      'stays open if tariffs have different intervals',
      { ...publicForm, memberships: [adult, yearly] },
      {},
      [football, 'je nach Tarif'],
    ],
    ['is that of the only tariff', { ...publicForm, memberships: [adult] }, {}, [football, gym]],
    [
      'is the one that all tariffs share',
      { ...publicForm, memberships: [adult, { ...adult, id: ids.trial }] },
      {},
      [football, gym],
    ],
    ['is that of the tariff that fits the age', strict, { birthDate: '28.02.1990' }, [football, gym]],
    [
      'counts for each person of the chosen family',
      publicForm,
      { membershipId: ids.family },
      [football, '+ 4,00 € im Monat je Person'],
    ],
    ['is included in the chosen tariff', publicForm, { membershipId: ids.trial }, [football, football]],
  ])('%s', (_name, form, values, expected) => {
    expect(pricesIn(form, values).slice(0, 2)).toEqual(expected);
  });
});

describe('the last name of a child', () => {
  it('is filled in for the parent who writes, unless they typed another', () => {
    const child = { ...filled, forWhom: 'child' as const, guardians: [emptyGuardian(), emptyGuardian()] };
    expect(withFamilyName(child, publicForm).guardians.map(one => one.lastName)).toEqual(['Groß', '']);
    const typed = { ...child, guardians: [{ ...emptyGuardian(), lastName: 'Klein' }] };
    expect(withFamilyName(typed, publicForm)).toBe(typed);
    expect(withFamilyName(filled, publicForm)).toBe(filled);
  });
});

describe('a family tariff', () => {
  const values = { ...filled, membershipId: ids.family };

  it('starts with one person, who has the name of the applicant', () => {
    const { familyMembers } = withFirstMember(values, publicForm);
    expect(familyMembers).toMatchObject([{ firstName: '', lastName: 'Groß' }]);
    expect(withFirstMember({ ...values, membershipId: ids.adult }, publicForm).familyMembers).toEqual([]);
    const named = { ...values, familyMembers: [{ ...emptyMember(publicForm), firstName: 'Ole' }] };
    expect(withFirstMember(named, publicForm)).toBe(named);
  });

  it('asks whether nobody else joins, and accepts a yes', () => {
    const ready = withFirstMember(values, publicForm);
    expect(problemsOf(publicForm, ready)).toEqual(['familyMembers: familyAlone']);
    expect(problemsOf(publicForm, { ...ready, isAlone: true })).toEqual([]);
    expect(membershipRules.toSubmit(ready, publicForm, 'de')).toMatchObject({ familyMembers: [] });
  });
});

describe('departments with ages', () => {
  const aged: ShownForm = {
    ...publicForm,
    departments: publicForm.departments.map(one => (one.id === ids.gym ? { ...one, minAge: 16 } : one)),
  };
  const words = 'Die Abteilung „Fitness“ gibt es erst ab 16 Jahren.';

  it('name their ages, and cannot be chosen by a person of another age', () => {
    expect(page({ birthDate: '' }, aged)).toContain('ab 16 Jahren · Geräte und Kurse');
    const html = page({ birthDate: '03.04.2015' }, aged);
    expect(html).toContain(words);
    expect(html).toContain(`disabled="" name="departmentIds" value="${ids.gym}"`);
    expect(page({ birthDate: '28.02.1990' }, aged)).not.toContain(words);
  });

  it('are left out for a person who has those of the application, and refused at a list of their own', () => {
    const child = { ...emptyMember(aged, 'Groß'), firstName: 'Ole', birthDate: '03.04.2015' };
    const named = { ...filled, membershipId: family.id };
    const shared = { ...named, familyMembers: [child] };
    expect(problemsOf(aged, shared)).toEqual([]);
    expect(page(shared, aged)).toContain(words);
    const { familyMembers } = toMembershipSubmit(shared, aged, 'de');
    expect(familyMembers).toMatchObject([{ departmentIds: [] }]);
    const fitting = toMembershipSubmit(
      { ...shared, familyMembers: [{ ...child, birthDate: '03.04.1990' }] },
      aged,
      'de',
    );
    expect(fitting.familyMembers?.[0]?.departmentIds).toBeUndefined();
    const own = { ...child, hasOwnDepartments: true, departmentIds: [ids.gym] };
    expect(problemsOf(aged, { ...named, familyMembers: [own] })).toEqual([
      'familyMembers.0.departmentIds: departmentMinAge',
    ]);
    const free = { ...child, hasOwnDepartments: true, departmentIds: [ids.chess] };
    expect(problemsOf(aged, { ...named, familyMembers: [free] })).toEqual([]);
  });
});

describe('form, plain form and service', () => {
  const day = fc
    .integer({ min: 0, max: 1_500 })
    .map(days => new Date(Date.UTC(2025, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
  const age = fc.integer({ min: 0, max: 90 });
  const tariff = fc.record(
    {
      ...{ minAge: age, maxAge: age, validFrom: day, validUntil: day },
      isFull: fc.boolean(),
      fullText: fc.constantFrom('', 'Alles voll'),
      isFamilyMembership: fc.boolean(),
    },
    { requiredKeys: ['isFamilyMembership'] },
  );
  const ages = fc.option(fc.record({ minAge: age, maxAge: age }, { requiredKeys: [] }), { nil: {} });
  const club = fc.record({
    departments: fc.array(ages, { minLength: 4, maxLength: 4 }),
    tariffs: fc.array(tariff, { minLength: 1, maxLength: 4 }),
    ageReference: fc.constantFrom(...ageReferences),
  });
  const someDepartments = fc.subarray([ids.gym, ids.chess]);
  const typed = fc.record({
    departmentIds: fc.subarray([ids.gym, ids.chess, ids.swimming]),
    own: fc.option(someDepartments),
    chosen: fc.integer({ min: 0, max: 4 }),
    birthDate: fc.oneof(
      fc.constantFrom('', '29.02.2023', '29.2.2008', '1.7.2008'),
      fc.integer({ min: 1930, max: 2025 }).map(year => `01.08.${year}`),
    ),
    entryDate: fc.constantFrom('', '2026-07-01', '2026-08-01', '2026-12-31', '2020-01-01'),
    isAlone: fc.boolean(),
    members: fc.array(fc.constantFrom('', 'Ole', 'Ida'), { maxLength: 3 }),
  });

  it('accept and refuse the same applications by the same rules', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        club,
        typed,
        ({ tariffs, departments, ageReference }, { chosen, members, own, ...answers }) => {
          const form: ShownForm = {
            ...publicForm,
            club: { ...publicForm.club, ageReference },
            departments: publicForm.departments.map((one, at) => ({ ...one, ...departments[at] })),
            memberships: tariffs.map((one, at) => ({
              ...adult,
              ...one,
              id: `019a0000-0000-7000-8000-00000000010${at}`,
            })),
          };
          const values = {
            ...filled,
            ...answers,
            membershipId: form.memberships[chosen]?.id ?? '',
            familyMembers: members.map(firstName => ({
              ...emptyMember(form, firstName && 'Groß'),
              firstName,
              birthDate: firstName && '01.02.2015',
              ...(own ? { hasOwnDepartments: true, departmentIds: own } : {}),
            })),
          };
          const inForm = membershipRules.check(values, form, 'de').map(words);
          const body = MembershipSubmit.parse(membershipRules.toSubmit(values, form, 'de'));
          const byService = checkMembershipApplication(body, membershipFormConfig(form), form.today).map(
            words,
          );
          const isAsked = inForm.includes('familyMembers: familyAlone');
          expect(inForm.filter(one => one !== 'familyMembers: familyAlone')).toEqual(byService);
          const isAlone = namedMembers(values).length === 0 && !values.isAlone;
          if (isAsked) expect(isAlone).toBe(true);
          const posted = readFormData(asPosted(values), form);
          const opened = { rules: membershipRules, form, locale: 'de' } as const;
          const plain = plainAction('send', { values: posted, step: 'review' }, opened);
          expect(plain.isSending).toBe(inForm.length === 0);
          for (const one of inForm.length > 0 ? inForm : ['accepted']) seen.add(one);
        },
      ),
      { numRuns: 1_500 },
    );
    for (const key of ['MinAge', 'MaxAge', 'Ages', 'NotYet', 'Over', 'Full', 'FullWords'])
      expect(seen).toContain(`membershipId: tariff${key}`);
    for (const key of ['MinAge', 'MaxAge', 'Ages'])
      expect(seen).toContain(`departmentIds[0]: department${key}`);
    expect([...seen].some(one => one.startsWith('familyMembers[0].departmentIds[0]: department'))).toBe(true);
    expect(seen).toContain('familyMembers: familyAlone');
    expect(seen).toContain('accepted');
  }, 60_000);
});

const words = ({ path, key }: { readonly path: string; readonly key: string }) => `${path}: ${key}`;

/** The values as a browser posts them: names with dots, ticks only if they are on. */
function asPosted(values: object, path = '', data = new FormData()): FormData {
  for (const [key, value] of Object.entries(values)) {
    const name = path + key;
    if (value === true) data.append(name, 'on');
    else if (typeof value === 'string') data.append(name, value);
    else if (Array.isArray(value) && value.every(one => typeof one === 'string'))
      for (const one of value) data.append(name, one);
    else if (typeof value === 'object' && value !== null) asPosted(value, `${name}.`, data);
  }
  return data;
}
