import { describe, expect, it } from 'vitest';
import { CancellationSubmit, ChangeSubmission, ChangesSubmit, MembershipSubmit } from './submissions';

describe('members of custom fields', () => {
  it.each([
    ['customFields', MembershipSubmit, '{"customFields":{"__proto__":"x"}}'],
    [
      'familyMembers.0.customFields',
      MembershipSubmit,
      '{"familyMembers":[{"customFields":{"__proto__":"x"}}]}',
    ],
    ['wishes.customFields', ChangesSubmit, '{"identity":{},"wishes":{"customFields":{"__proto__":"x"}}}'],
    ['customFields', CancellationSubmit, '{"customFields":{"__proto__":"x"}}'],
  ])('refuse the name %s, which objects inherit', (path, schema, body) => {
    const issues = schema.safeParse(JSON.parse(body)).error?.issues ?? [];
    const named = issues.filter(({ code }) => code === 'unrecognized_keys');
    expect(named.map(issue => issue.path.join('.'))).toEqual([path]);
    expect(named).toMatchObject([{ keys: ['__proto__'] }]);
  });

  it('accept every other name', () => {
    const customFields = { constructor: 'x', shirtSize: null };
    expect(CancellationSubmit.parse({ customFields })).toEqual({ customFields });
  });
});

describe('answers to consents', () => {
  const consentId = '019a0000-0000-7000-8000-000000000001';

  it('accept the list that a read returns', () => {
    const read = { consentId, mediaType: 'Website', label: 'Fotos', text: '', textVersion: 1, isGiven: true };
    expect(MembershipSubmit.parse({ mediaConsents: [read] }).mediaConsents).toEqual({ [consentId]: true });
  });

  it('accept one answer per consent only', () => {
    const answer = { consentId, mediaType: 'Website', isGiven: true };
    expect(MembershipSubmit.safeParse({ mediaConsents: [answer, answer] }).success).toBe(false);
  });
});

it('a read of a change request has the members of the write and those that the service assigns', () => {
  const written = Object.keys(ChangesSubmit.shape);
  const assigned = Object.keys(ChangeSubmission.shape).filter(name => !written.includes(name));
  expect(assigned.toSorted()).toEqual(
    [
      ...['id', 'number', 'kind', 'state', 'needsConfirmation', 'receivedAt', 'confirmedAt', 'decidedAt'],
      ...[
        'decidedBy',
        'decisionMessage',
        'withdrawnAt',
        'isAnonymized',
        'version',
        'origin',
        'mandate',
        'files',
      ],
    ].toSorted(),
  );
});
