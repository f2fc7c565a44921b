import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { intlTag } from '@/lib/platform/i18n/locale';
import { messagesFor } from '@/lib/platform/i18n/messages';

/** Renders a part of an office screen in English. `visited` collects the pages that it opens. */
export function show(screen: ReactNode) {
  const visited: string[] = [];
  const router = {
    push: (href: string) => void visited.push(href),
    replace: (href: string) => void visited.push(href),
    back: () => {},
    forward: () => {},
    refresh: () => {},
    prefetch: () => {},
    bfcacheId: '',
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const around = (children: ReactNode) => (
    <AppRouterContext value={router}>
      <IntlProvider locale={intlTag('en')} messages={messagesFor('en')} timeZone="UTC">
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </IntlProvider>
    </AppRouterContext>
  );
  const { rerender } = render(around(screen));
  return { user: userEvent.setup(), visited, showAgain: (next: ReactNode) => rerender(around(next)) };
}
