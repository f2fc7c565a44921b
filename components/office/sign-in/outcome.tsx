'use client';

import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

type OutcomeProps = { tone: 'success' | 'danger'; title: string; action: ReactNode; children: ReactNode };

/** Replaces a form after it succeeded or if it cannot; gets the focus, so that screen readers read it. */
export function Outcome({ tone, title, action, children }: OutcomeProps) {
  return (
    <div ref={focus} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Notice tone={tone} title={title}>
        <div className="flex flex-col gap-2 break-words">{children}</div>
      </Notice>
      {action}
    </div>
  );
}

/** A stable function: an inline one would focus again with each rendering. */
function focus(node: HTMLElement | null): void {
  node?.focus();
}
