'use client';

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';

type Source<Settings extends object> = {
  readonly read: Versioned<Settings>;
  /** Key of the query that returned `read`. */
  readonly queryKey: QueryKey;
  /** Returns what that query would now return. */
  readonly save: (settings: Settings, etag: string | null) => Promise<Versioned<object>>;
};

export type SettingsDraft<Settings extends object> = {
  /** The stored settings with the typed changes. */
  readonly value: Settings;
  readonly etag: string | null;
  readonly set: (changes: Partial<Settings>) => void;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly problem: ApiProblem | null;
  /** Path of a setting → error text. */
  readonly errorOf: (path: string) => string | undefined;
  /** Names of the settings that somebody else has changed; null without a conflict. */
  readonly theirs: readonly (keyof Settings & string)[] | null;
  /** Resolves to false after a refusal. */
  readonly save: () => Promise<boolean>;
  /** Restarts from the stored settings; `withChanges` reapplies the typed changes. */
  readonly restart: (withChanges: boolean) => Promise<void>;
};

type Edited<Settings extends object> = {
  readonly base: Versioned<Settings>;
  readonly changes: Partial<Settings>;
};

/**
 * Settings during editing, based on the state read before the first change. After a change by somebody else,
 * saving is refused (412) and the conflict is shown.
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
    restart: async withChanges => {
      if (withChanges) setEdited({ base: read, changes: edited?.changes ?? {} });
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
