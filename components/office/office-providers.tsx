'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { SessionEnd } from '@/components/office/sign-in/session-end';
import { asProblem } from '@/lib/api-client/api-problem';
import { RenderedLocales } from '@/lib/api-client/club-info';
import { MailServers } from '@/lib/api-client/mail-servers';
import { isWorthRetry, retryDelayMs } from '@/lib/api-client/retry';
import { cacheCounts } from '@/lib/api-client/submissions';
import type { SubmissionCounts } from '@/lib/contracts/submissions/submissions';

type OfficeProvidersProps = {
  userEmail: string;
  /** ISO 8601 */
  sessionEndsAt: string;
  counts: SubmissionCounts;
  locales: ComponentProps<typeof RenderedLocales>['value'];
  mailServers: ComponentProps<typeof MailServers>['value'];
  children: ReactNode;
};

const freshMs = 15_000;

/**
 * Shared state of office pages: cached answers of the API, state in the URL, and signing in again in a
 * dialog.
 */
export function OfficeProviders({
  userEmail,
  sessionEndsAt,
  counts,
  locales,
  mailServers,
  children,
}: OfficeProvidersProps) {
  const [hasSessionEnded, setHasSessionEnded] = useState(false);
  const [client] = useState(() => makeClient(counts, () => setHasSessionEnded(true)));
  return (
    <QueryClientProvider client={client}>
      <NuqsAdapter>
        <RenderedLocales value={locales}>
          <MailServers value={mailServers}>{children}</MailServers>
        </RenderedLocales>
        <SessionEnd
          email={userEmail}
          endsAt={sessionEndsAt}
          hasEnded={hasSessionEnded}
          onSignedIn={() => {
            setHasSessionEnded(false);
            return client.invalidateQueries();
          }}
        />
      </NuqsAdapter>
    </QueryClientProvider>
  );
}

function makeClient(counts: SubmissionCounts, onSessionEnded: () => void): QueryClient {
  const onError = (error: Error) => {
    if (asProblem(error)?.status === 401) onSessionEnded();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: freshMs, retry: isWorthRetry, retryDelay: retryDelayMs } },
  });
  cacheCounts(client, counts);
  return client;
}
