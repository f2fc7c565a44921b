import { useState } from 'react';
import { ApiProblem } from '@/lib/api-client/api-problem';

type Sending =
  | { readonly state: 'Idle' | 'Pending' | 'Done'; readonly problem: null }
  | { readonly state: 'Refused'; readonly problem: ApiProblem };

/** State of a form's request, and a function that sends it unless one is in progress. */
export function useSend(request: () => Promise<unknown>) {
  const [sending, setSending] = useState<Sending>({ state: 'Idle', problem: null });
  async function send(): Promise<void> {
    if (sending.state === 'Pending') return;
    setSending({ state: 'Pending', problem: null });
    try {
      await request();
      setSending({ state: 'Done', problem: null });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setSending({ state: 'Refused', problem: error });
    }
  }
  return { ...sending, send };
}
