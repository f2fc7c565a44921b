import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeViolations, violationsOf } from './problem';

describe('describeViolations', () => {
  it.each(['__proto__', 'constructor', 'toString'])('names an unknown member %s like any other', name => {
    const parsed = z.strictObject({}).safeParse(JSON.parse(`{"${name}":{"isAdmin":true}}`));
    const errors = describeViolations(violationsOf(parsed.error ?? new z.ZodError([])), 'en');
    expect(JSON.parse(JSON.stringify(errors))).toEqual(
      JSON.parse(`{"${name}":["There is no such member here. Leave it out."]}`),
    );
    expect(Object.keys(errors)).toEqual([name]);
  });

  it('tells the same twice only once, and two different things of one path both', () => {
    const violations = [
      { path: 'zip', key: 'required' },
      { path: 'zip', key: 'required' },
      { path: 'zip', key: 'zipShape' },
    ];
    expect(describeViolations(violations, 'en').zip).toHaveLength(2);
  });
});
