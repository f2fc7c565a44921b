import { describe, expect, it } from 'vitest';
import { type MailFacts, mailTypeOf, mailVariables } from '@/lib/services/submissions/mail-facts';

const facts = {
  submission: {
    clubId: '1',
    id: '1',
    number: 7,
    kind: 'Membership',
    state: 'Accepted',
    locale: 'de',
    memberNumber: 'A-17',
    firstName: 'Zoë',
    lastName: 'Groß',
    email: 'zoe@example.org',
    birthDate: '1990-02-28',
    receivedAt: new Date('2026-03-14T08:26:00Z'),
    confirmedAt: null,
    decidedAt: null,
  },
  club: {
    name: 'TSV',
    email: '',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    addressForm: 'Du',
    locale: 'de',
  },
  membership: {
    name: 'Familie',
    entryDate: '2026-04-01',
    priceInterval: 'Monthly',
    recurringCents: 1250,
    oneTimeCents: 2500,
    departments: [
      { name: 'Fußball', memberId: null },
      { name: 'Fußball', memberId: 'tom' },
      { name: 'Schwimmen', memberId: null },
    ],
    family: [
      { id: 'tom', firstName: 'Tom', lastName: 'Groß', memberNumber: 'A-18' },
      { id: 'ida', firstName: 'Ida', lastName: 'Groß' },
    ],
  },
} as const satisfies MailFacts;

describe('mailVariables', () => {
  it('names departments, family, numbers and the first payment', () => {
    expect(mailVariables(facts)).toMatchObject({
      departments: 'Zoë Groß: Fußball, Schwimmen; Tom Groß: Fußball',
      familyMembers: 'Tom Groß (A-18), Ida Groß',
      memberNumber: 'A-17',
      firstPayment: '37,50\u00a0€',
      debitAmount: '',
    });
  });

  it('names no person beside the departments of an applicant alone', () => {
    const { membership } = facts;
    const departments = membership.departments.filter(({ memberId }) => memberId === null);
    const alone = { ...facts, membership: { ...membership, departments, family: [] } };
    expect(mailVariables(alone).departments).toBe('Fußball, Schwimmen');
  });

  it('announces the first direct debit of a mandate', () => {
    const mandate = {
      reference: 'M-17',
      creditorId: 'DE98ZZZ09999999999',
      firstDebitDate: '2026-05-02',
    };
    expect(mailVariables({ ...facts, mandate })).toMatchObject({
      debitAmount: '37,50\u00a0€',
      mandateReference: 'M-17',
      creditorId: 'DE98ZZZ09999999999',
      firstDebitDate: '02.05.2026',
    });
  });
});

describe('the text of a mail', () => {
  const textOf = (kind: 'Membership' | 'Change' | 'Cancellation', birthDate: string) =>
    mailTypeOf({ ...facts, submission: { ...facts.submission, kind, birthDate } }, 'Received');

  it('is written for the parents where the person is under 16, whatever they sent', () => {
    expect(textOf('Membership', '2010-03-15').systemText).toBe('GuardianReceived');
    expect(textOf('Change', '2010-03-15').systemText).toBe('GuardianChangeReceived');
    expect(textOf('Cancellation', '2010-03-15')).toEqual({
      type: 'CancellationReceived',
      systemText: 'GuardianCancellationReceived',
    });
    expect(textOf('Cancellation', '2010-03-14').systemText).toBeUndefined();
  });
});
