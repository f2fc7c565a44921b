import type { ReactNode } from 'react';
import { ReaderKey } from '@/components/developers/reader-key';
import { Search } from '@/components/developers/search';
import { TextLink } from '@/components/ui/text-link';

/** The head of the developers' pages, in English like the API. `end` stands behind search and key, where there is room. */
export function DevelopersHeader({ end }: { end?: ReactNode }) {
  return (
    <header
      lang="en"
      className="z-10 -mx-4 flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 border-b bg-ground px-4 py-2 sm:-mx-8 sm:px-8 lg:sticky lg:top-0"
    >
      <p className="font-semibold">
        Eintritt <span className="max-sm:sr-only">for developers</span>
      </p>
      <nav aria-label="Parts" className="flex gap-4 max-sm:order-last max-sm:w-full">
        <TextLink href="/developers">Guides</TextLink>
        <TextLink href="/developers/reference">Reference</TextLink>
        <TextLink href="/login">Back office</TextLink>
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <Search />
        <ReaderKey />
        {end && <div className="max-sm:hidden">{end}</div>}
      </div>
    </header>
  );
}
