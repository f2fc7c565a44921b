import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ChangeDepartment, ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { asProblem } from './api-problem';
import { api, bodyOf } from './client';
import {
  formKeys,
  readCancellationForm,
  readMembershipForm,
  saveCancellationForm,
  saveMembershipForm,
} from './forms';

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

/** Publishes the membership application, and with it the other two forms, without changing their other settings. */
export function usePublishForms() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ isWithOthers }: { isWithOthers: boolean }) => {
      const { value, etag } = await readMembershipForm();
      const others = isWithOthers ? { isChangeActive: true } : {};
      await saveMembershipForm({ ...value, isActive: true, ...others }, etag);
      if (!isWithOthers) return;
      const cancellation = await readCancellationForm();
      await saveCancellationForm({ ...cancellation.value, isActive: true }, cancellation.etag);
    },
    onSettled: () =>
      Promise.all(
        [key, formKeys.membership, formKeys.cancellation].map(queryKey =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

type TemplateRecords = {
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
