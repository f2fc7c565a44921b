import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ChangeDepartment, ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { ApiProblem } from './api-problem';
import { api, basedOn, bodyOf } from './client';
import { formKeys } from './forms';

const key = ['first-steps'];

/** How far the club is on its way to a live form; `isNeeded` false asks for nothing. */
export function useFirstSteps(isNeeded = true) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => bodyOf(api.GET('/club/first-steps', { signal })),
    enabled: isNeeded,
    refetchOnMount: 'always',
  });
}

/** Puts them away from the dashboard, or back. */
export function usePutFirstStepsAway() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isPutAway: boolean) => bodyOf(api.PUT('/club/first-steps', { body: { isPutAway } })),
    onSuccess: steps => queries.setQueryData(key, steps),
  });
}

/** Puts the membership application online; everything else of its settings stays. */
export function usePublishForm() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const read = await api.GET('/club/membership-form');
      const params = { header: basedOn(read.response.headers.get('etag')) };
      const form = await bodyOf(Promise.resolve(read));
      return api.POST('/club/membership-form', { params, body: { ...form, isActive: true } });
    },
    onSettled: () =>
      Promise.all([key, formKeys.membership].map(queryKey => queries.invalidateQueries({ queryKey }))),
  });
}

export type TemplateRecords = {
  readonly departments: readonly z.input<typeof ChangeDepartment>[];
  readonly memberships: readonly z.input<typeof ChangeMembershipSchema>[];
};

/**
 * Creates each record by the ordinary operations, one after the other, and tells `onProgress` how many are there. What
 * has its name already counts as created, so that a second try goes on where the first one stopped.
 */
export function useCreateTemplate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      records,
      onProgress,
    }: {
      records: TemplateRecords;
      onProgress: (done: number) => void;
    }) => {
      let done = 0;
      for (const body of records.departments) {
        await unlessThere(api.POST('/club/departments', { body }));
        onProgress(++done);
      }
      for (const body of records.memberships) {
        await unlessThere(api.POST('/club/memberships', { body }));
        onProgress(++done);
      }
    },
    onSettled: () =>
      Promise.all(
        [key, ['memberships'], ['departments']].map(queryKey => queries.invalidateQueries({ queryKey })),
      ),
  });
}

async function unlessThere(creation: Promise<unknown>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'already-taken')) throw error;
  }
}
