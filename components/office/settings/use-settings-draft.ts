'use client';

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';

type Source<Settings extends object> = {
  readonly read: Versioned<Settings>;
  /** Of the query that `read` was made from. */
  readonly queryKey: QueryKey;
  /** Answers with what that query would answer then. */
  readonly save: (settings: Settings, etag: string | null) => Promise<Versioned<object>>;
};

export type SettingsDraft<Settings extends object> = {
  /** What is stored, with what was typed over it. */
  readonly value: Settings;
  readonly etag: string | null;
  readonly set: (changes: Partial<Settings>) => void;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly problem: ApiProblem | null;
  /** Path of a setting → what is wrong with it. */
  readonly errorOf: (path: string) => string | undefined;
  /** Names of the settings that somebody else changed meanwhile; null where nobody did. */
  readonly theirs: readonly (keyof Settings & string)[] | null;
  /** Resolves to false where it was refused. */
  readonly save: () => Promise<boolean>;
  /** Goes on from what is stored now; `keep`: with what was typed over it. */
  readonly restart: (keep: boolean) => Promise<void>;
};

type Edited<Settings extends object> = {
  readonly base: Versioned<Settings>;
  readonly changes: Partial<Settings>;
};

/**
 * Settings while they are edited, based on what was read when the first change was made. What somebody else saved
 * meanwhile is refused (412) and shown, never overwritten.
 */
export function useSettingsDraft<Settings extends object>({
  read,
  queryKey,
  save,
}: Source<Settings>): SettingsDraft<Settings> {
  const client = useQueryClient();
  const [edited, setEdited] = useState<Edited<Settings> | null>(null);
  const base = edited?.base ?? read;
  const value = { ...base.value, ...edited?.changes };
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: () => save(value, base.etag),
    onSuccess: stored => {
      client.setQueryData(queryKey, stored);
      setEdited(null);
    },
    onError: failure => {
      if (isStale(failure)) void client.invalidateQueries({ queryKey });
    },
  });
  const problem = error instanceof ApiProblem ? error : null;
  return {
    value,
    etag: base.etag,
    set: more => setEdited({ base, changes: { ...edited?.changes, ...more } }),
    isChanged: JSON.stringify(value) !== JSON.stringify(base.value),
    isSaving: isPending,
    problem,
    errorOf: path => problem?.errors[path]?.join(' '),
    theirs: isStale(problem) ? changedNames(base.value, read.value) : null,
    save: () =>
      mutateAsync().then(
        () => true,
        () => false,
      ),
    restart: async keep => {
      if (keep) setEdited({ base: read, changes: edited?.changes ?? {} });
      else setEdited(null);
      reset();
      await client.invalidateQueries({ queryKey });
    },
  };
}

function isStale(error: Error | null): boolean {
  return error instanceof ApiProblem && error.code === 'precondition-failed';
}

function changedNames<Settings extends object>(
  before: Settings,
  after: Settings,
): (keyof Settings & string)[] {
  const names = Object.keys(after).filter((name): name is keyof Settings & string => name in before);
  return names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
