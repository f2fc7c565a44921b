'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

export type SectionNavEntry = {
  href: string;
  label: string /** Its address alone, not those below it. */;
  isExact?: boolean;
};

type SectionNavProps = {
  /** Names the navigation for screen readers. */
  label: string;
  entries: readonly SectionNavEntry[];
};

/** The pages of an area of the office: one scrolling line on phones, otherwise as many lines as needed. */
export function SectionNav({ label, entries }: SectionNavProps) {
  const pathname = usePathname();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = pathname && nav.current?.querySelector('[aria-current]');
    if (current) current.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  if (entries.length < 2) return null;
  return (
    <nav ref={nav} aria-label={label} className="mb-6 flex gap-x-1 overflow-x-auto border-b md:flex-wrap">
      {entries.map(({ href, label: words, isExact }) => (
        <Link
          key={href}
          href={href}
          aria-current={(isExact ? pathname === href : pathname.startsWith(href)) ? 'page' : undefined}
          className="flex h-10 shrink-0 items-center rounded-t-sm border-b-2 border-transparent px-2.5 font-medium text-ink-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:h-11"
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
