'use client';

import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

type OutcomeProps = { tone: 'success' | 'danger'; title: string; action: ReactNode; children: ReactNode };

/** Takes the place of a form that has done its work, or cannot; takes the focus too, so that it is read out. */
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

/** Not written in place: that would take the focus again with each rendering. */
function focus(node: HTMLElement | null): void {
  node?.focus();
}
