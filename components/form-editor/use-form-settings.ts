'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';

export type SettingsDraft<Settings> = {
  readonly value: Settings;
  readonly set: (changes: Partial<Settings>) => void;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Path of a setting → error text. */
  readonly errorOf: (path: string) => string | undefined;
  readonly problem: ApiProblem | null;
  /** Resolves to false if the service refused. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
};

type Source<Settings> = {
  readonly read: Versioned<Settings>;
  readonly queryKey: readonly string[];
  readonly save: (settings: Settings, etag: string | null) => Promise<Versioned<Settings>>;
};

/** Settings during editing. The service refuses to overwrite changes by others (412). */
export function useFormSettings<Settings extends object>(source: Source<Settings>): SettingsDraft<Settings> {
  const client = useQueryClient();
  const [changes, setChanges] = useState<Partial<Settings>>({});
  const value = { ...source.read.value, ...changes };
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: () => source.save(value, source.read.etag),
    onSuccess: stored => {
      client.setQueryData(source.queryKey, stored);
      setChanges({});
    },
  });
  const problem = error instanceof ApiProblem ? error : null;
  return {
    value,
    set: more => setChanges({ ...changes, ...more }),
    isChanged: JSON.stringify(value) !== JSON.stringify(source.read.value),
    isSaving: isPending,
    errorOf: path => problem?.errors[path]?.join(' '),
    problem,
    save: () =>
      mutateAsync().then(
        () => true,
        () => false,
      ),
    discard: () => {
      setChanges({});
      reset();
      void client.invalidateQueries({ queryKey: source.queryKey });
    },
  };
}
