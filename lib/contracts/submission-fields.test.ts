import { describe, expect, it } from 'vitest';
import { MembershipPatchRequest } from './submission-patches';
import { CancellationSubmit, ChangesSubmit, MembershipSubmit } from './submissions';

describe('members of custom fields and consents', () => {
  it.each([
    ['customFields', MembershipSubmit, '{"customFields":{"__proto__":"x"}}'],
    ['mediaConsents', MembershipSubmit, '{"mediaConsents":{"__proto__":true}}'],
    [
      'familyMembers.0.customFields',
      MembershipSubmit,
      '{"familyMembers":[{"customFields":{"__proto__":"x"}}]}',
    ],
    ['wishes.customFields', ChangesSubmit, '{"identity":{},"wishes":{"customFields":{"__proto__":"x"}}}'],
    ['customFields', CancellationSubmit, '{"customFields":{"__proto__":"x"}}'],
    ['mediaConsents', MembershipPatchRequest, '{"mediaConsents":{"__proto__":true}}'],
  ])('are refused in %s under a name that objects have by themselves', (path, schema, body) => {
    const issues = schema.safeParse(JSON.parse(body)).error?.issues ?? [];
    const named = issues.filter(({ code }) => code === 'unrecognized_keys');
    expect(named.map(issue => issue.path.join('.'))).toEqual([path]);
    expect(named).toMatchObject([{ keys: ['__proto__'] }]);
  });

  it('are taken under every other name', () => {
    const customFields = { constructor: 'x', shirtSize: null };
    expect(CancellationSubmit.parse({ customFields })).toEqual({ customFields });
  });
});
