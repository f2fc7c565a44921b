'use client';

import { cloneElement, lazy, Suspense, useState } from 'react';
import type { MenuChoiceProps, MenuProps } from '@/components/ui/overlays/menu-props';

const load = () => import('@/components/ui/overlays/menu-parts');
const LoadedRoot = lazy(() => load().then(parts => ({ default: parts.MenuRoot })));
const LoadedChoice = lazy(() => load().then(parts => ({ default: parts.MenuChoice })));

/** A menu whose code loads when it first opens, or when the pointer is over its trigger. */
export function Menu(props: MenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = cloneElement(props.trigger, {
    onClick: () => setIsWanted(true),
    onKeyDown: event => event.key === 'ArrowDown' && setIsWanted(true),
    onPointerEnter: load,
    'aria-haspopup': 'menu',
    'aria-expanded': isWanted,
  });
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <LoadedRoot {...props} />
    </Suspense>
  );
}

export const MenuItem = lazy(() => load().then(parts => ({ default: parts.MenuItem })));

/** Menu items of which exactly one is selected. */
export function MenuChoice<Value extends string>({
  options,
  onValueChange,
  ...props
}: MenuChoiceProps<Value>) {
  return (
    <LoadedChoice
      {...props}
      options={options}
      onValueChange={value => {
        const chosen = options.find(option => option.value === value);
        if (chosen) onValueChange(chosen.value);
      }}
    />
  );
}

export const MenuLabel = lazy(() => load().then(parts => ({ default: parts.MenuLabel })));

export const MenuSeparator = lazy(() => load().then(parts => ({ default: parts.MenuSeparator })));
