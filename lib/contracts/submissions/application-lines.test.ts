import { expect, it } from 'vitest';
import { formatMoney } from '@/lib/rules/format/format-money';
import { joiningPersons, priceLines } from './application-lines';
import { MembershipSubmission, type PriceQuote } from './submissions';

it('lists the applicant and then each family member with their own departments', () => {
  const { example } = MembershipSubmission.meta() ?? {};
  const applicant = MembershipSubmission.parse(example);
  const [member] = applicant.familyMembers;
  if (!member) throw new Error('the example has no family');
  const department = (name: string) => ({ id: applicant.id, name });
  const persons = joiningPersons({
    firstName: 'Anna',
    lastName: 'Groß',
    birthDate: '1990-02-28',
    departments: [department('Fußball')],
    familyMembers: [
      {
        ...member,
        firstName: 'Ben',
        lastName: 'Klein',
        birthDate: '2015-05-01',
        departments: [department('Turnen'), department('Tennis')],
      },
      { ...member, firstName: 'Mia', lastName: 'Groß', birthDate: null, departments: [] },
    ],
  });
  expect(persons).toEqual([
    { firstName: 'Anna', lastName: 'Groß', birthDate: '1990-02-28', departments: ['Fußball'] },
    { firstName: 'Ben', lastName: 'Klein', birthDate: '2015-05-01', departments: ['Turnen', 'Tennis'] },
    { firstName: 'Mia', lastName: 'Groß', birthDate: null, departments: [] },
  ]);
});

it('lists what costs something, with the price of one where there are several', () => {
  const line = (given: Partial<PriceQuote['lines'][number]>): PriceQuote['lines'][number] => ({
    kind: 'Surcharge',
    id: '019a0000-0000-7000-8000-000000000001',
    label: 'Familie',
    quantity: 1,
    unitPrice: 24,
    amount: 24,
    due: 'Recurring',
    ...given,
  });
  const price = {
    interval: 'Monthly' as const,
    lines: [
      line({ kind: 'Membership' }),
      line({ kind: 'Department', label: 'Turnen', unitPrice: 0, amount: 0 }),
      line({ label: 'T-Shirt', quantity: 3, unitPrice: 14.5, amount: 43.5, due: 'OneTime' }),
    ],
  };
  const words = {
    label: (key: string, params?: Record<string, string | number>) => `${params?.price} ${key}`,
    money: (cents: number) => formatMoney(cents, 'EUR', 'de').replace('\u00a0', ' '),
  };
  expect(priceLines(price, words)).toEqual([
    ['Familie', '24,00 € pricePer.Monthly'],
    ['T-Shirt (3 × 14,50 €)', '43,50 € pricePer.OneTime'],
  ]);
});
