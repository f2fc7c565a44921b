import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ChangeDepartment, ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { asProblem } from './api-problem';
import { api, bodyOf, ifMatch } from './client';
import { formKeys } from './forms';

const key = ['first-steps'];

/** The club's progress towards a published form; `isNeeded` false fetches nothing. */
export function useFirstSteps(isNeeded = true) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => bodyOf(api.GET('/club/first-steps', { signal })),
    enabled: isNeeded,
    refetchOnMount: 'always',
  });
}

/** Hides the first steps on the dashboard, or shows them again. */
export function useHideFirstSteps() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isPutAway: boolean) => bodyOf(api.PUT('/club/first-steps', { body: { isPutAway } })),
    onSuccess: steps => queries.setQueryData(key, steps),
  });
}

/** Publishes the membership application without changing its other settings. */
export function usePublishForm() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const read = await api.GET('/club/membership-form');
      const params = { header: ifMatch(read.response.headers.get('etag')) };
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
 * Creates each record by the ordinary operations, one after the other, and passes their number to
 * `onProgress`. A record whose name already exists counts as created, so that a second attempt
 * continues where the first one stopped.
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
    if (asProblem(error)?.code !== 'already-taken') throw error;
  }
}
