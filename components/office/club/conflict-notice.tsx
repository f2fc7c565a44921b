'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { RecordDraft } from './use-record-draft';

/** Label and text of a member for comparison; null for members that need none. */
export type WordsOfMember<Value extends object> = (
  path: string,
) => { readonly label: string; readonly write: (record: Value) => string } | null;

type ConflictNoticeProps<Value extends object> = {
  draft: RecordDraft<Value>;
  wordsOf: WordsOfMember<Value>;
};

/** Conflicting changes by somebody else: the value before, the present one, and the typed one. */
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
        <Button size="sm" onClick={draft.reapplyMine}>
          {t('keepMine')}
        </Button>
      </div>
      <p className="mt-2 text-sm">{t('keepMineHint')}</p>
    </Notice>
  );
}

type Described<Value> = { readonly label: string; readonly write: (record: Value) => string };

/** Finds the description of a path, such as `surcharges[0].price`, by its first member. */
export function describeBy<Value extends object>(
  members: Readonly<Record<string, Described<Value>>>,
): WordsOfMember<Value> {
  const known = new Map(Object.entries(members));
  return path => known.get(/^\w+/.exec(path)?.[0] ?? '') ?? null;
}
