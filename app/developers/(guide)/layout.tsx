import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { guideAddress, guidePages } from '@/app/developers/(guide)/guide-pages';
import { ThemeChoice } from '@/app/developers/design/theme-choice';
import { GuideNavigation } from '@/components/developers/guide-navigation';
import { TextLink } from '@/components/ui/text-link';

export const metadata: Metadata = {
  title: { default: 'Developers', template: '%s · Eintritt for developers' },
};

const links = [
  ...guidePages.map(page => ({ href: guideAddress(page), title: page.title })),
  { href: '/developers/reference', title: 'Reference' },
];

/** The frame of the developers' pages. They are in English only, like the API. */
export default function GuideLayout({ children }: { children: ReactNode }) {
  return (
    <div lang="en" className="mx-auto max-w-2xl px-4 pb-20 sm:px-8">
      <a
        href="#text"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:rounded-md focus:bg-surface focus:px-3 focus:py-2"
      >
        Skip to the text
      </a>
      <header className="flex flex-wrap items-center justify-between gap-3 border-b py-4">
        <p className="font-semibold">Eintritt for developers</p>
        <div className="flex flex-wrap items-center gap-4">
          <TextLink href="/login">Back office</TextLink>
          <ThemeChoice />
        </div>
      </header>
      <div className="grid grid-cols-1 gap-6 pt-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <GuideNavigation links={links} />
        </div>
        <div id="text" className="min-w-0">
          {children}
        </div>
      </div>
    </div>
  );
}
