import type { ReactNode } from 'react';
import { DevelopersMenu } from '@/components/developers/developers-menu';
import type { GuideLink } from '@/components/developers/guide-navigation';
import { ReaderKey } from '@/components/developers/reader-key';
import { Search } from '@/components/developers/search';
import { TextLink } from '@/components/ui/text-link';

type DevelopersHeaderProps = {
  /** The guides, which the menu lists on narrow screens. */
  guides: readonly GuideLink[];
  /** Behind search and key; in the menu on narrow screens. */
  end: ReactNode;
};

const parts = [
  { href: '/developers', title: 'Guides' },
  { href: '/developers/reference', title: 'Reference' },
  { href: '/login', title: 'Back office' },
];

/** The head of the developers' pages, in English like the API: one row at every width. */
export function DevelopersHeader({ guides, end }: DevelopersHeaderProps) {
  return (
    <header className="sticky top-0 z-10 -mx-4 flex h-14 items-center gap-x-5 border-b bg-ground px-4 sm:-mx-8 sm:px-8">
      <p className="font-semibold whitespace-nowrap">
        Eintritt <span className="max-sm:sr-only">for developers</span>
      </p>
      <nav aria-label="Parts" className="flex gap-4 max-lg:hidden">
        {parts.map(({ href, title }) => (
          <TextLink key={href} href={href}>
            {title}
          </TextLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <Search />
        <ReaderKey />
        <div className="max-lg:hidden">{end}</div>
        <DevelopersMenu parts={parts.slice(1)} guides={guides} end={end} />
      </div>
    </header>
  );
}
