'use client';

import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';

type TriggerProps = {
  onClick?: () => void;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
};

export type PopoverProps = {
  /** A button; the popover adds its behaviour. */
  trigger: ReactElement<TriggerProps>;
  /** Names the popover for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** Parts loaded by `lazy` are shown together with the popover. */
  children: ReactNode;
};

const load = () => import('@/components/ui/overlays/popover-parts');
const LoadedRoot = lazy(() => load().then(parts => ({ default: parts.PopoverRoot })));

/** A popover whose code loads when it first opens, or when the pointer is over its trigger. */
export function Popover(props: PopoverProps) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = cloneElement(props.trigger, {
    onClick: () => {
      setIsWanted(true);
      props.onOpenChange?.(true);
    },
    onPointerEnter: load,
    'aria-haspopup': 'dialog',
    'aria-expanded': isWanted,
  });
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <LoadedRoot {...props} />
    </Suspense>
  );
}
