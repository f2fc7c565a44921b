import type { ReactNode } from 'react';
import { ClientProvider } from '@/lib/platform/i18n/client-provider';
import { intlTag } from '@/lib/platform/i18n/locale';
import { type MessageNamespace, messagesFor, pickMessages } from '@/lib/platform/i18n/messages';
import { getPageLocale } from '@/lib/platform/i18n/page';

type PageProviderProps = {
  /** The namespaces that the client components below use; they replace those of an outer provider. */
  namespaces: readonly MessageNamespace[];
  /** IANA name; Europe/Berlin if the club is not known yet. */
  timeZone?: string;
  children: ReactNode;
};

/** Server component that passes the named texts, in the reader's language, to the client components below it. */
export async function PageProvider({ namespaces, timeZone = 'Europe/Berlin', children }: PageProviderProps) {
  const locale = await getPageLocale();
  return (
    <ClientProvider
      locale={intlTag(locale)}
      messages={pickMessages(messagesFor(locale), namespaces)}
      timeZone={timeZone}
      now={new Date().toISOString()}
    >
      {children}
    </ClientProvider>
  );
}
