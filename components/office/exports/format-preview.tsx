'use client';

import { useTranslations } from 'use-intl';
import { useSettled } from '@/components/office/settings/use-settled';
import { cn } from '@/components/ui/cn';
import { Card } from '@/components/ui/display/card';
import { TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { Notice } from '@/components/ui/notice';
import { SkeletonRows } from '@/components/ui/skeleton';
import { type FormatSettings, useFormatPreview } from '@/lib/api-client/exports';
import type { ClubSoftwarePreview } from '@/lib/contracts/club-software';
import { genders, membershipPriceIntervals } from '@/lib/rules/enums';

const pauseMs = 500;

/** The newest applications in the edited format, updated when typing pauses. */
export function FormatPreview({ format }: { format: FormatSettings }) {
  const t = useTranslations('exporting.preview');
  const ui = useTranslations('ui');
  const text = JSON.stringify(format);
  const isSettled = useSettled(text, pauseMs) === text;
  const preview = useFormatPreview(format, isSettled);
  const isStale = preview.isFetching || !isSettled;
  return (
    <Card title={t('title')} description={t('text')} className="min-w-0 xl:sticky xl:top-4">
      <p role="status" className="sr-only">
        {isStale && t('stale')}
      </p>
      {preview.isError && (
        <Notice tone="warning" className="mb-4">
          {t('failed')}
        </Notice>
      )}
      {preview.isPending && <SkeletonRows rows={3} label={ui('loading')} />}
      {preview.data && (
        <div className={cn('flex flex-col gap-5 transition-opacity', isStale && 'opacity-60')}>
          {preview.data.rows.length > 0 ? (
            <Rows preview={preview.data} />
          ) : (
            <p className="text-ink-muted">{t('empty')}</p>
          )}
          <Changes changes={preview.data.changes} />
        </div>
      )}
    </Card>
  );
}

function Rows({ preview: { header, rows } }: { preview: ClubSoftwarePreview }) {
  const t = useTranslations('exporting.preview');
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
      tabIndex={0}
      aria-label={t('caption')}
      className="max-h-96 min-w-0 overflow-auto rounded-md border"
    >
      {/* No Table: this part scrolls in both directions itself, and is focusable. */}
      <table className="w-full border-separate border-spacing-0 text-left text-sm">
        <caption className="sr-only">{t('caption')}</caption>
        <THead>
          <tr>
            {header.map(name => (
              <Th key={name}>{name}</Th>
            ))}
          </tr>
        </THead>
        <TBody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no identity but their index
            <Tr key={row}>
              {cells.map((cell, column) => (
                <Td key={header[column]} className="h-9 py-1 whitespace-nowrap">
                  {cell}
                </Td>
              ))}
            </Tr>
          ))}
        </TBody>
      </table>
    </section>
  );
}

function Changes({ changes }: Pick<ClubSoftwarePreview, 'changes'>) {
  const t = useTranslations('exporting.preview');
  const reasons = useTranslations('exports.changeReason');
  const labels = useTranslations('labels');
  const named = (value: string) => {
    const interval = membershipPriceIntervals.find(one => one === value);
    const gender = genders.find(one => one === value);
    if (interval) return labels(`priceInterval.${interval}`);
    return gender ? labels(`gender.${gender}`) : value;
  };
  if (changes.length === 0) return <p className="text-ink-muted">{t('noChanges')}</p>;
  return (
    <div>
      <h3 className="font-medium">{t('changes')}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {changes.map(({ number, person, column, reason, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never changed
          <li key={index}>
            <span className="block">
              {t('change', {
                person,
                number: String(number),
                column,
                before: named(before) || t('changeEmpty'),
                after: after || t('changeEmpty'),
              })}
            </span>
            <span className="block text-sm text-ink-muted">{reasons(reason)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
