'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cn } from '@/components/ui/cn';

export type GuideLink = { readonly href: string; readonly title: string };

/** All pages, with the open one marked. A scrolling row on phones, otherwise a column beside the text. */
export function GuideNavigation({ links }: { links: readonly GuideLink[] }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Developers" className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4">
      <ul className="flex gap-1 lg:flex-col">
        {links.map(({ href, title }) => {
          const isCurrent = pathname === href;
          return (
            <li key={href} className="shrink-0">
              <Link
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(
                  'block rounded-md px-3 py-2 whitespace-nowrap transition-colors hover:bg-sunken',
                  isCurrent ? 'bg-accent-soft font-medium text-accent-ink' : 'text-ink-muted',
                )}
              >
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
