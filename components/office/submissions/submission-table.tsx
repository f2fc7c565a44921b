'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { MarkSign, oddMarks, useMarkText } from '@/components/office/submissions/mark-sign';
import { RowFailure } from '@/components/office/submissions/queue/row-failure';
import { RowCheckbox } from '@/components/office/submissions/row-checkbox';
import { SubmissionBadges } from '@/components/office/submissions/state-badge';
import { layOutColumns } from '@/components/office/submissions/table-columns';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import type { Selection } from '@/components/office/submissions/use-selection';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { cn } from '@/components/ui/cn';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { CheckboxBox } from '@/components/ui/inputs/checkbox';
import { Link } from '@/components/ui/link';
import { paymentLabelOf } from '@/lib/contracts/submissions/payment-label';
import type { SubmissionListItem } from '@/lib/contracts/submissions/submissions';
import type { SubmissionColumn, SubmissionSort } from '@/lib/rules/enums';
import { formatDate } from '@/lib/rules/format/format-date';
import { formatMoney } from '@/lib/rules/format/format-money';
import { isReceivedUnconfirmed } from '@/lib/rules/submissions/display-state';

type SubmissionTableProps = Pick<InboxPreferences, 'density' | 'columns'> & {
  items: readonly SubmissionListItem[];
  sort: SubmissionSort;
  onSort: (sort: SubmissionFilterState['filters']['sort']) => void;
  /** Omitted for roles without actions on a selection. */
  selection?: Selection;
  onOpen: (id: string) => void;
};

/** The list on wide screens: a click anywhere on a row opens it; its name is the link. */
export function SubmissionTable(props: SubmissionTableProps) {
  const { items, sort, onSort, selection, columns, density, onOpen } = props;
  const t = useTranslations('office.list');
  const inbox = useTranslations('inbox');
  const labels = useTranslations('labels');
  const personName = usePersonName();
  const markText = useMarkText();
  const odd = ({ marks }: SubmissionListItem) => markText(oddMarks(marks));
  const router = useRouter();
  const has = (column: SubmissionColumn) => columns.includes(column);
  const cell = cn('px-3', density === 'compact' && 'h-9 py-1');
  const layout = layOutColumns(columns);
  const head = (column: SubmissionColumn) => cn('px-3', layout.width(column), layout.shown.get(column));

  function open(event: MouseEvent, { id }: SubmissionListItem) {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button, label, input');
    if (isOnControl || getSelection()?.type === 'Range') return;
    const href = `/submissions/${id}`;
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener');
    else {
      onOpen(id);
      router.push(href);
    }
  }

  const nameHead = (
    <Th
      className="px-3"
      sort={sortOf(sort, 'lastName')}
      onSort={() => onSort(sort === 'lastName' ? '-lastName' : 'lastName')}
    >
      {t('column.Name')}
    </Th>
  );
  const receivedHead = (
    <Th
      key="received"
      sort={sortOf(sort, 'receivedAt')}
      onSort={() => onSort(sort === '-receivedAt' ? 'receivedAt' : '-receivedAt')}
      className={head('Received')}
    >
      {t('column.Received')}
    </Th>
  );

  return (
    <Table caption={t('caption')} hasStickyHead className="table-fixed print:table-auto print:text-xs">
      <THead>
        <tr>
          {selection && (
            <Th className="w-12 pr-0 print:hidden">
              <span className="flex h-9 items-center">
                <CheckboxBox
                  aria-label={inbox('select.page')}
                  checked={selection.isPageWhole}
                  indeterminate={!selection.isEmpty && !selection.isPageWhole}
                  onChange={selection.togglePage}
                />
              </span>
            </Th>
          )}
          {has('Number') && (
            <Th numeric className={head('Number')}>
              {t('column.Number')}
            </Th>
          )}
          {nameHead}
          {columns
            .filter(column => column !== 'Number')
            .map(column =>
              column === 'Received' ? (
                receivedHead
              ) : (
                <Th key={column} className={head(column)}>
                  {column === 'Assignee' ? inbox('assignee') : t(`column.${column}`)}
                </Th>
              ),
            )}
        </tr>
      </THead>
      <TBody>
        {items.map(item => (
          <Tr
            key={item.id}
            data-row={item.id}
            selected={selection?.isSelected(item.id)}
            onClick={event => open(event, item)}
            className="cursor-pointer break-inside-avoid -outline-offset-2 outline-accent has-[a:focus-visible]:outline-2"
          >
            {selection && (
              <Td className={cn('pr-0 print:hidden', cell)}>
                <RowCheckbox item={item} name={personName(item)} selection={selection} />
              </Td>
            )}
            {has('Number') && (
              <Td numeric className={cn('text-ink-muted', cell, layout.shown.get('Number'))}>
                {item.number}
              </Td>
            )}
            <Td className={cell}>
              <Link
                href={`/submissions/${item.id}`}
                onClick={() => onOpen(item.id)}
                title={[personName(item), odd(item)].filter(Boolean).join(': ')}
                className="block scroll-my-28 truncate rounded-sm font-medium outline-none hover:underline print:whitespace-normal"
              >
                <MarkSign marks={oddMarks(item.marks)} />
                {personName(item)}
              </Link>
              {density === 'compact' && <span className="sr-only">{odd(item)}</span>}
              {density === 'comfortable' && (
                <span
                  title={odd(item) || item.email}
                  className={cn(
                    'block text-sm text-ink-muted',
                    odd(item) === '' && 'truncate print:whitespace-normal',
                  )}
                >
                  {odd(item) || item.email}
                </span>
              )}
              {density === 'comfortable' && isReceivedUnconfirmed(item) && (
                <span className="block text-sm text-ink-muted">{labels('unconfirmedStep')}</span>
              )}
            </Td>
            {columns
              .filter(column => column !== 'Number')
              .map(column => (
                <Td
                  key={column}
                  title={titleOf(column, item)}
                  className={cn(
                    isCut(column, density) && 'truncate print:whitespace-normal',
                    column === 'Subject' && 'wrap-anywhere',
                    cell,
                    layout.shown.get(column),
                  )}
                >
                  <CellText column={column} item={item} isCompact={density === 'compact'} />
                </Td>
              ))}
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function sortOf(sort: SubmissionSort, column: 'lastName' | 'receivedAt') {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : 'none';
}

/** With comfortable density, kind and subject may use several lines; the badge of the state is never cut. */
function isCut(column: SubmissionColumn, density: SubmissionTableProps['density']): boolean {
  if (column === 'State') return false;
  return density === 'compact' || !['Kind', 'Subject', 'Departments', 'Amount'].includes(column);
}

/** Full text of names that may be cut. */
function titleOf(column: SubmissionColumn, item: SubmissionListItem): string | undefined {
  if (column === 'Subject' && !item.effectiveDate) return item.membershipName ?? undefined;
  if (column === 'City') return item.city;
  if (column === 'MemberNumber') return item.memberNumber;
  if (column === 'Departments') return item.departmentNames.join(', ');
  return column === 'Assignee' ? item.assignee?.name : undefined;
}

type CellTextProps = { column: SubmissionColumn; item: SubmissionListItem; isCompact: boolean };

function CellText({ column, item, isCompact }: CellTextProps): ReactNode {
  const labels = useTranslations('labels');
  const payments = useTranslations('labels.paymentMethod');
  const locale = useLocale();
  if (column === 'Kind') return labels(`kind.${item.kind}`);
  if (column === 'Subject') return <Subject item={item} isCompact={isCompact} />;
  if (column === 'City') return item.city;
  if (column === 'BirthDate') return item.birthDate ? formatDate(item.birthDate, locale) : <Nothing />;
  if (column === 'Departments') return item.departmentNames.join(', ') || <Nothing />;
  if (column === 'Amount') return item.price ? <Amount price={item.price} /> : <Nothing />;
  if (column === 'Payment') {
    const { paymentMethod, state, withdrawnAt } = item;
    const label =
      paymentMethod && paymentLabelOf({ paymentMethod, state, withdrawnAt, proposedAccount: null });
    return label ? payments(label) : <Nothing />;
  }
  if (column === 'MemberNumber') return item.memberNumber || <Nothing />;
  if (column === 'Assignee') return item.assignee?.name ?? <Nothing />;
  if (column === 'State')
    return (
      <>
        <SubmissionBadges submission={item} question={item.question} />
        <RowFailure id={item.id} />
      </>
    );
  return (
    <span className="text-ink-muted">
      <RelativeTime value={item.receivedAt} />
    </span>
  );
}

function Nothing() {
  return <span className="text-ink-muted">–</span>;
}

/** What is paid in each interval, else the sum that is paid once. */
function Amount({ price }: { price: NonNullable<SubmissionListItem['price']> }) {
  const labels = useTranslations('labels.pricePer');
  const locale = useLocale();
  const { currency, interval, recurring, oneTime } = price;
  const sum = interval === 'OneTime' ? oneTime : recurring;
  return labels(interval, { price: formatMoney(Math.round(sum * 100), currency, locale) });
}

/** Subject: the tariff with its number of people, the end of the membership, or what changes. */
function Subject({ item, isCompact }: Omit<CellTextProps, 'column'>) {
  const t = useTranslations('office.list');
  const parts = useTranslations('labels.changedPart');
  const locale = useLocale();
  if (item.effectiveDate) {
    const end = t('endsOn', { date: formatDate(item.effectiveDate, locale) });
    return end;
  }
  if (item.kind === 'Change') return item.changes.map(part => parts(part)).join(', ') || <Nothing />;
  const persons = item.familyMemberCount > 0 ? t('persons', { count: item.familyMemberCount }) : null;
  if (isCompact)
    return [item.membershipName ?? '–', item.furtherForm && `(${item.furtherForm.title})`, persons]
      .filter(Boolean)
      .join(' ');
  return (
    <>
      <span className="block">{item.membershipName ?? '–'}</span>
      {item.furtherForm && <span className="block text-sm text-ink-muted">{item.furtherForm.title}</span>}
      {persons && <span className="block text-sm text-ink-muted">{persons}</span>}
    </>
  );
}
