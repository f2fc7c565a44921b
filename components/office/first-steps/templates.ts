import type { SampleName, SampleWriter } from '@/components/office/sample-texts';

export const templates = ['Sports', 'Music', 'Support', 'Empty'] as const;
export type Template = (typeof templates)[number];

type Interval = 'Monthly' | 'Yearly';
type Tariff = {
  readonly name: SampleName<'tariff'>;
  readonly price: number;
  readonly interval: Interval;
  readonly isFamily?: true;
  readonly minAge?: number;
  readonly maxAge?: number;
};

/** Sample data per kind of club, with common amounts to be changed. */
const offers: Readonly<
  Record<
    Template,
    { readonly departments: readonly SampleName<'department'>[]; readonly tariffs: readonly Tariff[] }
  >
> = {
  Sports: {
    departments: ['gymnastics', 'football', 'athletics', 'tableTennis'],
    tariffs: [
      { name: 'child', price: 6, interval: 'Monthly', maxAge: 17 },
      { name: 'adult', price: 12, interval: 'Monthly', minAge: 18 },
      { name: 'family', price: 22, interval: 'Monthly', isFamily: true },
      { name: 'passive', price: 48, interval: 'Yearly' },
    ],
  },
  Music: {
    departments: ['orchestra', 'youthOrchestra', 'choir'],
    tariffs: [
      { name: 'activePlayer', price: 60, interval: 'Yearly', minAge: 18 },
      { name: 'youthPlayer', price: 36, interval: 'Yearly', maxAge: 17 },
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

/** The records of a template, in all languages. Every tariff has the admission fee, unless it is 0. */
export function recordsOf(template: Template, write: SampleWriter, admissionFee: number) {
  const { departments, tariffs } = offers[template];
  const fee = {
    ...write(t => ({ name: t('admission') })),
    ...({ price: admissionFee, scope: 'PerPerson', dueType: 'OneTime' } as const),
  };
  return {
    departments: departments.map((name, index) => ({
      ...write(t => ({ name: t(`department.${name}`) })),
      sortOrder: index,
    })),
    memberships: tariffs.map(({ name, price, interval, isFamily = false, ...ages }, index) => ({
      ...ages,
      ...write(t => ({ name: t(`tariff.${name}`) })),
      membershipPrice: price,
      priceInterval: interval,
      isFamilyMembership: isFamily,
      surcharges: admissionFee > 0 ? [fee] : [],
      sortOrder: index,
    })),
  };
}
