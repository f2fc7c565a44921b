'use client';

import '@/lib/platform/i18n/app-config';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { IntlTag } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';

type ClientProviderProps = {
  locale: IntlTag;
  messages: Partial<Messages>;
  /** IANA name of the club's time zone. */
  timeZone: string;
  /** The server's time as ISO 8601, so server and browser render the same relative times. */
  now: string;
  children: ReactNode;
};

/** Provides texts to client components; a nested provider replaces the texts of the outer one. */
export function ClientProvider({ locale, messages, timeZone, now, children }: ClientProviderProps) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={timeZone} now={new Date(now)}>
      {children}
    </IntlProvider>
  );
}
