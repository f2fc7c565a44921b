import { toCents } from '@/lib/contracts/common';
import type { CostWords } from '@/lib/rules/money/tariff-costs';
import type { MembershipSubmission, PriceQuote } from './submissions';

/** A person who joins by an application. */
export type JoiningPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly departments: string[];
};

/** What a summary of an application says in one line. */
export type ApplicationLine = readonly [label: string, value: string];

type Applicant = Pick<MembershipSubmission, 'firstName' | 'lastName' | 'birthDate' | 'departments'>;

/** Everybody who joins, the applicant first, each with their own departments. */
export function joiningPersons(
  application: Applicant & Pick<MembershipSubmission, 'familyMembers'>,
): JoiningPerson[] {
  return [application, ...application.familyMembers].map(
    ({ firstName, lastName, birthDate, departments }) => ({
      firstName,
      lastName,
      birthDate,
      departments: departments.map(({ name }) => name),
    }),
  );
}

/** What costs something, without the sums. `Vereins-T-Shirt (3 × 14,50 €)`: `43,50 € einmalig`. */
export function priceLines(
  { lines, interval }: Pick<PriceQuote, 'lines' | 'interval'>,
  { label, money }: CostWords,
): ApplicationLine[] {
  return lines
    .filter(line => line.amount > 0)
    .map(line => [
      line.quantity > 1 ? `${line.label} (${line.quantity} × ${money(toCents(line.unitPrice))})` : line.label,
      label(`pricePer.${line.due === 'OneTime' ? 'OneTime' : interval}`, {
        price: money(toCents(line.amount)),
      }),
    ]);
}
