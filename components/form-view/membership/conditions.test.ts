import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBy } from '@/components/form-view/form-actions';
import { formProblems } from '@/components/form-view/form-problems';
import {
  emptyGuardian,
  emptyMember,
  type FormValues,
  initialValues,
  mandateHolder,
  namedMembers,
  withAccountHolder,
  withFamilyName,
} from '@/components/form-view/form-values';
import { membershipRules } from '@/components/form-view/membership/rules';
import { plainAction } from '@/components/form-view/plain-action';
import { readFormData } from '@/components/form-view/read-form-data';
import { renderFormPage } from '@/components/form-view/renderer';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { ageReferences } from '@/lib/rules/enums';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import { countryCodes } from '@/lib/rules/submissions/countries';
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

const page = (values: Partial<FormValues>, form = strict, step: StepId = 'membership') =>
  renderFormPage({
    locale: 'de',
    path: '/f/demo/membership',
    nonce: 'n',
    form,
    pageQuery: '',
    askedLocale: null,
    step,
    notice: null,
    problems: [],
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
      [football, `je nach Tarif enthalten oder bis zu ${gym}`],
    ],
    [
      'stays open if tariffs have different intervals',
      { ...publicForm, memberships: [adult, yearly] },
      {},
      [football, undefined],
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

  it.each<[string, ShownForm, Partial<FormValues>, number]>([
    ['once above all of them while prices differ between the tariffs', publicForm, {}, 2],
    ['also if the tariffs have different intervals', { ...publicForm, memberships: [adult, yearly] }, {}, 2],
    ['not with a single tariff', { ...publicForm, memberships: [adult] }, {}, 1],
    ['not once a tariff is chosen', publicForm, { membershipId: ids.adult }, 1],
  ])('is said to depend on the tariff, %s', (_name, form, values, pieces) => {
    expect(page(values, form).split('hängt vom Tarif ab')).toHaveLength(pieces);
  });
});

describe('the questions of a club', () => {
  const inStep = (html: string, step: string) =>
    new RegExp(`<section id="${step}"(.*?)</section>`, 's').exec(html)?.[1] ?? '';
  const other = publicForm.customFields.filter(({ category }) => category === 'Other');

  it('stand in a part of their own, not above the signature', () => {
    const html = page({}, publicForm);
    const [, ...parts] = inStep(html, 'person').split('<legend>Fragen des Vereins</legend>');
    expect(parts).toHaveLength(1);
    expect(other.length).toBeGreaterThan(1);
    for (const { internalName } of other) {
      expect(parts[0]).toContain(`name="customFields.${internalName}"`);
      expect(inStep(html, 'consent')).not.toContain(`customFields.${internalName}`);
      expect(membershipRules.stepOf(`customFields.${internalName}`, publicForm)).toBe('person');
    }
  });

  it('have no heading where the club asks none', () => {
    const without = {
      ...publicForm,
      customFields: publicForm.customFields.filter(one => !other.includes(one)),
    };
    expect(page({}, without)).not.toContain('Fragen des Vereins');
  });
});

describe('the countries of an address', () => {
  const listIn = (country: string) =>
    /<select[^>]*name="country"[^>]*>(.*?)<\/select>/.exec(
      page({}, { ...publicForm, club: { ...publicForm.club, country } }),
    )?.[1] ?? '';
  const codesOf = (html: string) => [...html.matchAll(/value="(\w\w)"/g)].map(([, code]) => code);

  it("begin with the club's own and its neighbours by name, under a heading, and have each country once", () => {
    const [, near = '', others = ''] = listIn('AT').split('<optgroup ');
    expect(near).toMatch(/^label="In der Nähe"/);
    expect(codesOf(near)).toEqual(['AT', 'DE', 'IT', 'LI', 'CH', 'SK', 'SI', 'CZ', 'HU']);
    expect(others).toMatch(/^label="Weitere Länder"/);
    expect(codesOf(others).slice(0, 2)).toEqual(['AF', 'EG']);
    expect(codesOf(near + others).toSorted()).toEqual([...countryCodes].toSorted());
  });

  it('begin with the own one where the club is far away', () => {
    const [, near = ''] = listIn('NZ').split('<optgroup ');
    expect(codesOf(near)).toEqual(['NZ']);
  });
});

describe('the last name of a child', () => {
  it('is filled in for the parent who writes, unless they typed another', () => {
    const child = { ...filled, forWhom: 'child' as const, guardians: [emptyGuardian(), emptyGuardian()] };
    expect(withFamilyName(child, publicForm).guardians.map(one => one.lastName)).toEqual(['Groß', '']);
    const typed = { ...child, guardians: [{ ...emptyGuardian(), lastName: 'Klein' }] };
    expect(withFamilyName(typed, publicForm).guardians).toEqual(typed.guardians);
    expect(withFamilyName(filled, publicForm).guardians).toEqual(filled.guardians);
  });

  it('follows a correction with the parent until the parent has another', () => {
    const child = { ...filled, forWhom: 'child' as const, guardians: [emptyGuardian(), emptyGuardian()] };
    const first = withFamilyName({ ...child, lastName: 'Gros' }, publicForm);
    expect(withFamilyName({ ...first, lastName: 'Groß' }, publicForm).guardians[0]?.lastName).toBe('Groß');
    const married = { ...first, guardians: [{ ...emptyGuardian(), lastName: 'Klein' }] };
    expect(withFamilyName({ ...married, lastName: 'Groß' }, publicForm).guardians[0]?.lastName).toBe('Klein');
  });
});

describe("a correction of the applicant's name", () => {
  const correct = (values: FormValues, lastName: string) =>
    withFamilyName({ ...values, lastName }, publicForm);
  const lastNamesOf = ({ familyMembers }: FormValues) => familyMembers.map(({ lastName }) => lastName);
  const family = withFamilyName({ ...filled, lastName: 'Öztrük', membershipId: ids.family }, publicForm);
  const two = changedBy('addFamilyMember', { values: family, step: 'family' }, publicForm)?.values ?? family;

  it('is followed by the last names that were filled in for others, not by other ones', () => {
    expect(lastNamesOf(two)).toEqual(['Öztrük', 'Öztrük']);
    const [first, second] = two.familyMembers;
    if (!first || !second) throw new Error('two members expected');
    const named = {
      ...two,
      familyMembers: [
        { ...first, firstName: 'Mert' },
        { ...second, firstName: 'Ida', lastName: 'Klein' },
      ],
    };
    expect(lastNamesOf(correct(named, 'Öztürk'))).toEqual(['Öztürk', 'Klein']);
    expect(lastNamesOf(correct(correct(named, ''), 'Öztürk'))).toEqual(['Öztürk', 'Klein']);
  });

  it('is followed after a form post and after a reload, which know it by a control of the page', () => {
    const posted = readFormData(entriesOf({ ...two, lastName: 'Öztürk' }), publicForm);
    const opened = { rules: membershipRules, form: publicForm, locale: 'de' } as const;
    const { values } = plainAction('review', { values: posted, step: 'family' }, opened);
    expect(lastNamesOf(values)).toEqual(['Öztürk', 'Öztürk']);
  });

  it('is followed by the account holder that was filled in, not by a typed one', () => {
    const held = withAccountHolder({ ...family, firstName: 'Thomas', accountHolder: '' }, publicForm);
    expect(held.accountHolder).toBe('Thomas Öztrük');
    expect(correct(held, 'Öztürk').accountHolder).toBe('Thomas Öztürk');
    expect(correct({ ...held, accountHolder: 'Oma' }, 'Öztürk').accountHolder).toBe('Oma');
  });

  it('fills in no account holder again that was emptied', () => {
    const held = withAccountHolder({ ...family, firstName: 'Thomas' }, publicForm);
    expect(withAccountHolder({ ...held, accountHolder: '' }, publicForm).accountHolder).toBe('');
  });

  it('gives the account holder of a change request, whose old name is their own too', () => {
    const form = { ...publicForm, kind: 'Change' as const };
    const start = initialValues(form);
    const identity = { ...start.identity, firstName: 'Katrin', lastName: 'Güneş' };
    const married = { ...start, identity, changes: ['name', 'payment'], lastName: "Güneş-O'Brien" };
    const held = withAccountHolder(married, form);
    expect(held.accountHolder).toBe("Katrin Güneş-O'Brien");
    for (const own of [held.accountHolder, 'Katrin Güneş'])
      expect(mandateHolder({ ...held, accountHolder: own }, form)).toBe('own');
    expect(mandateHolder({ ...held, accountHolder: 'Ute Kern' }, form)).toBe('Ute Kern');
    const child = { ...held, identity: { ...identity, birthDate: '28.2.2018' }, accountHolder: 'Ute Kern' };
    expect(mandateHolder(child, form), 'a guardian signs, perhaps Ute Kern').toBe('own');
  });
});

/** As a plain post of the page sends them. */
function entriesOf({ familyMembers, ...values }: FormValues): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) if (typeof value === 'string') data.append(name, value);
  familyMembers.forEach(({ firstName, lastName }, index) => {
    data.append(`familyMembers.${index}.firstName`, firstName);
    data.append(`familyMembers.${index}.lastName`, lastName);
  });
  return data;
}

describe('a surcharge for each person of a family', () => {
  const shirt = {
    id: ids.locker,
    name: 'Shirt',
    price: 15,
    isOptional: true,
    scope: 'PerPerson' as const,
    dueType: 'OneTime' as const,
  };
  const [base] = family.surcharges;
  const surcharges = base ? [{ ...base, minAge: undefined, maxAge: undefined, ...shirt }] : [];
  const form = { ...publicForm, memberships: [{ ...family, surcharges }] };
  const member = (firstName: string) => ({ ...emptyMember(form), firstName, lastName: 'Groß' });
  const chosen = { ...filled, membershipId: family.id, surchargeIds: [shirt.id] };

  it('says so where it is chosen and in the review, with the number of people who are named', () => {
    expect(page(chosen, form)).toContain('zählt für jede Person im Antrag');
    const two = { ...chosen, familyMembers: [member('Ole'), member('Ida'), member('')] };
    expect(page(two, form)).toContain('zählt für jede der 3 Personen im Antrag');
    expect(page(two, form, 'review').split('id="review"')[1]).toContain(
      'Shirt, zählt für jede der 3 Personen im Antrag',
    );
  });

  it('cannot be chosen, and is refused, once its ages fit nobody of the application', () => {
    const limited = {
      ...form,
      memberships: [{ ...family, surcharges: surcharges.map(one => ({ ...one, maxAge: 14 })) }],
    };
    const born = (birthDate: string) => ({
      ...chosen,
      familyMembers: [{ ...member('Ole'), birthDate, departmentIds: [ids.gym] }],
    });
    const refusal = 'Diesen Zuschlag gibt es nur bis 14 Jahre.';
    const cases = [
      [born(''), false],
      [born('24.12.2016'), false],
      [born('14.10.1979'), true],
    ] as const;
    for (const [values, isRefused] of cases) {
      expect(page(values, limited).includes(refusal)).toBe(isRefused);
      const found = membershipRules.check(values, limited, 'de').map(({ path, key }) => `${path}: ${key}`);
      expect(found.includes('surchargeIds[0]: surchargeMaxAge')).toBe(isRefused);
    }
    const unchosen = page({ ...born('14.10.1979'), surchargeIds: [] }, limited);
    expect(unchosen).toMatch(/<input type="checkbox" id="surchargeIds"[^>]*disabled/);
  });
});

describe('a family tariff', () => {
  const values = { ...filled, membershipId: ids.family };

  it('starts with one person, who has the name of the applicant', () => {
    const { familyMembers } = withFamilyName(values, publicForm);
    expect(familyMembers).toMatchObject([{ firstName: '', lastName: 'Groß' }]);
    expect(withFamilyName({ ...values, membershipId: ids.adult }, publicForm).familyMembers).toEqual([]);
    const named = { ...values, familyMembers: [{ ...emptyMember(publicForm), firstName: 'Ole' }] };
    expect(withFamilyName(named, publicForm).familyMembers).toBe(named.familyMembers);
  });

  it('asks whether nobody else joins, and accepts a yes', () => {
    const ready = withFamilyName(values, publicForm);
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

  it('hold for each person of a family', () => {
    const child = { ...emptyMember(aged, 'Groß'), firstName: 'Ole', birthDate: '03.04.2015' };
    const named = { ...filled, membershipId: family.id };
    expect(problemsOf(aged, { ...named, familyMembers: [{ ...child, departmentIds: [ids.gym] }] })).toEqual([
      'familyMembers.0.departmentIds: departmentMinAge',
    ]);
    expect(problemsOf(aged, { ...named, familyMembers: [{ ...child, departmentIds: [ids.chess] }] })).toEqual(
      [],
    );
  });
});

describe('departments of a family', () => {
  const child = { ...emptyMember(publicForm, 'Groß'), firstName: 'Ole', birthDate: '03.04.2015' };
  const named = { ...filled, membershipId: family.id, departmentIds: [ids.gym, ids.chess] };
  const pressed = (values: FormValues, action: string, form = publicForm) =>
    changedBy(action, { values, step: 'family' }, form)?.values.familyMembers.map(
      ({ departmentIds }) => departmentIds,
    );

  it('are those that each person chooses: nobody has and pays for those of the applicant', () => {
    const none = { ...named, familyMembers: [child] };
    expect(membershipRules.toSubmit(none, publicForm, 'de')).toMatchObject({
      familyMembers: [{ departmentIds: [] }],
    });
    expect(problemsOf(publicForm, none)).toEqual(['familyMembers.0.departmentIds: departmentsMin']);
    const free = { ...publicForm, departmentSettings: { ...publicForm.departmentSettings, minSelection: 0 } };
    expect(problemsOf(free, none)).toEqual([]);
    expect(page(none, publicForm)).toContain('name="familyMembers.0.departmentIds"');
  });

  it('are taken over by a button, from the applicant or another person, as far as they fit', () => {
    const ida = { ...child, firstName: 'Ida', departmentIds: [ids.chess] };
    const values = { ...named, familyMembers: [ida, child] };
    const html = page(values, publicForm);
    expect(html).toContain('Wie bei dir: Fitness, Schach');
    expect(html).toContain('Wie bei Ida Groß: Schach');
    expect(pressed(values, 'sameDepartments.1.me')).toEqual([[ids.chess], [ids.gym, ids.chess]]);
    expect(pressed(values, 'sameDepartments.1.0')).toEqual([[ids.chess], [ids.chess]]);
    const aged = publicForm.departments.map(one => (one.id === ids.gym ? { ...one, minAge: 16 } : one));
    const form = { ...publicForm, departments: aged };
    expect(pressed(values, 'sameDepartments.1.me', form)).toEqual([[ids.chess], [ids.chess]]);
    expect(pressed(values, 'sameDepartments.9.me')).toEqual([[ids.chess], []]);
    expect(pressed(values, 'sameDepartments.1.7')).toEqual([[ids.chess], []]);
  });
});

describe('form, plain form and service', () => {
  const day = fc
    .integer({ min: 0, max: 1_500 })
    .map(days => new Date(Date.UTC(2025, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
  const age = fc.integer({ min: 0, max: 90 });
  const tariff = fc.record(
    {
      minAge: age,
      maxAge: age,
      validFrom: day,
      validUntil: day,
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
    own: someDepartments,
    // Often the first tariff, which is always there: few applications are accepted, and some must be.
    chosen: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 4 })),
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
              departmentIds: own,
            })),
          };
          const inForm = membershipRules.check(values, form, 'de').map(words);
          const body = MembershipSubmit.parse(membershipRules.toSubmit(values, form, 'de'));
          const byService = checkMembershipApplication(body, membershipFormConfig(form), form.today).map(
            words,
          );
          const isAsked = inForm.includes('familyMembers: familyAlone');
          expect(inForm.filter(one => !isAskedByFormAlone(one))).toEqual(byService);
          const isAlone = namedMembers(values).length === 0 && !values.isAlone;
          if (isAsked) expect(isAlone).toBe(true);
          const posted = readFormData(asPosted(values), form);
          const opened = { rules: membershipRules, form, locale: 'de' } as const;
          const plain = plainAction('send', { values: posted, step: 'review' }, opened);
          expect(plain.isSending).toBe(inForm.length === 0);
          for (const one of inForm.length > 0 ? inForm : ['accepted']) seen.add(one);
        },
      ),
      { numRuns: 3_000 },
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

/** Of what the service accepts. */
const isAskedByFormAlone = (problem: string) =>
  problem === 'familyMembers: familyAlone' || /^familyMembers.*: departmentsMin$/.test(problem);

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

describe('a typed signature', () => {
  const named = { ...initialValues(publicForm), firstName: 'Mia', lastName: 'Wieder' };
  const errorsOf = (values: FormValues) =>
    formProblems(membershipRules, values, publicForm, 'de').filter(({ key }) => key === 'signatureName');

  it.each([
    ['Mia', 1],
    ['wieder', 1],
    ['Mia Wieder', 0],
    ['M. Wieder', 0],
    ['', 0],
  ])('%j is refused with the other errors of the form: %i', (signatureName, count) => {
    expect(errorsOf({ ...named, signatureName })).toHaveLength(count);
  });

  it('of a parent is compared with the parents', () => {
    const [first, second] = named.guardians;
    if (!first || !second) throw new Error('a form has two guardians');
    const guardians = [{ ...first, firstName: 'Ute', lastName: 'Kern' }, second];
    const forChild = { ...named, forWhom: 'child', birthDate: '28.2.2018', guardians };
    expect(errorsOf({ ...forChild, signatureName: 'Ute' })[0]?.params).toEqual({ names: 'Ute Kern' });
    expect(errorsOf({ ...forChild, signatureName: 'Ute Kern' })).toEqual([]);
  });
});
