import { expect, it } from 'vitest';
import { sampleWriter } from '@/components/office/sample-texts';
import { recordsOf, templates } from './templates';

const inGerman = sampleWriter('de');

it.each(templates)('in the template %s one of the types that are limited to ages fits each age', template => {
  const limited = recordsOf(template, inGerman, 0).memberships.filter(
    ({ minAge, maxAge }) => minAge ?? maxAge,
  );
  for (const age of [0, 17, 18, 40]) {
    const fitting = limited.filter(({ minAge = 0, maxAge = 120 }) => minAge <= age && age <= maxAge);
    expect(fitting, `${age} years`).toHaveLength(limited.length > 0 ? 1 : 0);
  }
});

it.each(['Kinder und Jugendliche', 'Jugend in Ausbildung'])('%s is for people under 18', name => {
  const all = templates.flatMap(template => recordsOf(template, inGerman, 0).memberships);
  expect(all.find(tariff => tariff.name === name)).toMatchObject({ maxAge: 17 });
});

it('a template names its records in the language of the club and in all others', () => {
  const { departments, memberships } = recordsOf('Sports', inGerman, 15);
  expect(departments[0]).toMatchObject({ name: 'Turnen', translations: { en: { name: 'Gymnastics' } } });
  expect(memberships[0]).toMatchObject({
    name: 'Kinder und Jugendliche',
    translations: { en: { name: 'Children and teenagers' } },
    surcharges: [{ name: 'Aufnahmegebühr', translations: { en: { name: 'Admission fee' } } }],
  });
  expect(recordsOf('Sports', sampleWriter('en'), 0).departments[0]).toMatchObject({
    name: 'Gymnastics',
    translations: { de: { name: 'Turnen' } },
  });
});
