'use client';

import { useState } from 'react';
import {
  type ChangedMember,
  isSame,
  listConflicts,
  realChanges,
} from '@/components/office/club/merge-states';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';

export type FieldErrors = Readonly<Record<string, string>>;

export type RecordDraft<Value extends object> = {
  readonly value: Value;
  /** As last read or saved. */
  readonly stored: Value;
  readonly set: (changes: Partial<Value>) => void;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** JSON path of a member → error text. */
  readonly errorOf: (path: string) => string | undefined;
  readonly errors: FieldErrors;
  readonly problem: ApiProblem | null;
  /** Changes by somebody else, not overwritten; null if there are none. */
  readonly conflict: Conflict<Value> | null;
  readonly save: () => Promise<Saved>;
  /** Resets to the stored state. */
  readonly discard: () => void;
  /** Accepts the other's changes, but preserves the typed values where they differ. */
  readonly reapplyMine: () => void;
};

export type Conflict<Value> = {
  readonly members: readonly ChangedMember[];
  readonly before: Value;
  readonly theirs: Value;
  readonly mine: Value;
};

export type Saved = 'Saved' | 'Refused' | 'Conflict';

type Source<Value extends object> = {
  /** Only the state at opening counts; later fetches do not change the draft's base. */
  readonly read: Versioned<Value>;
  readonly save: (value: Value, etag: string | null) => Promise<Versioned<Value>>;
  readonly reread: () => Promise<Versioned<Value>>;
  /** Values that are filled in when the editor opens. */
  readonly first?: Partial<Value>;
  /** Checks before sending. */
  readonly check?: (value: Value) => FieldErrors;
  /** Members that this editor does not show; changes by others are accepted without asking. */
  readonly unseen?: readonly (keyof Value & string)[];
};

type Outcome<Value extends object> = {
  readonly errors: FieldErrors;
  readonly problem: ApiProblem | null;
  readonly theirs: Versioned<Value> | null;
};

const nothingWrong = { errors: {}, problem: null, theirs: null };

/** A record during editing. Changes by somebody else are shown beside it, never overwritten (412). */
export function useRecordDraft<Value extends object>(source: Source<Value>): RecordDraft<Value> {
  const [base, setBase] = useState(source.read);
  const [changes, setChanges] = useState<Partial<Value>>(source.first ?? {});
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<Value>>(nothingWrong);
  const value = { ...base.value, ...changes };

  function begin(next: Versioned<Value>, initial: Partial<Value> = {}) {
    setBase(next);
    setChanges(initial);
    setOutcome(nothingWrong);
  }

  async function attempt(sent: Value, from: Versioned<Value>, mine: Partial<Value>): Promise<Saved> {
    try {
      begin(await source.save(sent, from.etag));
      return 'Saved';
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status !== 412) {
        setOutcome({ errors: firstOfEach(error), problem: error, theirs: null });
        return 'Refused';
      }
      const theirs = await source.reread();
      const seen = listConflicts(from.value, theirs.value, mine).filter(
        ({ name }) => !source.unseen?.some(one => one === name),
      );
      if (seen.length === 0 && theirs.etag !== from.etag) {
        setBase(theirs);
        return attempt({ ...theirs.value, ...mine }, theirs, mine);
      }
      setOutcome({ errors: {}, problem: null, theirs });
      return 'Conflict';
    }
  }

  async function save(): Promise<Saved> {
    const errors = source.check?.(value) ?? {};
    if (Object.keys(errors).length > 0) {
      setOutcome({ errors, problem: null, theirs: null });
      return 'Refused';
    }
    setIsSaving(true);
    try {
      return await attempt(value, base, realChanges(base.value, changes));
    } catch {
      const problem = new ApiProblem({ status: 0, code: 'network' });
      setOutcome({ errors: {}, problem, theirs: null });
      return 'Refused';
    } finally {
      setIsSaving(false);
    }
  }

  const { theirs } = outcome;
  return {
    value,
    stored: base.value,
    set: more => setChanges(known => ({ ...known, ...more })),
    isChanged: !isSame(value, base.value),
    isSaving,
    errorOf: path => outcome.errors[path],
    errors: outcome.errors,
    problem: outcome.problem,
    conflict: theirs && {
      members: listConflicts(base.value, theirs.value, changes),
      ...{ before: base.value, theirs: theirs.value, mine: value },
    },
    save,
    discard: () => begin(theirs ?? base),
    reapplyMine: () => theirs && begin(theirs, realChanges(base.value, changes)),
  };
}

function firstOfEach({ errors }: ApiProblem): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, [first = '']]) => [path, first]));
}
