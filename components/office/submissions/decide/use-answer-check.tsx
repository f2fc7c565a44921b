'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { findGap, findPlaceholder } from '@/lib/rules/texts/answer-text';

type AnswerCheck = {
  /** The error of a text with a placeholder, which the API would refuse; null for others. */
  errorOf: (text: string) => string | null;
  /** Asks before a text with a gap is sent. */
  mayContinue: (text: string) => Promise<boolean>;
  /** Must be rendered. */
  dialog: ReactNode;
};

/** Finds what an answer template left to fill in, before the answer goes out. */
export function useAnswerCheck(): AnswerCheck {
  const t = useTranslations('decide');
  const [gap, setGap] = useState<string | null>(null);
  const answer = useRef<(isWanted: boolean) => void>(() => {});

  function errorOf(text: string): string | null {
    const name = findPlaceholder(text);
    return name && t('placeholder', { name });
  }
  async function mayContinue(text: string): Promise<boolean> {
    const found = findGap(text);
    if (found === null) return true;
    setGap(found);
    return new Promise(resolve => {
      answer.current = resolve;
    });
  }
  function settle(isWanted: boolean) {
    setGap(null);
    answer.current(isWanted);
  }

  const dialog = (
    <ConfirmDialog
      open={gap !== null}
      onOpenChange={isOpen => {
        if (!isOpen) settle(false);
      }}
      tone="primary"
      title={t('gap.title', { gap: gap ?? '' })}
      description={t('gap.text')}
      confirmLabel={t('gap.confirm')}
      onConfirm={() => settle(true)}
    />
  );
  return { errorOf, mayContinue, dialog };
}
