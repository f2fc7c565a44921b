import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { formId } from '@/components/form-view/form-page';
import type { FormValues } from '@/components/form-view/form-values';
import type { Draft, DraftStore, Entries } from '@/components/form-view/live/draft/draft-store';
import type { StepId } from '@/components/form-view/steps';

/** The draft of the shown form; needs a storage. */
export type OpenDraft = {
  readonly store: DraftStore;
  readonly found: Draft | null;
  /** Whether the form was filled in from it; false if the server answers a form post. */
  readonly isRestored: boolean;
};

export type DraftState = {
  readonly canKeep: boolean;
  /** Whether a reload loses no input. */
  readonly canReload: boolean;
  readonly isKept: boolean;
  readonly setKept: (isKept: boolean) => void;
  /** The restored draft; null if none was restored, or its notice was closed. */
  readonly restored: Draft | null;
  /**
   * Marks the start of a send whose outcome may stay unknown. The returned function removes the
   * mark.
   */
  readonly mark: (formToken: string) => () => void;
  /** Removes the draft and stops saving. */
  readonly end: () => void;
  /**
   * As `end`, but later input starts a new draft. Returns a function that restores the discarded
   * one.
   */
  readonly discard: () => () => void;
};

const pauseMs = 400;

/** Saves input shortly after typing and when the page is hidden. */
export function useDraft(
  open: OpenDraft | undefined,
  values: FormValues,
  step: StepId,
  warnsOnLeave: RefObject<boolean>,
): DraftState {
  const store = open?.store;
  const found = open?.found ?? null;
  const [restored, setRestored] = useState(open?.isRestored ? found : null);
  const [isKept, setIsKept] = useState(found?.isKept ?? false);
  const state = useRef({ isKept, formToken: found?.formToken ?? null, isOver: false, isTouched: false });

  const shown = useRef(step);
  shown.current = step;

  const save = useCallback(() => {
    const { isOver, isTouched, ...how } = state.current;
    if (isOver || !isTouched) return;
    store?.save({ ...how, step: shown.current, entries: entriesOfPage() });
    if (how.isKept) warnsOnLeave.current = false;
  }, [store, warnsOnLeave]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values and the step is saved
  useEffect(() => {
    if (!warnsOnLeave.current) return undefined;
    state.current.isTouched = true;
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [values, step, save, warnsOnLeave]);

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [save]);

  const change = (how: Partial<typeof state.current>) => Object.assign(state.current, how);
  return {
    canKeep: store?.canKeep ?? false,
    canReload: store?.canReload ?? true,
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

/** The values of the controls, as a plain post would send them. */
function entriesOfPage(): Entries {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return [];
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
}
