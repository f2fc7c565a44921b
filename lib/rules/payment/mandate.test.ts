import { describe, expect, it } from 'vitest';
import { makeMandateReference, oneFullStop } from './mandate';

describe('makeMandateReference', () => {
  it.each([
    ['tsv', ['M', 2026, '7f3a9c2b'], 'TSV-M-2026-7F3A9C2B'],
    ['Schützenverein Weiß & Söhne', [17], 'SCHUETZENVEREIN-WEISS-SOEHNE-17'],
    ['', [17], '17'],
    ['--', [17], '17'],
    ['é', ['a'], 'E-A'],
    ['A'.repeat(60), ['12345678'], `${'A'.repeat(26)}-12345678`],
    [`${'A'.repeat(25)}-B`, ['12345678'], `${'A'.repeat(25)}-12345678`],
    ['PREFIX', ['X'.repeat(35)], 'X'.repeat(35)],
    ['PREFIX', ['X'.repeat(34)], 'X'.repeat(34)],
  ])('of %j and %j is %j', (prefix, parts, expected) => {
    const reference = makeMandateReference(prefix, ...parts);
    expect(reference).toBe(expected);
    expect(reference).toMatch(/^(?=.{1,35}$)[A-Z0-9]+(-[A-Z0-9]+)*$/);
  });

  it.each([[[]], [['']], [['%']], [['X'.repeat(36)]]])('throws for the parts %j', parts => {
    expect(() => makeMandateReference('TSV', ...parts)).toThrow(RangeError);
  });
});

describe('oneFullStop', () => {
  it.each([
    ['from TSV e. V..', 'from TSV e. V.'],
    ['from TSV.', 'from TSV.'],
    ['from TSV e. V. and more', 'from TSV e. V. and more'],
  ])('ends %j with one full stop', (sentence, ended) => {
    expect(oneFullStop(sentence)).toBe(ended);
  });
});
