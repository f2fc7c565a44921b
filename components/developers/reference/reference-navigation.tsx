'use client';

import { ChevronRight } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { InlineCode } from '@/components/developers/reference/inline-code';
import { MethodBadge } from '@/components/developers/reference/method-badge';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

export type NavigationGroup = {
  readonly title: string;
  readonly operations: readonly { readonly id: string; readonly method: string; readonly summary: string }[];
};

/** All operations in their groups; the group of the open one is unfolded. Folded as a whole on narrow screens. */
export function ReferenceNavigation({ groups }: { groups: readonly NavigationGroup[] }) {
  const pathname = usePathname();
  const current = pathname.split('/')[3];
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const column = list.current;
    const marked = column?.querySelector<HTMLElement>(`a[href="${pathname}"]`);
    if (column && marked) column.scrollTop = marked.offsetTop - column.clientHeight / 2;
  }, [pathname]);

  return (
    <nav
      ref={list}
      aria-label="Operations"
      className="relative pb-4 lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:overflow-y-auto lg:py-6"
    >
      {groups.map(({ title, operations }) => (
        <details key={title} open={operations.some(({ id }) => id === current)} className="group">
          <summary className="flex cursor-pointer list-none items-center gap-1 rounded-md px-2 py-1.5 font-medium hover:bg-sunken pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden="true"
              className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-90"
            />
            {title}
          </summary>
          <ul className="mb-2 ml-4 border-l pl-1">
            {operations.map(({ id, method, summary }) => (
              <li key={id}>
                <Link
                  href={`/developers/reference/${id}`}
                  aria-current={id === current ? 'page' : undefined}
                  className={cn(
                    'flex items-baseline gap-2 rounded-md px-2 py-1 text-sm hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:items-center',
                    id === current ? 'bg-accent-soft font-medium text-accent-ink' : 'text-ink-muted',
                  )}
                >
                  <span className="min-w-0 flex-1">
                    <InlineCode text={summary} />
                  </span>
                  <MethodBadge method={method} />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
