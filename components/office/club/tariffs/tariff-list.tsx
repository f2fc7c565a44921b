'use client';

import { Plus, Tags } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'use-intl';
import { MasterDataList } from '@/components/office/club/master-data-list';
import { RecordMenu } from '@/components/office/club/record-menu';
import { SharedFeeDialog } from '@/components/office/club/tariffs/shared-fee-dialog';
import { offeredPrices, toTariffValues } from '@/components/office/club/tariffs/tariff-draft';
import { useConditionWords } from '@/components/office/club/tariffs/use-condition-words';
import { useDescribeTariff } from '@/components/office/club/tariffs/use-describe-tariff';
import { setTariffActive, useTariffActions } from '@/components/office/club/tariffs/use-tariff-actions';
import { Badge } from '@/components/ui/display/badge';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { type Tariff, useDepartments, useMemberships, useReorder } from '@/lib/api-client/master-data';
import { tariffOf } from '@/lib/contracts/form-config';
import { formatMoney } from '@/lib/rules/format/format-money';
import { tariffCostText } from '@/lib/rules/money/tariff-costs';

type TariffListProps = { mayEdit: boolean; currency: string };

/** The club's tariffs, in the order of the forms. */
export function TariffList({ mayEdit, currency }: TariffListProps) {
  const t = useTranslations('club.tariffs');
  const tariffs = useMemberships();
  const offered = tariffs.data?.filter(({ isActive }) => isActive) ?? [];
  const reorder = useReorder<Tariff>('memberships', ({ id }) => id);
  return (
    <MasterDataList
      texts={{
        title: t('title'),
        text: t('text'),
        list: t('list'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
      icon={Tags}
      query={tariffs}
      reorder={mayEdit ? items => reorder.mutateAsync(items) : undefined}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      create={
        mayEdit && (
          <LinkButton href="/club/tariffs/new" variant="primary" icon={Plus}>
            {t('new')}
          </LinkButton>
        )
      }
      more={offered.length > 1 && mayEdit && <SharedFeeDialog tariffs={offered} currency={currency} />}
    >
      {tariff => <TariffRow tariff={tariff} mayEdit={mayEdit} currency={currency} />}
    </MasterDataList>
  );
}

function TariffRow({ tariff, mayEdit, currency }: TariffListProps & { tariff: Tariff }) {
  const t = useTranslations('club.tariffs');
  const labels = useTranslations('labels');
  const locale = useLocale();
  const router = useRouter();
  const deeds = useTariffActions(tariff.id);
  const { name, membershipPrice, priceInterval } = tariff;
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const price = money(Math.round(membershipPrice * 100));
  const conditions = useConditionWords()(tariff);
  const { data: departments } = useDepartments();
  const departmentPrices = offeredPrices(tariff, departments);
  const describe = useDescribeTariff(departments ?? [], currency);
  const optional = toTariffValues(tariff).surcharges.filter(({ isOptional }) => isOptional);
  const costs = tariffCostText(tariffOf(tariff), { label: labels, money });
  return (
    <div className="flex min-h-14 items-center gap-x-3 py-2 pr-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-40">
          <Link href={`/club/tariffs/${tariff.id}`} className="font-medium wrap-anywhere hover:underline">
            {name}
          </Link>
          {costs && <p className="text-sm first-letter:uppercase">{costs}</p>}
          {conditions.length > 0 && (
            <p className="text-sm first-letter:uppercase">{conditions.join(' · ')}</p>
          )}
          {optional.length > 0 && (
            <p className="text-sm text-ink-muted">
              {describe.surcharges.write(optional).replaceAll('\n', '; ')}
            </p>
          )}
          {departmentPrices.length > 0 && (
            <p className="text-sm text-ink-muted">
              {t('inDepartments', {
                prices: describe.departmentPrices.write(departmentPrices).replaceAll('\n', '; '),
              })}
            </p>
          )}
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
          {tariff.isFamilyMembership && <Badge tone="accent">{t('family')}</Badge>}
          {tariff.isOnlyInFurtherForms && <Badge>{t('onlyInFurtherForms')}</Badge>}
          <span className="tabular-nums">{labels(`pricePer.${priceInterval}`, { price })}</span>
        </div>
      </div>
      {mayEdit && (
        <RecordMenu
          kind="tariff"
          name={name}
          isActive={tariff.isActive}
          setActive={isActive => setTariffActive(tariff.id, isActive)}
          remove={deeds.remove}
          onChanged={deeds.refresh}
          copy={() => router.push(`/club/tariffs/new?from=${tariff.id}`)}
        />
      )}
    </div>
  );
}
