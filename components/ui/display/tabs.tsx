'use client';

import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type Tab<Value extends string> = { value: Value; label: string; count?: number; content: ReactNode };

type TabsProps<Value extends string> = {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
};

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  className,
}: TabsProps<Value>) {
  return (
    <Primitive.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={next => {
        const tab = tabs.find(candidate => candidate.value === next);
        if (tab) onValueChange?.(tab.value);
      }}
      className={className}
    >
      <Primitive.List aria-label={label} className="flex gap-1 overflow-x-auto border-b">
        {tabs.map(tab => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={cn(
              'flex h-10 shrink-0 items-center gap-2 rounded-t-sm border-b-2 border-transparent px-2.5 font-medium text-ink-muted -outline-offset-2 transition-colors pointer-coarse:h-11',
              'hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunken px-1.5 text-xs text-ink-muted">{tab.count}</span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(tab => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
