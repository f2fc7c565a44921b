import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ThemeChoice } from '@/app/developers/design/theme-choice';
import { ReaderKey } from '@/components/developers/reader-key';
import { Search } from '@/components/developers/search';
import { TextLink } from '@/components/ui/text-link';
import { ClientProvider } from '@/lib/platform/i18n/client-provider';
import { intlTag } from '@/lib/platform/i18n/locale';
import { messagesFor, pickMessages } from '@/lib/platform/i18n/messages';

export const metadata: Metadata = {
  title: { default: 'Developers', template: '%s · Eintritt for developers' },
};

/** The frame of the developers' pages. They are in English only, like the API, whatever the reader's language is. */
export default function DevelopersLayout({ children }: { children: ReactNode }) {
  return (
    <ClientProvider
      locale={intlTag('en')}
      messages={pickMessages(messagesFor('en'), ['ui'])}
      timeZone="UTC"
      now={new Date().toISOString()}
    >
      <div lang="en" className="mx-auto max-w-[110rem] px-4 pb-20 sm:px-8">
        <a
          href="#text"
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20 focus:rounded-md focus:bg-surface focus:px-3 focus:py-2"
        >
          Skip to the text
        </a>
        <header className="z-10 -mx-4 flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 border-b bg-ground px-4 py-2 sm:-mx-8 sm:px-8 lg:sticky lg:top-0">
          <p className="font-semibold">Eintritt for developers</p>
          <nav aria-label="Parts" className="flex gap-4">
            <TextLink href="/developers">Guides</TextLink>
            <TextLink href="/developers/reference">Reference</TextLink>
            <TextLink href="/login">Back office</TextLink>
          </nav>
          <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
            <Search />
            <ReaderKey />
            <ThemeChoice />
          </div>
        </header>
        {children}
      </div>
    </ClientProvider>
  );
}
