'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { RecordDraft } from './use-record-draft';

/** How a member is called, and how a record's is written; null for what nobody needs to compare. */
export type WordsOfMember<Value extends object> = (
  path: string,
) => { readonly label: string; readonly write: (record: Value) => string } | null;

type ConflictNoticeProps<Value extends object> = {
  draft: RecordDraft<Value>;
  wordsOf: WordsOfMember<Value>;
};

/** What somebody else saved while this was open: before, now, and what is typed here. */
export function ConflictNotice<Value extends object>({ draft, wordsOf }: ConflictNoticeProps<Value>) {
  const t = useTranslations('club.conflict');
  const { conflict } = draft;
  if (!conflict) return null;
  const { before, theirs, mine } = conflict;
  const rows = conflict.members.flatMap(({ name, isMine }) => {
    const described = wordsOf(name);
    if (!described) return [];
    const text = (record: Value) => described.write(record) || '–';
    const typed = isMine ? text(mine) : null;
    return [{ name, label: described.label, before: text(before), theirs: text(theirs), mine: typed }];
  });
  return (
    <Notice tone="warning" title={t('title')}>
      <p>{t('text')}</p>
      <dl className="mt-3 flex flex-col gap-3">
        {rows.map(row => (
          <div key={row.name}>
            <dt className="font-medium">{row.label}</dt>
            <dd className="whitespace-pre-line">
              <span className="text-ink-muted">{t('before')}</span> {row.before}
            </dd>
            <dd className="whitespace-pre-line">
              <span className="text-ink-muted">{t('theirs')}</span> <strong>{row.theirs}</strong>
            </dd>
            {row.mine !== null && (
              <dd className="whitespace-pre-line">
                <span className="text-ink-muted">{t('mine')}</span> <strong>{row.mine}</strong>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={draft.discard}>
          {t('loadNew')}
        </Button>
        <Button size="sm" onClick={draft.keepMine}>
          {t('keepMine')}
        </Button>
      </div>
      <p className="mt-2 text-sm">{t('keepMineHint')}</p>
    </Notice>
  );
}

type Described<Value> = { readonly label: string; readonly write: (record: Value) => string };

/** Finds the words for a path, `surcharges[0].price`, by the member in which it begins. */
export function describeBy<Value extends object>(
  members: Readonly<Record<string, Described<Value>>>,
): WordsOfMember<Value> {
  const known = new Map(Object.entries(members));
  return path => known.get(/^\w+/.exec(path)?.[0] ?? '') ?? null;
}
