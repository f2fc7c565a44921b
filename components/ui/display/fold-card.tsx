'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '@/components/ui/cn';

type FoldCardProps = {
  title: string;
  /** What the card holds, in a few words; shown while it is folded. */
  summary: ReactNode;
  description?: ReactNode;
  /** Opens it. It stays open when this becomes false. */
  mustOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** A card that starts folded. */
export function FoldCard({
  title,
  summary,
  description,
  mustOpen = false,
  className,
  children,
}: FoldCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={cn('overflow-clip rounded-md border bg-surface', className)}>
      <details
        className="group"
        open={isOpen || mustOpen}
        onToggle={event => setIsOpen(event.currentTarget.open)}
      >
        <summary className="flex cursor-pointer list-none items-start gap-4 px-5 py-4 [&::-webkit-details-marker]:hidden">
          <div className="min-w-0 flex-1">
            <h2 className="text-lg font-semibold">{title}</h2>
            <p className="mt-0.5 line-clamp-2 max-w-prose wrap-anywhere text-ink-muted group-open:hidden">
              {summary}
            </p>
          </div>
          <ChevronDown
            aria-hidden="true"
            className="mt-1 size-4.5 shrink-0 text-ink-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="px-5 pb-5">
          {description && <p className="-mt-3 mb-4 max-w-prose text-ink-muted">{description}</p>}
          {children}
        </div>
      </details>
    </section>
  );
}
