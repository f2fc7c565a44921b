import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { submitPaperEntry } from '@/lib/api-client/paper-entry';
import type { SubmitResponse } from '@/lib/contracts/submissions';
import type { SubmissionKind } from '@/lib/rules/enums';
import { fieldId } from './entry-context';
import { bodyOf, type EntryValue, type EntryValues, withoutPlace } from './entry-values';

type Sending = { readonly isPending: boolean; readonly problem: ApiProblem | null };

/** State of one paper entry after the other: values, errors, and sending once. */
export function usePaperEntry(kind: SubmissionKind, first: EntryValues) {
  const [values, setValues] = useState(first);
  const [{ isPending, problem }, setSending] = useState<Sending>({ isPending: false, problem: null });
  const queries = useQueryClient();
  const attempt = useRef({ body: '', key: '' });

  function set(path: string, value: EntryValue) {
    setValues(known => ({ ...known, [path]: value }));
  }

  /** Returns the stored submission; null after a refusal, which focuses the first wrong field. */
  async function send(): Promise<SubmitResponse | null> {
    if (isPending) return null;
    setSending({ isPending: true, problem: null });
    const body = { ...bodyOf(values), paper: bodyOf(values).paper ?? {} };
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
    try {
      const answer = await submitPaperEntry(kind, body, attempt.current.key);
      attempt.current = { body: '', key: '' };
      void queries.invalidateQueries({ queryKey: ['submissions'] });
      setSending({ isPending: false, problem: null });
      return answer;
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      setSending({ isPending: false, problem: thrown });
      setTimeout(() => focusFirst(Object.keys(thrown.errors)));
      return null;
    }
  }

  return {
    values,
    set,
    send,
    isPending,
    problem,
    isTouched: Object.keys(bodyOf({ ...values, 'paper.receivedOn': '', locale: '' })).length > 0,
    removePlace: (list: string, place: number) => setValues(known => withoutPlace(known, list, place)),
    /** A new entry with the same day of receipt. */
    restart: () => setValues(known => ({ ...first, 'paper.receivedOn': known['paper.receivedOn'] ?? '' })),
  };
}

function focusFirst(paths: readonly string[]): void {
  const fields = paths.flatMap(path => document.getElementById(fieldId(path)) ?? []);
  const [top] = fields.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const control = top?.querySelector('input') ?? top ?? document.getElementById('entry-problem');
  control?.focus();
}
