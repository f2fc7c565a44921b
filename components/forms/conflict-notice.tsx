'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TheirChange } from '@/components/forms/merge-values';
import type { Conflict, FieldWords, Whose } from '@/components/forms/use-api-form';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { Notice } from '@/components/ui/notice';

type ConflictNoticeProps = {
  conflict: Pick<Conflict, 'changes' | 'choices'>;
  wordsOf: (path: string) => FieldWords | null;
  /** Without a path, decides all values. */
  onChoose: (whose: Whose, path?: string) => void;
  /** For forms that save by themselves; others show it until they are saved. */
  onClose?: (() => void) | undefined;
};

/**
 * What somebody else saved: values that both changed, with a choice, and values that only the other person changed,
 * which the form has already taken over.
 */
export function ConflictNotice({ conflict, wordsOf, onChoose, onClose }: ConflictNoticeProps) {
  const t = useTranslations('office.form.conflict');
  const ui = useTranslations('ui');
  const both = conflict.changes.filter(({ isMine }) => isMine);
  const taken = conflict.changes.filter(({ isMine }) => !isMine);
  return (
    <Notice tone="warning" title={t('title')}>
      <div role="alert">
        <p>{t('text')}</p>
        {both.length > 0 && <p className="mt-2">{t('both')}</p>}
      </div>
      {both.length > 0 && (
        <>
          <Changes changes={both} wordsOf={wordsOf}>
            {({ path }, name) => (
              <SegmentedControl
                label={t('choiceOf', { name })}
                segments={[
                  { value: 'Theirs', label: t('theirsOf') } as const,
                  { value: 'Mine', label: t('mineOf') } as const,
                ]}
                value={conflict.choices[path] ?? null}
                onValueChange={whose => onChoose(whose, path)}
              />
            )}
          </Changes>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onChoose('Theirs')}>
              {t('takeTheirs')}
            </Button>
            <Button size="sm" onClick={() => onChoose('Mine')}>
              {t('keepMine')}
            </Button>
          </div>
        </>
      )}
      {taken.length > 0 && (
        <>
          <p className="mt-3">{t('taken')}</p>
          <Changes changes={taken} wordsOf={wordsOf} />
        </>
      )}
      {onClose ? (
        <Button size="sm" onClick={onClose} className="mt-4">
          {ui('close')}
        </Button>
      ) : (
        <p className="mt-2 text-sm">{t('hint')}</p>
      )}
    </Notice>
  );
}

type ChangesProps = Pick<ConflictNoticeProps, 'wordsOf'> & {
  changes: readonly TheirChange[];
  children?: (change: TheirChange, label: string) => ReactNode;
};

function Changes({ changes, wordsOf, children }: ChangesProps) {
  const t = useTranslations('office.form.conflict');
  return (
    <dl className="mt-2 flex flex-col gap-3">
      {changes.map(change => {
        const { label, write } = wordsOf(change.path) ?? {
          label: change.path,
          write: (value: unknown) => String(value ?? ''),
        };
        return (
          <div key={change.path}>
            <dt className="font-medium">{label}</dt>
            {(['before', 'theirs', 'mine'] as const).map(
              state =>
                (state !== 'mine' || change.isMine) && (
                  <dd key={state} className="whitespace-pre-line">
                    <span className="text-ink-muted">{t(state)}</span> {write(change[state]) || '–'}
                  </dd>
                ),
            )}
            {children && <dd className="mt-1">{children(change, label)}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
