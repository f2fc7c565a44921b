'use client';

import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ApiProblem } from '@/lib/api-client/api-problem';

type ConfirmDeedProps = Omit<ComponentProps<typeof ConfirmDialog>, 'failureText' | 'onConfirm'> & {
  onConfirm: () => Promise<unknown>;
  /** Text of a refusal, instead of the API's. */
  explain?: (problem: ApiProblem) => string | undefined;
};

/** Asks before an action, and shows in the dialog why the API refused it. */
export function ConfirmAction({ onConfirm, explain, ...dialog }: ConfirmDeedProps) {
  const [reason, setReason] = useState<string | undefined>();
  return (
    <ConfirmDialog
      {...dialog}
      {...(reason ? { failureText: reason } : {})}
      onConfirm={async () => {
        try {
          await onConfirm();
        } catch (error) {
          setReason(
            error instanceof ApiProblem ? (explain?.(error) ?? error.detail ?? undefined) : undefined,
          );
          throw error;
        }
      }}
    />
  );
}
