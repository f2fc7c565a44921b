'use client';

import { Popover as Primitive } from 'radix-ui';
import { cn } from '@/components/ui/cn';
import { floatingSurface } from '@/components/ui/overlays/overlay-styles';
import type { PopoverProps } from '@/components/ui/overlays/popover';

export function PopoverRoot({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'start',
  className,
  children,
}: PopoverProps) {
  return (
    <Primitive.Root defaultOpen open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            floatingSurface,
            'max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-y-auto p-4',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
