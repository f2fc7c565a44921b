import { describe, expect, it } from 'vitest';
import { type MailFacts, mailVariables } from '@/lib/services/submissions/mail-facts';

const facts = {
  submission: {
    ...{
      clubId: '1',
      id: '1',
      number: 7,
      kind: 'Membership',
      state: 'Accepted',
      locale: 'de',
      memberNumber: 'A-17',
    },
    ...{ firstName: 'Zoë', lastName: 'Groß', email: 'zoe@example.org', birthDate: '1990-02-28' },
    receivedAt: new Date('2026-03-14T08:26:00Z'),
    confirmedAt: null,
    decidedAt: null,
  },
  club: { name: 'TSV', email: '', timeZone: 'Europe/Berlin', currency: 'EUR', addressForm: 'Du' },
  membership: {
    ...{ name: 'Familie', entryDate: '2026-04-01', priceInterval: 'Monthly' },
    ...{ recurringCents: 1250, oneTimeCents: 2500, departments: ['Fußball', 'Schwimmen'] },
    family: [
      { firstName: 'Tom', lastName: 'Groß', memberNumber: 'A-18' },
      { firstName: 'Ida', lastName: 'Groß' },
    ],
  },
} as const satisfies MailFacts;

describe('mailVariables', () => {
  it('names departments, family, numbers and the first payment', () => {
    expect(mailVariables(facts)).toMatchObject({
      ...{
        departments: 'Fußball, Schwimmen',
        familyMembers: 'Tom Groß (A-18), Ida Groß',
        memberNumber: 'A-17',
      },
      ...{ firstPayment: '37,50\u00a0€', debitAmount: '' },
    });
  });

  it('announces the first direct debit of a mandate', () => {
    const mandate = {
      ...{ reference: 'M-17', creditorId: 'DE98ZZZ09999999999' },
      firstDebitDate: '2026-05-02',
    };
    expect(mailVariables({ ...facts, mandate })).toMatchObject({
      ...{ debitAmount: '37,50\u00a0€', mandateReference: 'M-17', creditorId: 'DE98ZZZ09999999999' },
      firstDebitDate: '02.05.2026',
    });
  });
});
