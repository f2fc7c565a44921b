'use client';

import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { MenuChoiceProps, MenuItemProps, MenuProps } from '@/components/ui/overlays/menu-props';
import { floatingSurface } from '@/components/ui/overlays/overlay-styles';

const itemStyles =
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1 text-base outline-none select-none data-highlighted:bg-sunken data-disabled:text-ink-muted pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0';

/**
 * Rendered beside its trigger instead of at the end of the page, so that screen readers find it
 * inside the landmark.
 */
export function MenuRoot({ trigger, align = 'end', side = 'bottom', className, children }: MenuProps) {
  return (
    <Primitive.Root modal={false} defaultOpen>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        align={align}
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          floatingSurface,
          'text-left font-normal max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto p-1',
          className,
        )}
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}

export function MenuItem({
  icon: Icon,
  tone = 'normal',
  shortcut,
  disabled,
  asChild,
  onSelect,
  children,
}: MenuItemProps) {
  return (
    <Primitive.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={onSelect}
      className={cn(itemStyles, tone === 'danger' && 'text-danger-ink data-highlighted:bg-danger-soft')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {Icon && <Icon aria-hidden="true" className={tone === 'danger' ? undefined : 'text-ink-muted'} />}
          <span className="flex-1">{children}</span>
          {shortcut && <kbd className="pl-4 font-sans text-xs text-ink-muted">{shortcut}</kbd>}
        </>
      )}
    </Primitive.Item>
  );
}

export function MenuChoice({ label, value, options, onValueChange }: MenuChoiceProps<string>) {
  return (
    <Primitive.RadioGroup value={value} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map(option => (
        <Primitive.RadioItem
          key={option.value}
          value={option.value}
          onSelect={event => {
            event.preventDefault();
            onValueChange(option.value);
          }}
          className={itemStyles}
        >
          <span className="flex-1">{option.label}</span>
          <Primitive.ItemIndicator>
            <Check aria-hidden="true" className="text-accent" />
          </Primitive.ItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <Primitive.Label className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-muted">
      {children}
    </Primitive.Label>
  );
}

export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-hairline" />;
}
