import { type FormEvent, useRef } from 'react';
import { useErrorFocus } from '@/components/office/use-error-focus';
import { ApiProblem } from '@/lib/api-client/api-problem';

type Change<Body> = {
  readonly mutateAsync: (body: Body) => Promise<unknown>;
  readonly isPending: boolean;
  readonly error: Error | null;
};

/**
 * A small account form: sends one request at a time, shows errors at their fields and focuses the first one.
 */
export function useAccountForm<Body>(change: Change<Body>, onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const problem = change.error instanceof ApiProblem ? change.error : null;
  useErrorFocus(form, problem);

  async function send(event: FormEvent, body: Body) {
    event.preventDefault();
    if (change.isPending) return;
    try {
      await change.mutateAsync(body);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
  }

  const errorOf = (path: string) => problem?.errors[path]?.join(' ');
  return {
    form,
    send,
    errorOf,
    problem: problem && Object.keys(problem.errors).length === 0 ? problem : null,
  };
}
