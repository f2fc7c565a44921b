import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useApiForm } from '@/components/forms/use-api-form';
import { bodyOf } from '@/components/office/paper-entry/entry-values';
import { submitPaperEntry } from '@/lib/api-client/paper-entry';
import type { SubmitResponse } from '@/lib/contracts/submissions/submissions';
import type { SubmissionKind } from '@/lib/rules/enums';

/** One paper entry after the other; a repeated request with the same values makes one submission. */
export function usePaperEntry(kind: SubmissionKind, first: FieldValues) {
  const attempt = useRef({ body: '', key: '' });
  const completed = useRef((body: FieldValues) => body);
  const last = useRef<{ readonly answer: SubmitResponse; readonly kept: FieldValues } | null>(null);
  const form = useApiForm<FieldValues>({
    values: first,
    queryKey: ['submissions'],
    save: async values => {
      const body = completed.current({ ...bodyOf(values), paper: bodyOf(values).paper ?? {} });
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      const answer = await submitPaperEntry(kind, body, attempt.current.key);
      last.current = { answer, kept: { paper: values.paper, form: values.form } };
      attempt.current = { body: '', key: '' };
    },
  });

  /**
   * Saves and begins a new entry with the same day of receipt and the same form. `complete` makes the body of what is
   * typed. Returns what was stored; null after a refusal.
   */
  async function save(complete: (body: FieldValues) => FieldValues): Promise<SubmitResponse | null> {
    completed.current = complete;
    if (!(await form.submit()) || !last.current) return null;
    const { answer, kept } = last.current;
    form.restart({ value: { ...first, ...kept }, etag: null });
    return answer;
  }

  return { form, save };
}
