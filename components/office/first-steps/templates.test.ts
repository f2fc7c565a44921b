import { expect, it } from 'vitest';
import { offers, templates } from './templates';

it.each(templates)('in the template %s one of the types that are limited to ages fits each age', template => {
  const limited = offers[template].tariffs.filter(({ minAge, maxAge }) => minAge ?? maxAge);
  for (const age of [0, 17, 18, 40]) {
    const fitting = limited.filter(({ minAge = 0, maxAge = 120 }) => minAge <= age && age <= maxAge);
    expect(fitting, `${age} years`).toHaveLength(limited.length > 0 ? 1 : 0);
  }
});

it.each(['child', 'youthPlayer'])('%s is for people under 18', name => {
  const all = templates.flatMap(template => offers[template].tariffs);
  expect(all.find(tariff => tariff.name === name)).toMatchObject({ maxAge: 17 });
});
