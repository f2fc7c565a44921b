'use client';

import { ScrollText, SearchX } from 'lucide-react';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useTranslations } from 'use-intl';
import { AuditEntries } from '@/components/office/audit/audit-entries';
import { AuditFilterFields } from '@/components/office/audit/audit-filter-fields';
import { PagedList } from '@/components/screens/paged-list';
import { useUrlFilters } from '@/components/screens/use-url-filters';
import { PageHeader } from '@/components/ui/page-header';
import { useAuditLog } from '@/lib/api-client/audit';
import { auditKinds } from '@/lib/contracts/audit';

const filterParsers = {
  kind: parseAsStringLiteral(auditKinds),
  actorId: parseAsString,
  from: parseAsString,
  to: parseAsString,
};

/** The audit log, filtered by kind, person and day. */
export function AuditLog() {
  const t = useTranslations('audit.log');
  const { filters, setFilters, isFiltered } = useUrlFilters(filterParsers);
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <div className="flex flex-col gap-4">
        <AuditFilterFields filters={filters} isFiltered={isFiltered} onChange={setFilters} />
        <PagedList
          query={useAuditLog(filters)}
          rows={8}
          loadFailed={t('loadFailed')}
          found={count => t('found', { count })}
          empty={{
            icon: isFiltered ? SearchX : ScrollText,
            title: t(isFiltered ? 'nothingTitle' : 'emptyTitle'),
            description: t(isFiltered ? 'nothingText' : 'emptyText'),
          }}
        >
          {items => <AuditEntries items={items} />}
        </PagedList>
      </div>
    </>
  );
}
