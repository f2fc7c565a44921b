'use client';

import type { LucideIcon } from 'lucide-react';
import {
  cloneElement,
  type KeyboardEvent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

const load = () => import('@/components/ui/menu-parts');
const LoadedRoot = lazy(() => load().then(parts => ({ default: parts.MenuRoot })));
const LoadedChoice = lazy(() => load().then(parts => ({ default: parts.MenuChoice })));

type TriggerProps = {
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

export type MenuProps = {
  /** A button; the menu gives it what it does. */
  trigger: ReactElement<TriggerProps>;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  children: ReactNode;
};

/** A menu that is loaded when it is opened for the first time, and begins to load when somebody points at it. */
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

export type MenuItemProps = {
  icon?: LucideIcon;
  tone?: 'normal' | 'danger';
  /** Key that does the same outside the menu. */
  shortcut?: string;
  disabled?: boolean;
  /** Renders the one child element (a link) as the item. */
  asChild?: boolean;
  onSelect?: (event: Event) => void;
  children: ReactNode;
};

export const MenuItem = lazy(() => load().then(parts => ({ default: parts.MenuItem })));

export type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValueChange: (value: Value) => void;
};

/** A choice among words of which one always holds. */
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
