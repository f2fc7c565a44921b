'use client';

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Tooltip } from '@/components/ui/overlays/tooltip';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  /** The button's name, also its tooltip. */
  label: string;
  variant?: ButtonStyleProps['variant'];
  size?: 'sm' | 'md';
};

/** Only for icons everybody knows (close, search, more, copy). Otherwise use a Button with text. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  size = 'md',
  className,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <button
        type="button"
        {...props}
        aria-label={label}
        className={cn(buttonStyles({ variant, size: size === 'sm' ? 'iconSm' : 'icon' }), className)}
      >
        <Icon aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
