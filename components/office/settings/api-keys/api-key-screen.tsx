'use client';

import { KeyRound, RotateCw, SearchX } from 'lucide-react';
import { parseAsStringLiteral } from 'nuqs';
import { useTranslations } from 'use-intl';
import { ApiKeyState } from '@/components/office/settings/api-keys/api-key-rows';
import { RequestCards, RequestTable } from '@/components/office/settings/api-keys/request-rows';
import { ChoiceFilter } from '@/components/screens/filters';
import { PagedList } from '@/components/screens/paged-list';
import { RecordScreen } from '@/components/screens/record-screen';
import { useUrlFilters } from '@/components/screens/use-url-filters';
import { Button } from '@/components/ui/button';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { EmptyState } from '@/components/ui/empty-state';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { useApiKey, useApiRequests } from '@/lib/api-client/api-keys';
import { countedRequestsMax, requestMethods, requestResults } from '@/lib/contracts/api-requests';
import type { ApiKey } from '@/lib/contracts/users';

const list = '/settings/api-keys';

/** One key with the log of its requests. */
export function ApiKeyScreen({ id }: { id: string }) {
  const t = useTranslations('settings.apiKeys');
  return (
    <RecordScreen query={useApiKey(id)} rows={6} loadFailed={t('loadFailed')}>
      {apiKey =>
        apiKey ? (
          <LoadedKey apiKey={apiKey} />
        ) : (
          <EmptyState
            icon={KeyRound}
            headingLevel={1}
            title={t('notFound')}
            description={t('notFoundText')}
            action={<LinkButton href={list}>{t('title')}</LinkButton>}
          />
        )
      }
    </RecordScreen>
  );
}

function LoadedKey({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations('settings.apiKeys');
  const roles = useTranslations('labels.role');
  const { name, role, lastFour } = apiKey;
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: t('title'), href: list }, { label: name }]} />}
        title={name}
        badge={<ApiKeyState apiKey={apiKey} />}
        description={`${roles(role)} · ${t('ending', { lastFour })}`}
      />
      <RequestLog apiKey={apiKey} />
    </>
  );
}

const filterParsers = {
  result: parseAsStringLiteral(requestResults),
  method: parseAsStringLiteral(requestMethods),
};

function RequestLog({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const t = useTranslations('settings.apiKeys.requests');
  const { filters, setFilters, isFiltered, reset } = useUrlFilters(filterParsers);
  const requests = useApiRequests(id, filters);
  return (
    <section aria-labelledby="requests" className="flex flex-col gap-4">
      <div>
        <h2 id="requests" className="text-lg font-semibold">
          {t('title')}
        </h2>
        <p className="max-w-prose text-ink-muted">{t('text')}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          label={t('statuses')}
          segments={[
            { value: 'Any', label: t('any') } as const,
            ...requestResults.map(value => ({ value, label: t(`results.${value}`) })),
          ]}
          value={filters.result ?? 'Any'}
          onValueChange={value => void setFilters({ result: value === 'Any' ? null : value })}
        />
        <ChoiceFilter
          label={t('method')}
          any={t('anyMethod')}
          options={requestMethods.map(value => ({ value, label: value }))}
          value={filters.method}
          onChange={method => void setFilters({ method })}
          className="basis-44"
        />
        {isFiltered && (
          <Button variant="ghost" onClick={reset}>
            {t('reset')}
          </Button>
        )}
        <div className="ml-auto">
          <Button icon={RotateCw} pending={requests.isRefetching} onClick={() => void requests.refetch()}>
            {t('refresh')}
          </Button>
        </div>
      </div>
      <PagedList
        query={requests}
        loadFailed={t('loadFailed')}
        found={count =>
          count < countedRequestsMax ? t('found', { count }) : t('foundMany', { count: countedRequestsMax })
        }
        empty={{
          icon: isFiltered ? SearchX : KeyRound,
          title: t(isFiltered ? 'nothingTitle' : 'emptyTitle'),
          description: t(isFiltered ? 'nothingText' : 'emptyText'),
        }}
      >
        {items => (
          <>
            <div className="hidden lg:block">
              <RequestTable name={name} items={items} />
            </div>
            <div className="lg:hidden">
              <RequestCards name={name} items={items} />
            </div>
          </>
        )}
      </PagedList>
    </section>
  );
}
