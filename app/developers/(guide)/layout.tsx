import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { guideLinks } from '@/app/developers/(guide)/guide-pages';
import { ThemeChoice } from '@/app/developers/design/theme-choice';
import { DevelopersHeader } from '@/components/developers/developers-header';
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
        <DevelopersHeader guides={guideLinks} end={<ThemeChoice />} />
        {children}
      </div>
    </ClientProvider>
  );
}
