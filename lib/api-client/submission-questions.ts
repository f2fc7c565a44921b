import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AskQuestion } from '@/lib/contracts/submissions/submission-questions';
import { api, bodyOf } from './client';
import { questionsKey } from './submissions';

/** The latest questions to the applicant of a submission, newest first. */
export function useQuestions(id: string) {
  return useQuery({
    queryKey: questionsKey(id),
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/submits/{id}/questions', { params: { path: { id }, query: { limit: 50 } }, signal })),
  });
}

/** The same `key` with the same question asks only once. The request outlives the page. */
export function askApplicant(id: string, body: AskQuestion, key: string): Promise<unknown> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return api.POST('/submits/{id}/questions', { params, body, keepalive: true });
}

export function useCloseQuestion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (questionId: string) =>
      api.POST('/submits/{id}/questions/{questionId}/close', { params: { path: { id, questionId } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['submissions'] }),
  });
}
