import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { formId } from '@/components/form-view/form-page';
import type { FormValues } from '@/components/form-view/form-values';
import type { Draft, DraftStore, Entries } from '@/components/form-view/live/draft/draft-store';

/** The draft of the form that is shown, where there is a place for one. */
export type OpenDraft = {
  readonly store: DraftStore;
  readonly found: Draft | null;
  /** Whether the form was filled in from it; not where the server answers to what was just posted. */
  readonly isRestored: boolean;
};

export type DraftState = {
  readonly canKeep: boolean;
  readonly isKept: boolean;
  readonly setKept: (isKept: boolean) => void;
  /** What was filled in from a draft; null where nothing was, or somebody has seen it. */
  readonly restored: Draft | null;
  /** A sending begins whose end may never be known. The answer takes it back, once its end is known. */
  readonly mark: (formToken: string) => () => void;
  /** Nothing of it stays, and nothing more is written. */
  readonly end: () => void;
  /** As `end`, but later input starts a new draft. Returns a function that restores the discarded one. */
  readonly discard: () => () => void;
};

const pauseMs = 400;

/** Keeps what is typed, a moment after it was typed and when the page is hidden. */
export function useDraft(
  open: OpenDraft | undefined,
  values: FormValues,
  warnsOnLeave: RefObject<boolean>,
): DraftState {
  const store = open?.store;
  const found = open?.found ?? null;
  const [restored, setRestored] = useState(open?.isRestored ? found : null);
  const [isKept, setIsKept] = useState(found?.isKept ?? false);
  const state = useRef({ isKept, formToken: found?.formToken ?? null, isOver: false, isTouched: false });

  const save = useCallback(() => {
    const { isOver, isTouched, ...how } = state.current;
    if (isOver || !isTouched) return;
    store?.save({ ...how, entries: entriesOfPage() });
    if (how.isKept) warnsOnLeave.current = false;
  }, [store, warnsOnLeave]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed is saved
  useEffect(() => {
    if (!warnsOnLeave.current) return undefined;
    state.current.isTouched = true;
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [values, save, warnsOnLeave]);

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [save]);

  const change = (how: Partial<typeof state.current>) => Object.assign(state.current, how);
  return {
    canKeep: store?.canKeep ?? false,
    isKept,
    setKept: kept => {
      setIsKept(kept);
      change({ isKept: kept, isTouched: true });
      save();
    },
    restored,
    mark: formToken => {
      const before = state.current.formToken;
      const write = (token: string | null) => {
        change({ formToken: token });
        save();
      };
      write(formToken);
      return () => write(before);
    },
    end: () => {
      change({ isOver: true });
      store?.discard();
    },
    discard: () => {
      const before = { ...state.current };
      setRestored(null);
      setIsKept(false);
      change({ isKept: false, formToken: null, isTouched: false });
      store?.discard();
      return () => {
        setRestored(restored);
        setIsKept(before.isKept);
        change(before);
      };
    },
  };
}

/** What the controls hold, as a plain post would send it. */
function entriesOfPage(): Entries {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return [];
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
}
