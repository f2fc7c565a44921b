import type { TemplateRecords } from '@/lib/api-client/first-steps';
import type firstSteps from '@/messages/de/firstSteps.json';

export const templates = ['Sports', 'Music', 'Support', 'Empty'] as const;
export type Template = (typeof templates)[number];

type TariffName = keyof typeof firstSteps.tariff;
type DepartmentName = keyof typeof firstSteps.department;
type Interval = 'Monthly' | 'Yearly';
type Tariff = {
  readonly name: TariffName;
  readonly price: number;
  readonly interval: Interval;
  readonly isFamily?: true;
};

/** Sample data per kind of club, with common amounts to be changed. */
export const offers: Readonly<
  Record<Template, { readonly departments: readonly DepartmentName[]; readonly tariffs: readonly Tariff[] }>
> = {
  Sports: {
    departments: ['gymnastics', 'football', 'athletics', 'tableTennis'],
    tariffs: [
      { name: 'child', price: 6, interval: 'Monthly' },
      { name: 'adult', price: 12, interval: 'Monthly' },
      { name: 'family', price: 22, interval: 'Monthly', isFamily: true },
      { name: 'passive', price: 48, interval: 'Yearly' },
    ],
  },
  Music: {
    departments: ['orchestra', 'youthOrchestra', 'choir'],
    tariffs: [
      { name: 'activePlayer', price: 60, interval: 'Yearly' },
      { name: 'youthPlayer', price: 36, interval: 'Yearly' },
      { name: 'family', price: 96, interval: 'Yearly', isFamily: true },
      { name: 'supporter', price: 30, interval: 'Yearly' },
    ],
  },
  Support: {
    departments: [],
    tariffs: [
      { name: 'single', price: 24, interval: 'Yearly' },
      { name: 'family', price: 36, interval: 'Yearly', isFamily: true },
      { name: 'company', price: 120, interval: 'Yearly' },
    ],
  },
  Empty: { departments: [], tariffs: [{ name: 'standard', price: 0, interval: 'Yearly' }] },
};

type Words = { tariff: (name: TariffName) => string; department: (name: DepartmentName) => string };

/** The records of a template, in the reader's language. */
export function recordsOf(template: Template, words: Words): TemplateRecords {
  const { departments, tariffs } = offers[template];
  return {
    departments: departments.map((name, index) => ({ name: words.department(name), sortOrder: index })),
    memberships: tariffs.map(({ name, price, interval, isFamily }, index) => ({
      name: words.tariff(name),
      membershipPrice: price,
      priceInterval: interval,
      isFamilyMembership: isFamily ?? false,
      sortOrder: index,
    })),
  };
}
