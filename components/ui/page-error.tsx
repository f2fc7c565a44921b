'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { ErrorState } from '@/components/ui/error-state';

export type PageErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** The error boundary of a route; "try again" fetches from the server again. */
export function PageError({ error, reset }: PageErrorProps) {
  const router = useRouter();
  function retry() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }
  return <ErrorState headingLevel={1} onRetry={retry} requestId={error.digest} />;
}
