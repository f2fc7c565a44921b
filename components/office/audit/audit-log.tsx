'use client';

import { Download, ScrollText, SearchX } from 'lucide-react';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useTranslations } from 'use-intl';
import { AuditEntries } from '@/components/office/audit/audit-entries';
import { AuditFilterFields } from '@/components/office/audit/audit-filter-fields';
import { PagedList } from '@/components/screens/paged-list';
import { useUrlFilters } from '@/components/screens/use-url-filters';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { PageHeader } from '@/components/ui/page-header';
import { type AuditFilters, auditFileAddress, useAuditLog } from '@/lib/api-client/audit';
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
      <PageHeader title={t('title')} description={t('text')} actions={<DownloadMenu filters={filters} />} />
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

/** What the filters show, as a file: plain links, so that the browser's own download works. */
function DownloadMenu({ filters }: { filters: AuditFilters }) {
  const t = useTranslations('audit');
  const formats = ['csv', 'jsonl'] as const;
  return (
    <Menu trigger={<Button icon={Download}>{t('log.download')}</Button>}>
      {formats.map(format => (
        <MenuItem key={format} asChild>
          <a download href={auditFileAddress(format, filters)}>
            {t(`formats.${format}`)}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
