import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AskQuestion } from '@/lib/contracts/submissions/submission-questions';
import { api, bodyOf } from './client';

/** Starts with `submissions`, so that a change of a submission invalidates it too. */
const keyOf = (id: string) => ['submissions', 'questions', id];

/** The latest questions to the applicant of a submission, newest first. */
export function useQuestions(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/submits/{id}/questions', { params: { path: { id }, query: { limit: 50 } }, signal })),
  });
}

export function useAskQuestion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AskQuestion) =>
      api.POST('/submits/{id}/questions', { params: { path: { id } }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['submissions'] }),
  });
}

export function useCloseQuestion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (questionId: string) =>
      api.POST('/submits/{id}/questions/{questionId}/close', { params: { path: { id, questionId } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['submissions'] }),
  });
}
