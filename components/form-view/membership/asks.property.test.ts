import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormValues, initialValues } from '@/components/form-view/form-values';
import { membershipRules } from '@/components/form-view/membership/rules';
import { plainAction } from '@/components/form-view/plain-action';
import { readFormData } from '@/components/form-view/read-form-data';
import { renderFormPage } from '@/components/form-view/renderer';
import type { ShownForm } from '@/components/form-view/shown-form';
import { CustomFieldSchema } from '@/lib/contracts/catalog';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import { FormFields } from '@/lib/contracts/forms';
import { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
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

const blankField = { ...publicForm.customFields[0], defaultValue: null };

/** A club with four questions that depend on each other, and its choices for our own fields. */
const clubs = fc.tuple(fields, settings).map(
  ([asked, application]): ShownForm => ({
    ...publicForm,
    settings: { ...publicForm.settings, showSignature: false, fields: FormFields.parse({ application }) },
    customFields: asked.map(field => CustomFieldSchema.parse({ ...blankField, ...field })),
  }),
);

const answers = fc.record({
  membershipId: fc.constantFrom(...tariffIds),
  departmentIds: fc.subarray([ids.gym, ids.chess], { minLength: 1 }),
  birthDate: fc.constantFrom('28.02.1990', '01.05.1950'),
  phone: fc.constantFrom('', '0228 123456'),
  gender: fc.constantFrom('', 'Female'),
  notes: fc.constantFrom('', 'Hallo'),
  picked: fc.array(fc.constantFrom('', ...values), { minLength: 4, maxLength: 4 }),
});

function typed(
  form: ShownForm,
  { picked, ...own }: typeof answers extends fc.Arbitrary<infer One> ? One : never,
): FormValues {
  const customFields = Object.fromEntries(
    form.customFields.map(({ internalName, type }, index) => {
      const value = picked[index] ?? '';
      return [internalName, type === 'MultiSelect' ? (value === '' ? [] : [value]) : value];
    }),
  );
  return {
    ...initialValues(form),
    ...{ firstName: 'Anna', lastName: 'Groß', street: 'Am Markt 1', zip: '53111', city: 'Bonn' },
    ...{ email: 'anna@example.org', paymentMethod: 'OnAccount', privacyAccepted: true, isAlone: true },
    ...own,
    customFields,
  };
}

/** What a browser without a script would post of this page. */
function posted(form: ShownForm, given: FormValues): FormData {
  const html = renderFormPage({
    ...{ form, values: given, problems: [], step: 'review', notice: null, pageQuery: '', askedLocale: null },
    ...{ locale: 'de', path: '/f/demo/membership', nonce: 'n' },
  });
  const data = new FormData();
  const text = (name: string, value: string) => {
    if (html.includes(`name="${name}"`)) data.append(name, value);
  };
  for (const [name, value] of Object.entries(given)) if (typeof value === 'string') text(name, value);
  for (const [name, value] of Object.entries(given.customFields))
    for (const one of [value].flat()) if (one !== '') text(`customFields.${name}`, String(one));
  for (const id of given.departmentIds) data.append('departmentIds', id);
  data.append('privacyAccepted', 'on');
  data.append('isAlone', 'on');
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
        expect(service).toEqual(live);

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
      { seed: 15, numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(20);
  }, 60_000);
});
