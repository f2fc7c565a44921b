'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { StateBadge } from '@/components/office/submissions/state-badge';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { RelativeTime } from '@/components/ui/relative-time';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/table';
import type { SubmissionSort } from '@/lib/contracts/enums';
import type { SubmissionListItem } from '@/lib/contracts/submissions';
import { formatDate } from '@/lib/format/format-date';

type SubmissionTableProps = {
  items: readonly SubmissionListItem[];
  sort: SubmissionSort;
  onSort: (sort: SubmissionFilterState['filters']['sort']) => void;
};

/** The list on wide screens: a click anywhere on a row opens it, its name is the link. */
export function SubmissionTable({ items, sort, onSort }: SubmissionTableProps) {
  const t = useTranslations('office.list');
  const labels = useTranslations('labels.kind');
  const personName = usePersonName();
  const router = useRouter();

  function open(event: MouseEvent, href: string) {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button');
    if (isOnControl || getSelection()?.type === 'Range') return;
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener');
    else router.push(href);
  }

  return (
    <Table caption={t('caption')} className="table-fixed">
      <THead>
        <tr>
          <Th numeric className="w-16">
            {t('column.number')}
          </Th>
          <Th
            sort={sortOf(sort, 'lastName')}
            onSort={() => onSort(sort === 'lastName' ? '-lastName' : 'lastName')}
          >
            {t('column.name')}
          </Th>
          <Th className="w-40">{t('column.kind')}</Th>
          <Th className="w-[21%]">{t('column.subject')}</Th>
          <Th className="hidden w-36 2xl:table-cell">{t('column.city')}</Th>
          <Th
            sort={sortOf(sort, 'receivedAt')}
            onSort={() => onSort(sort === '-receivedAt' ? 'receivedAt' : '-receivedAt')}
            className="w-36"
          >
            {t('column.received')}
          </Th>
          <Th className="w-40">{t('column.state')}</Th>
        </tr>
      </THead>
      <TBody>
        {items.map(item => {
          const href = `/submissions/${item.id}`;
          return (
            <Tr key={item.id} onClick={event => open(event, href)} className="cursor-pointer">
              <Td numeric className="text-ink-muted">
                {item.number}
              </Td>
              <Td>
                <Link href={href} className="block truncate rounded-sm font-medium hover:underline">
                  {personName(item)}
                </Link>
                <span className="block truncate text-sm text-ink-muted">{item.email}</span>
              </Td>
              <Td>{labels(item.kind)}</Td>
              <Td>
                <Subject item={item} />
              </Td>
              <Td className="hidden truncate 2xl:table-cell">{item.city}</Td>
              <Td className="text-ink-muted">
                <RelativeTime value={item.receivedAt} />
              </Td>
              <Td>
                <StateBadge state={item.state} />
              </Td>
            </Tr>
          );
        })}
      </TBody>
    </Table>
  );
}

function sortOf(sort: SubmissionSort, column: 'lastName' | 'receivedAt') {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : 'none';
}

/** What it is about: the tariff with how many people, or when the membership ends. */
function Subject({ item }: { item: SubmissionListItem }) {
  const t = useTranslations('office.list');
  const locale = useLocale();
  if (item.effectiveDate) return t('endsOn', { date: formatDate(item.effectiveDate, locale) });
  return (
    <>
      <span className="block truncate">{item.membershipName ?? '–'}</span>
      {item.familyMemberCount > 0 && (
        <span className="block truncate text-sm text-ink-muted">
          {t('persons', { count: item.familyMemberCount })}
        </span>
      )}
    </>
  );
}
