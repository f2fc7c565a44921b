import { describe, expect, it } from 'vitest';
import { hrefOf } from './place-of-text';

describe('hrefOf', () => {
  it.each([
    ['Membership', 't1', 'surcharges[0].name', '/club/tariffs/t1'],
    ['Department', 'd1', 'name', '/club/departments/d1'],
    ['FurtherForm', 'f1', 'title', '/forms/membership/f1'],
    ['CustomField', 'shirtSize', 'options[0].label', '/club/custom-fields/shirtSize'],
    ['DataPrivacy', '', 'text', '/settings/privacy'],
    ['DataPrivacy', '', 'consents[1].label', '/settings/privacy/consents'],
    ['FormMembership', '', 'notes', '/forms/membership'],
    ['FormMembership', '', 'changeClosedText', '/forms/change'],
    ['FormCancellation', '', 'reasons[0]', '/forms/cancellation'],
    ['EmailTemplate', 'MembershipAccepted', 'body', '/settings/email-templates/MembershipAccepted'],
  ] as const)('leads from %s %s %s to %s', (recordType, recordId, path, href) => {
    expect(hrefOf({ recordType, recordId, path })).toBe(href);
  });
});
