import { expect, it } from 'vitest';
import { oneFullStop } from './one-full-stop';

it.each([
  ['from TSV e. V..', 'from TSV e. V.'],
  ['from TSV.', 'from TSV.'],
  ['from TSV e. V. and more', 'from TSV e. V. and more'],
])('ends %j with one full stop', (sentence, ended) => {
  expect(oneFullStop(sentence)).toBe(ended);
});
