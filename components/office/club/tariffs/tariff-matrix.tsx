'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  type CaseQuote,
  type CaseTerms,
  casesOf,
  fitsCase,
  quoteCase,
  type TariffCase,
} from '@/components/office/club/tariffs/tariff-cases';
import { type TariffValues, toPricedTariff } from '@/components/office/club/tariffs/tariff-draft';
import { Card } from '@/components/ui/display/card';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { FieldGroup } from '@/components/ui/inputs/field-group';
import type { Department } from '@/lib/api-client/master-data';
import type { AgeReference } from '@/lib/rules/enums';
import { formatMoney } from '@/lib/rules/format/format-money';
import { intlLocale } from '@/lib/rules/format/intl-formats';
import type { Tariff as PricedTariff } from '@/lib/rules/money/tariff';
import { agesText } from '@/lib/rules/money/tariff-costs';

type TariffMatrixProps = {
  tariff: TariffValues;
  departments: readonly Department[];
  currency: string;
  ageReference: AgeReference;
  today: string;
};

/** What people would pay with the edited tariff, by the price function of the forms. */
export function TariffMatrix({ tariff, departments, currency, ageReference, today }: TariffMatrixProps) {
  const t = useTranslations('club.matrix');
  const [departmentIds, setDepartmentIds] = useState<readonly string[]>([]);
  const [surchargeIds, setSurchargeIds] = useState<readonly string[]>([]);
  const priced = toPricedTariff(tariff);
  const terms = { departments, departmentIds, surchargeIds, ageReference, today };
  const choosable = departments.filter(({ id }) =>
    tariff.departmentPrices.some(({ departmentId }) => departmentId === id),
  );
  const optional = tariff.surcharges.filter(({ isOptional }) => isOptional);
  return (
    <Card title={t('title')} description={t('text')} flush className="xl:sticky xl:top-4">
      {priced ? (
        <Matrix tariff={priced} terms={terms} currency={currency} />
      ) : (
        <p className="px-5 py-4 text-ink-muted">{t('unreadable')}</p>
      )}
      {(choosable.length > 0 || optional.length > 0) && (
        <div className="flex flex-col gap-4 border-t px-5 py-4">
          <Ticks
            legend={t('departments')}
            choices={choosable}
            chosen={departmentIds}
            onChange={setDepartmentIds}
          />
          <Ticks
            legend={t('surcharges')}
            choices={optional.map(({ id, name }) => ({ id, name: name || t('unnamed') }))}
            chosen={surchargeIds}
            onChange={setSurchargeIds}
          />
        </div>
      )}
    </Card>
  );
}

type TicksProps = {
  legend: string;
  choices: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

function Ticks({ legend, choices, chosen, onChange }: TicksProps) {
  if (choices.length === 0) return null;
  return (
    <FieldGroup legend={legend}>
      {choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={event =>
            onChange(event.target.checked ? [...chosen, id] : chosen.filter(one => one !== id))
          }
        />
      ))}
    </FieldGroup>
  );
}

/** Four columns must fit a phone and the narrow card beside the editor. */
const tight = 'px-2 text-sm last:pr-5 max-sm:px-1.5 max-sm:last:pr-3';

type MatrixProps = { tariff: PricedTariff; terms: CaseTerms; currency: string };

function Matrix({ tariff, terms, currency }: MatrixProps) {
  const t = useTranslations('club.matrix');
  const labels = useTranslations('labels.priceInterval');
  const ages = useTranslations('labels');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const list = new Intl.ListFormat(intlLocale(locale));
  const rows = casesOf(tariff).map(one => ({ one, paid: quoteCase(tariff, one, terms) }));
  const isOnce = tariff.priceInterval === 'OneTime';
  return (
    <>
      <Table caption={t('title')}>
        <THead>
          <tr>
            <Th>{t('who')}</Th>
            {!isOnce && (
              <Th numeric className={tight}>
                {labels(tariff.priceInterval)}
              </Th>
            )}
            <Th numeric className={tight}>
              {t('once')}
            </Th>
            <Th numeric className={tight}>
              {t('first')}
            </Th>
          </tr>
        </THead>
        <TBody>
          {rows.map(({ one, paid }) => (
            <Tr key={one.key}>
              <th
                scope="row"
                className="h-12 border-b [tr:last-child>&]:border-b-0 py-2 pr-2 pl-5 text-left max-sm:pl-3 font-normal"
              >
                {t(`cases.${one.key}`)}
                <span className="block text-xs text-ink-muted">
                  {t('ages', { count: one.ages.length, ages: list.format(one.ages.map(String)) })}
                  {paid.applications > 1 && ` · ${t('applications')}`}
                </span>
              </th>
              {fitsCase(tariff, one) ? (
                <>
                  {!isOnce && (
                    <Td numeric className={tight}>
                      {money(paid.recurringCents)}
                    </Td>
                  )}
                  <Td numeric className={tight}>
                    {money(paid.oneTimeCents)}
                  </Td>
                  <Td numeric className={tight}>
                    {money(paid.firstPaymentCents)}
                  </Td>
                </>
              ) : (
                <Td className={tight} colSpan={isOnce ? 2 : 3}>
                  {t('misfit', { ages: agesText(tariff, ages) })}
                </Td>
              )}
            </Tr>
          ))}
        </TBody>
      </Table>
      <details className="border-t px-5 py-3">
        <summary className="cursor-pointer font-medium">{t('how')}</summary>
        {rows
          .filter(({ one }) => fitsCase(tariff, one))
          .map(({ one, paid }) => (
            <CaseLines key={one.key} one={one} paid={paid} money={money} />
          ))}
      </details>
    </>
  );
}

type CaseLinesProps = { one: TariffCase; paid: CaseQuote; money: (cents: number) => string };

function CaseLines({ one, paid, money }: CaseLinesProps) {
  const t = useTranslations('club.matrix');
  return (
    <section className="mt-3">
      <h3 className="text-sm font-medium">{t(`cases.${one.key}`)}</h3>
      <ul className="text-sm">
        {paid.lines.map(line => (
          <li key={`${line.kind} ${line.id} ${line.due}`} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {line.quantity > 1 && `${line.quantity} × `}
              {line.label || t('unnamed')}
            </span>
            <span className="shrink-0 tabular-nums">{money(line.amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
