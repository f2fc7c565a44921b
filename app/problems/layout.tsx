import type { ReactNode } from 'react';
import { DevelopersHeader } from '@/components/developers/developers-header';
import { ClientProvider } from '@/lib/platform/i18n/client-provider';
import { intlTag } from '@/lib/platform/i18n/locale';
import { messagesFor, pickMessages } from '@/lib/platform/i18n/messages';

/** The developers' head above an explained problem: whoever follows the `type` of an answer comes from their program. */
export default function ProblemsLayout({ children }: { children: ReactNode }) {
  return (
    <ClientProvider
      locale={intlTag('en')}
      messages={pickMessages(messagesFor('en'), ['ui'])}
      timeZone="UTC"
      now={new Date().toISOString()}
    >
      <div className="mx-auto max-w-[110rem] px-4 pb-20 sm:px-8">
        <DevelopersHeader />
        {children}
      </div>
    </ClientProvider>
  );
}
