'use client';

import { usePathname } from 'next/navigation';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

export type GuideLink = { readonly href: string; readonly title: string };

/** All guides in a column beside the text. Narrow screens have them in the menu of the head. */
export function GuideNavigation({ links }: { links: readonly GuideLink[] }) {
  return (
    <nav aria-label="Guides" className="max-lg:hidden">
      <GuideLinks links={links} />
    </nav>
  );
}

/** Links below each other, with that of the open page marked. */
export function GuideLinks({ links }: { links: readonly GuideLink[] }) {
  const pathname = usePathname();
  return (
    <ul className="flex flex-col gap-1">
      {links.map(({ href, title }) => {
        const isCurrent = pathname === href;
        return (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={cn(
                'flex items-center rounded-md px-3 py-2 transition-colors hover:bg-sunken pointer-coarse:min-h-11',
                isCurrent ? 'bg-accent-soft font-medium text-accent-ink' : 'text-ink-muted',
              )}
            >
              {title}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
