import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyGuardian,
  emptyMember,
  type FormValues,
  initialValues,
} from '@/components/form-view/form-values';
import { membershipRules } from '@/components/form-view/membership/rules';
import { plainAction } from '@/components/form-view/plain-action';
import { readFormData } from '@/components/form-view/read-form-data';
import { renderFormPage } from '@/components/form-view/renderer';
import type { ShownForm } from '@/components/form-view/shown-form';
import { CustomFieldSchema } from '@/lib/contracts/catalog';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import { FormFields } from '@/lib/contracts/forms';
import { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { checkDepartmentFit, checkTariffFit } from '@/lib/rules/money/tariff-fit';
import { settableNames, usesOf } from '@/lib/rules/submissions/asked-fields';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import { ids, publicForm } from '@/testing/form-view/public-form';

const names = ['first', 'second', 'third', 'fourth'] as const;
const values = ['a', 'b'] as const;
const tariffIds = publicForm.memberships.map(({ id }) => id);

const condition = (before: readonly string[]) =>
  fc
    .record(
      {
        membershipIds: fc.subarray(tariffIds, { minLength: 1 }),
        departmentIds: fc.subarray([ids.gym, ids.chess], { minLength: 1 }),
        minAge: fc.constantFrom(6, 18),
        maxAge: fc.constantFrom(17, 65),
        ...(before.length === 0
          ? {}
          : {
              answer: fc.record({
                internalName: fc.constantFrom(...before),
                values: fc.subarray([...values], { minLength: 1 }),
              }),
            }),
      },
      { requiredKeys: [] },
    )
    .map(showIf => (Object.keys(showIf).length === 0 ? null : showIf));

const fields = fc.tuple(
  ...names.map((internalName, index) =>
    fc.record({
      internalName: fc.constant(internalName),
      label: fc.constant(internalName),
      type: fc.constantFrom('Select', 'MultiSelect', 'Select'),
      category: fc.constantFrom('Personal', 'Membership', 'Other'),
      forms: fc.constant(['Membership']),
      isRequired: fc.boolean(),
      options: fc.constant(values.map(value => ({ value, label: value }))),
      showIf: condition(names.slice(0, index)),
    }),
  ),
);

const settings = fc.record(
  Object.fromEntries(
    settableNames('application').map(name => [
      name,
      fc.record({ use: fc.constantFrom(...usesOf('application', name)) }),
    ]),
  ),
  { requiredKeys: [] },
);

/** Conditions of a tariff that some of the answers below fulfil and others do not. */
const tariffConditions = fc.record(
  {
    minAge: fc.constantFrom(6, 18),
    maxAge: fc.constantFrom(17, 65),
    validFrom: fc.constantFrom('2026-07-01', '2026-07-02'),
    validUntil: fc.constantFrom('2026-06-30', '2026-07-01'),
    isFull: fc.boolean(),
    fullText: fc.constantFrom('', 'Ab Mai gibt es neue Plätze.'),
  },
  { requiredKeys: [] },
);
const offered = fc.tuple(
  ...publicForm.memberships.map(tariff =>
    fc.option(tariffConditions, { nil: {} }).map(conditions => ({ ...tariff, ...conditions })),
  ),
);

const departmentsOffered = fc.tuple(
  ...publicForm.departments.map(department =>
    fc
      .option(
        fc.record(
          { minAge: fc.constantFrom(6, 6, 18), maxAge: fc.constantFrom(17, 65, 65) },
          { requiredKeys: [] },
        ),
        { nil: {}, freq: 1 },
      )
      .map(ages => ({ ...department, ...ages })),
  ),
);

const blankField = { ...publicForm.customFields[0], defaultValue: null };

/**
 * A club with tariffs with conditions, departments with ages, four questions that depend on each other, and its choices
 * for our own fields. Some have no conditions or choices, so that enough applications are accepted.
 */
const clubs = fc.tuple(fields, fc.option(settings, { nil: {} }), offered, departmentsOffered).map(
  ([asked, application, memberships, departments]): ShownForm => ({
    ...publicForm,
    memberships,
    departments,
    settings: { ...publicForm.settings, showSignature: false, fields: FormFields.parse({ application }) },
    customFields: asked.map(field => CustomFieldSchema.parse({ ...blankField, ...field })),
  }),
);

const answers = fc.record({
  membershipId: fc.constantFrom(...tariffIds),
  departmentIds: fc.subarray([ids.gym, ids.chess], { minLength: 1 }),
  birthDate: fc.constantFrom('28.02.1990', '01.05.1950', '03.04.2012'),
  guardians: fc.constantFrom(0, 1, 2, 2, 2),
  hasSoleCustody: fc.boolean(),
  members: fc.array(fc.constantFrom('', '02.03.1984', '14.10.1979', '24.12.2016', '05.06.2011'), {
    maxLength: 3,
  }),
  /** Departments of the first further person. */
  own: fc.subarray([ids.gym, ids.chess]),
  isAlone: fc.boolean(),
  phone: fc.constantFrom('', '0228 123456'),
  gender: fc.constantFrom('', 'Female'),
  notes: fc.constantFrom('', 'Hallo'),
  picked: fc.array(fc.constantFrom('', ...values, ...values), { minLength: 4, maxLength: 4 }),
});

function typed(
  form: ShownForm,
  { picked, guardians, members, own, ...given }: typeof answers extends fc.Arbitrary<infer One> ? One : never,
): FormValues {
  const customFields = Object.fromEntries(
    form.customFields.map(({ internalName, type }, index) => {
      const value = picked[index] ?? '';
      return [internalName, type === 'MultiSelect' ? (value === '' ? [] : [value]) : value];
    }),
  );
  return {
    ...initialValues(form),
    forWhom: 'me',
    firstName: 'Anna',
    lastName: 'Groß',
    street: 'Am Markt 1',
    zip: '53111',
    city: 'Bonn',
    email: 'anna@example.org',
    paymentMethod: 'OnAccount',
    privacyAccepted: true,
    ...given,
    guardians: ['eva', 'jan'].map((firstName, index) =>
      index < guardians
        ? { ...emptyGuardian(), firstName, lastName: 'Groß', email: `${firstName}@example.org` }
        : emptyGuardian(),
    ),
    familyMembers: members.map((birthDate, index) => ({
      ...emptyMember(form, 'Groß'),
      firstName: `Kind ${index}`,
      birthDate,
      ...(index === 0 ? { departmentIds: own } : {}),
    })),
    customFields,
  };
}

/** What a browser without a script would post of this page. */
function posted(form: ShownForm, given: FormValues): FormData {
  const html = renderFormPage({
    form,
    values: given,
    problems: [],
    step: 'review',
    notice: null,
    pageQuery: '',
    askedLocale: null,
    locale: 'de',
    path: '/f/demo/membership',
    nonce: 'n',
  });
  const data = new FormData();
  const text = (name: string, value: string) => {
    if (html.includes(`name="${name}"`)) data.append(name, value);
  };
  const texts = (values: object, path = '') => {
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string') text(`${path}${name}`, value);
  };
  texts(given);
  for (const [index, guardian] of given.guardians.entries()) texts(guardian, `guardians.${index}.`);
  for (const [index, member] of given.familyMembers.entries()) texts(member, `familyMembers.${index}.`);
  for (const [name, value] of Object.entries(given.customFields))
    for (const one of [value].flat()) if (one !== '') text(`customFields.${name}`, String(one));
  for (const id of given.departmentIds) data.append('departmentIds', id);
  for (const [index, { departmentIds }] of given.familyMembers.entries()) {
    for (const id of departmentIds) data.append(`familyMembers.${index}.departmentIds`, id);
  }
  data.append('privacyAccepted', 'on');
  if (given.isAlone) data.append('isAlone', 'on');
  if (given.hasSoleCustody) data.append('hasSoleCustody', 'on');
  for (const [, name] of html.matchAll(/name="asked" value="([^"]+)"/g)) data.append('asked', name ?? '');
  return data;
}

describe('live form, plain form and service', () => {
  it('accept the same applications, for random clubs and answers', () => {
    let accepted = 0;
    fc.assert(
      fc.property(clubs, answers, (form, given) => {
        const filled = typed(form, given);
        const live = membershipRules.check(filled, form, 'de');
        const body = MembershipSubmit.parse(
          JSON.parse(JSON.stringify(membershipRules.toSubmit(filled, form, 'de'))),
        );
        const { mediaConsents: _consents, ...sent } = body;
        const service = checkMembershipApplication(sent, membershipFormConfig(form), form.today);
        // Only forms ask whether a family of one is meant, and hold others than the applicant to a minimum of departments.
        const common = live.filter(
          ({ key, path }) =>
            key !== 'familyAlone' && !(key === 'departmentsMin' && path.startsWith('familyMembers')),
        );
        expect(service).toEqual(common);
        const tariff = form.memberships.find(({ id }) => id === filled.membershipId);
        const misfit =
          tariff && checkTariffFit(tariff, { ...sent, ageReference: 'EntryDate', day: form.today });
        expect(common.some(({ path }) => path === 'membershipId')).toBe(Boolean(misfit));

        // Each department is refused exactly for the people whose age does not fit it.
        const people = [sent, ...(sent.familyMembers ?? [])];
        const expected = people.flatMap(({ birthDate, departmentIds }, index) => {
          const chosen = departmentIds ?? [];
          const fits = (id: string) => {
            const found = form.departments.find(one => one.id === id);
            const person = { birthDate, entryDate: sent.entryDate, ageReference: 'EntryDate' as const };
            return !found || !checkDepartmentFit(found, { ...person, day: form.today });
          };
          const place = index === 0 ? '' : `familyMembers[${index - 1}].`;
          const misfits = chosen.flatMap((id, at) => (fits(id) ? [] : [`${place}departmentIds[${at}]`]));
          return misfits;
        });
        const isFamily = form.memberships.find(({ id }) => id === filled.membershipId)?.isFamilyMembership;
        const refused = common.flatMap(({ key, path }) =>
          /^department(Min|Max|Ages)/.test(key) ? [path] : [],
        );
        if (isFamily || !sent.familyMembers?.length) expect(refused).toEqual(expected);

        const data = posted(form, filled);
        const read = readFormData(data, form);
        const state = { values: read, step: 'review' as const, asked: data.getAll('asked').map(String) };
        const plain = plainAction('send', state, { rules: membershipRules, form, locale: 'de' });
        expect(plain.isSending).toBe(live.length === 0);
        if (live.length === 0) {
          accepted += 1;
          expect(membershipRules.toSubmit(read, form, 'de')).toEqual(
            membershipRules.toSubmit(filled, form, 'de'),
          );
        }
      }),
      { seed: 15, numRuns: 600 },
    );
    expect(accepted).toBeGreaterThan(20);
  }, 300_000);
});
