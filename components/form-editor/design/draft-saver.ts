import type { Design } from '@/components/form-editor/design/design';
import { type ApiProblem, toProblem } from '@/lib/api-client/api-problem';

/**
 * State of the changes: saved, in progress, refused, unreachable, or stopped by another editor's
 * change.
 */
export type SaveState =
  | { readonly kind: 'Saved' | 'Saving' | 'Conflict' }
  | { readonly kind: 'Failed' | 'Refused'; readonly problem: ApiProblem };

export type Stored = { readonly design: Design; readonly etag: string | null };

type SaverOptions = {
  readonly etag: string | null;
  /** Saves a design as the draft, if its `ETag` is still `etag`. */
  readonly save: (design: Design, etag: string | null) => Promise<Stored>;
  readonly onState: (state: SaveState) => void;
  readonly onStored: (sent: Design, stored: Stored) => void;
  readonly delayMs?: number;
  readonly retryMs?: number;
};

export type DraftSaver = {
  /** Saves this design after a short delay; of several calls only the last counts. */
  change(design: Design): void;
  /** Saves unsaved changes now; resolves with false if that failed. */
  flush(): Promise<boolean>;
  /** Continues from another state, and drops unsaved changes. */
  restart(etag: string | null): void;
  /** The `ETag` on which the next change is based. */
  etag(): string | null;
  hasUnsaved(): boolean;
};

/**
 * Saves a draft during editing: one request at a time, each based on the previous answer. After a
 * change by somebody else (412) it sends nothing until `restart`. Retries if no answer arrives.
 */
export function createDraftSaver(options: SaverOptions): DraftSaver {
  const { save, onState, onStored, delayMs = 700, retryMs = 5_000 } = options;
  let { etag } = options;
  let pending: Design | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInConflict = false;

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  }

  async function work(): Promise<boolean> {
    while (pending && !isInConflict) {
      const sent = pending;
      onState({ kind: 'Saving' });
      try {
        const stored = await save(sent, etag);
        etag = stored.etag;
        if (pending === sent) pending = null;
        onStored(sent, stored);
      } catch (error) {
        return refuse(error);
      }
    }
    if (!isInConflict) onState({ kind: 'Saved' });
    return !isInConflict;
  }

  function refuse(error: unknown): false {
    const problem = toProblem(error);
    isInConflict = problem.code === 'precondition-failed';
    if (isInConflict) onState({ kind: 'Conflict' });
    else onState({ kind: problem.status === 400 ? 'Refused' : 'Failed', problem });
    if (!isInConflict && problem.status !== 400) schedule(retryMs);
    return false;
  }

  return {
    change(design) {
      pending = design;
      if (isInConflict) return;
      onState({ kind: 'Saving' });
      schedule(delayMs);
    },
    flush,
    restart(next) {
      clearTimeout(timer);
      etag = next;
      pending = null;
      isInConflict = false;
      onState({ kind: 'Saved' });
    },
    etag: () => etag,
    hasUnsaved: () => pending !== null,
  };
}
