'use client';

import { useTranslations } from 'use-intl';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useField } from '@/components/forms/use-field';
import { type TariffValues, withDepartmentPrice } from '@/components/office/club/tariffs/tariff-draft';
import { Card } from '@/components/ui/display/card';
import { Field } from '@/components/ui/inputs/field';
import { MoneyInput } from '@/components/ui/inputs/money-input';
import { TextLink } from '@/components/ui/text-link';
import type { Department } from '@/lib/api-client/master-data';

type DepartmentPricesProps = {
  form: ApiForm<TariffValues>;
  departments: readonly Department[];
  currency: string;
};

/** The price of each department on top of the tariff; empty means no charge. */
export function DepartmentPrices({ form, departments, currency }: DepartmentPricesProps) {
  const t = useTranslations('club.tariffs');
  const { value: prices, set } = useField(form, 'departmentPrices');
  const priceOf = (id: string) => prices.find(({ departmentId }) => departmentId === id)?.price ?? null;
  const errorOf = (id: string) => {
    const at = `departmentPrices.${prices.findIndex(({ departmentId }) => departmentId === id)}`;
    const errors = form.refusal?.errors;
    return errors?.[`${at}.price`] ?? errors?.[`${at}.departmentId`];
  };
  const shown = departments.filter(({ id, isActive }) => isActive || priceOf(id) !== null);
  return (
    <Card title={t('departmentPrices')} description={t('departmentPricesText')}>
      {shown.length === 0 && (
        <p className="text-ink-muted">
          {t.rich('noDepartments', {
            link: words => <TextLink href="/club/departments">{words}</TextLink>,
          })}
        </p>
      )}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {shown.map(({ id, name, isActive }) => (
          <Field
            key={id}
            label={isActive ? name : t('departmentArchived', { name })}
            error={errorOf(id)}
            optional
          >
            <MoneyInput
              currency={currency}
              value={priceOf(id)}
              onValueChange={price => set(withDepartmentPrice(prices, id, price))}
            />
          </Field>
        ))}
      </div>
    </Card>
  );
}
