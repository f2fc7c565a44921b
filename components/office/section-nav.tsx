'use client';

import { usePathname } from 'next/navigation';
import { Fragment, useEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

export type SectionNavEntry = {
  href: string;
  label: string;
  /** Its address alone, not those below it. */
  isExact?: boolean;
  /** Heading above the first entry of a group. */
  group?: string;
};

type SectionNavProps = {
  /** Names the navigation for screen readers. */
  label: string;
  entries: readonly SectionNavEntry[];
};

/**
 * The pages of an area of the office: one scrolling line on phones, otherwise as many lines as needed. Entries with
 * groups are a list at the side of wide screens, with headings.
 */
export function SectionNav({ label, entries }: SectionNavProps) {
  const pathname = usePathname();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = pathname && nav.current?.querySelector('[aria-current]');
    if (current) current.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  if (entries.length < 2) return null;
  const isGrouped = entries.some(({ group }) => group);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={cn(
        'mb-6 flex gap-x-1 overflow-x-auto border-b md:flex-wrap print:hidden',
        isGrouped &&
          'xl:sticky xl:top-7 xl:mb-0 xl:w-48 xl:flex-none xl:flex-col xl:flex-nowrap xl:gap-y-0.5 xl:self-start xl:overflow-visible xl:border-b-0',
      )}
    >
      {entries.map(({ href, label: words, isExact, group }, index) => (
        <Fragment key={href}>
          {group && group !== entries[index - 1]?.group && (
            <span className="hidden px-2.5 pt-4 pb-1 text-sm text-ink-muted xl:block">{group}</span>
          )}
          <Link
            href={href}
            aria-current={(isExact ? pathname === href : pathname.startsWith(href)) ? 'page' : undefined}
            className={cn(
              'flex h-10 shrink-0 items-center rounded-t-sm border-b-2 border-transparent px-2.5 font-medium text-ink-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:h-11',
              isGrouped &&
                'xl:h-9 xl:rounded-md xl:border-b-0 xl:hover:bg-sunken xl:aria-[current=page]:bg-accent-soft xl:aria-[current=page]:text-accent-ink',
            )}
          >
            {words}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}
