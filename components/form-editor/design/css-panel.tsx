'use client';

import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import type { DesignEditor } from '@/components/form-editor/design/use-design-editor';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { ConfinedCss } from '@/lib/rules/css/confine-css';
import type { DroppedCss } from '@/lib/rules/css/css-report';

const CssEditor = dynamic(() => import('@/components/form-editor/design/css-editor'), {
  ssr: false,
  loading: () => <EditorSkeleton />,
});

type CssPanelProps = { editor: DesignEditor; confined: ConfinedCss; isReadOnly: boolean };

/** Additional CSS. Rules that the service drops are marked in the text and listed below it. */
export function CssPanel({ editor, confined, isReadOnly }: CssPanelProps) {
  const t = useTranslations('forms.design');
  const words = useDroppedWords();
  const { additionalCss } = editor.design;
  const marks = useMemo(
    () =>
      confined.dropped.map(dropped => ({ ...(dropped.range ?? { from: 0, to: 0 }), text: words(dropped) })),
    [confined.dropped, words],
  );
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-sm text-ink-muted">{t('cssHint')}</p>
      <CssEditor
        label={t('css')}
        value={additionalCss}
        marks={marks}
        isReadOnly={isReadOnly}
        onChange={next => editor.change({ ...editor.design, additionalCss: next }, 'css')}
      />
      <div role="status">
        {marks.length > 0 && (
          <>
            <p className="font-medium">{t('cssDropped', { count: marks.length })}</p>
            <ul className="mt-1 flex max-h-48 flex-col gap-1 overflow-y-auto text-sm text-ink-muted">
              {marks.map(({ from, text }) => (
                <li key={`${from} ${text}`}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function EditorSkeleton() {
  const t = useTranslations('ui');
  return <SkeletonRows rows={3} label={t('loading')} />;
}

/** Describes dropped rules in the service's words, whose keys are data here. */
function useDroppedWords(): (dropped: DroppedCss) => string {
  const t = useTranslations('validation');
  const { validation } = useMessages();
  return useMemo(() => {
    const isKnown = (key: string): key is 'cssProperty' => key in validation;
    return ({ key, params = {} }: DroppedCss) =>
      isKnown(key) ? t(key, { line: '', name: '', ...params }) : key;
  }, [t, validation]);
}
