'use client';

import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

type TooltipProps = {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that can take focus. */
  children: ReactNode;
};

/** Adds to a name, never replaces it: touch screens show no tooltips. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-xs animate-appear rounded-sm bg-ink px-2 py-1 text-xs font-medium whitespace-normal text-ground shadow-overlay"
        >
          {content}
        </Primitive.Content>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
