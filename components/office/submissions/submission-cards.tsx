'use client';

import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { MarkSign, oddMarks, useMarkText } from '@/components/office/submissions/mark-sign';
import { RowFailure } from '@/components/office/submissions/queue/row-failure';
import { RowCheckbox } from '@/components/office/submissions/row-checkbox';
import { SubmissionBadges } from '@/components/office/submissions/state-badge';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import type { Selection } from '@/components/office/submissions/use-selection';
import { ListCard, ListCards } from '@/components/ui/display/list-cards';
import { RelativeTime } from '@/components/ui/display/relative-time';
import type { SubmissionListItem } from '@/lib/contracts/submissions/submissions';
import { formatDate } from '@/lib/rules/format/format-date';
import { isReceivedUnconfirmed } from '@/lib/rules/submissions/display-state';

type SubmissionCardsProps = {
  label: string;
  items: readonly SubmissionListItem[];
  selection?: Selection;
  /** With the date of receipt before the time since. */
  hasDates?: boolean | undefined;
  onOpen?: (id: string) => void;
};

/** The list on phones and in narrow areas. */
export function SubmissionCards({ label, items, selection, hasDates, onOpen }: SubmissionCardsProps) {
  const words = useTranslations('labels');
  const parts = useTranslations('labels.changedPart');
  const list = useTranslations('office.list');
  const format = useFormatter();
  const personName = usePersonName();
  const markText = useMarkText();
  const locale = useLocale();
  const since = (instant: string) =>
    list('since', { date: format.dateTime(new Date(instant), { dateStyle: 'long' }) });
  return (
    <ListCards label={label}>
      {items.map(item => (
        <ListCard
          key={item.id}
          row={item.id}
          href={`/submissions/${item.id}`}
          onClick={onOpen && (() => onOpen(item.id))}
          before={selection && <RowCheckbox item={item} name={personName(item)} selection={selection} />}
          title={personName(item)}
          aside={<SubmissionBadges submission={item} question={item.question} />}
          meta={
            <>
              {words(`kind.${item.kind}`)}
              {item.changes.length > 0 && `: ${item.changes.map(part => parts(part)).join(', ')}`}
              {hasDates && item.membershipName && `, ${item.membershipName}`}
              <span className={hasDates ? 'max-sm:hidden' : undefined}> · </span>
              <span className={hasDates ? 'max-sm:block' : undefined}>
                {hasDates && `${since(item.receivedAt)} · `}
                <RelativeTime value={item.receivedAt} isElapsed={hasDates} />
              </span>
              {!hasDates && item.membershipName && ` · ${item.membershipName}`}
              {item.effectiveDate && (
                <span className="block">
                  {list('endsOn', { date: formatDate(item.effectiveDate, locale) })}
                </span>
              )}
              {oddMarks(item.marks).length > 0 && (
                <span className="block whitespace-normal text-confirmed">
                  <MarkSign marks={oddMarks(item.marks)} />
                  {markText(oddMarks(item.marks))}
                </span>
              )}
              {isReceivedUnconfirmed(item) && (
                <span className="block whitespace-normal">{words('unconfirmedStep')}</span>
              )}
              <RowFailure id={item.id} />
            </>
          }
        />
      ))}
    </ListCards>
  );
}
