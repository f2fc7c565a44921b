import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

type TriggerProps = {
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

export type MenuProps = {
  /** A button; the menu adds its behaviour. */
  trigger: ReactElement<TriggerProps>;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  children: ReactNode;
};

export type MenuItemProps = {
  icon?: LucideIcon;
  tone?: 'normal' | 'danger';
  /** Key that does the same outside the menu. */
  shortcut?: string;
  disabled?: boolean;
  /** Renders its single child (a link) as the item. */
  asChild?: boolean;
  onSelect?: (event: Event) => void;
  children: ReactNode;
};

export type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValueChange: (value: Value) => void;
};
