import { useCallback, useEffect, useRef, useState } from 'react';
import { quietly } from '@/components/form-view/live/draft/draft-store';
import { visitType } from '@/components/form-view/live/draft/open-draft';
import { focusHeading } from '@/components/form-view/live/focus';
import { isStepId, type StepId } from '@/components/form-view/steps';

type StepHistory = {
  readonly step: StepId;
  readonly goTo: (step: StepId) => void;
  /**
   * Goes to `previous`: as the browser's button does, if it leads there. It does not after a page of another language,
   * which has a history entry of its own.
   */
  readonly goBack: (previous: StepId) => void;
  /** Replaces the shown step, also in the address and in the history entry. */
  readonly resumeAt: (step: StepId) => void;
  /**
   * Goes to another page and drops the history entries of all steps: "back" leads to the page
   * before the form.
   */
  readonly leaveFor: (address: string) => void;
};

/** State of one history entry; it survives a reload. */
type Entry = {
  readonly step: StepId;
  /** Number of this form's entries before it. */
  readonly depth: number;
  /** The step of the previous entry. */
  readonly before?: StepId;
};

/** Reads or writes the address of the page after sending. Browsers may forbid the storage, as in some frames. */
function sentStore<Value>(work: (storage: Storage, key: string) => Value): Value | undefined {
  return quietly(() => work(window.sessionStorage, `eintritt:sent:${window.location.pathname}`));
}

/**
 * Longest wait for the traversal to the first entry. After it, the page is left from the current
 * entry.
 */
const traversalMaxMs = 1_000;

/**
 * The shown step. Each step has a history entry, so that the browser's back button goes back one
 * step.
 */
export function useStepHistory(first: StepId, steps: readonly StepId[]): StepHistory {
  const [step, setStep] = useState(first);
  const entry = useRef<Entry>({ step: first, depth: 0 });
  const isLeaving = useRef(false);
  const [start] = steps;

  const show = useCallback((next: Entry) => {
    entry.current = next;
    setStep(next.step);
  }, []);

  useEffect(() => {
    const known: Partial<Entry> | null = window.history.state;
    entry.current = { ...known, step: first, depth: Number(known?.depth ?? 0) };
    window.history.scrollRestoration = 'manual';
    window.history.replaceState(entry.current, '');
    const onPop = (event: PopStateEvent) => {
      const shown: unknown = event.state?.step;
      if (isLeaving.current || typeof shown !== 'string' || !isStepId(shown)) return;
      show({ ...event.state, step: shown, depth: Number(event.state?.depth ?? 0) });
      focusHeading(shown, shown === start);
    };
    // Sending replaces the form in the history. Back finds a page of the same form only if its language was changed.
    const onShow = ({ persisted }: Pick<PageTransitionEvent, 'persisted'>) => {
      const sent = sentStore((storage, key) => storage.getItem(key));
      if (sent && (persisted || visitType() === 'back_forward')) window.location.replace(sent);
      else sentStore((storage, key) => storage.removeItem(key));
    };
    onShow({ persisted: false });
    window.addEventListener('popstate', onPop);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pageshow', onShow);
    };
  }, [first, start, show]);

  const goTo = useCallback(
    (next: StepId) => {
      show({ step: next, depth: entry.current.depth + 1, before: entry.current.step });
      window.history.pushState(entry.current, '', `#${next}`);
    },
    [show],
  );

  const goBack = useCallback(
    (previous: StepId) => {
      const { depth, before } = entry.current;
      if (depth > 0 && before === previous) window.history.back();
      else {
        goTo(previous);
        focusHeading(previous, previous === start);
      }
    },
    [goTo, start],
  );

  const resumeAt = useCallback(
    (next: StepId) => {
      show({ ...entry.current, step: next });
      const { pathname, search } = window.location;
      window.history.replaceState(entry.current, '', next === start ? pathname + search : `#${next}`);
    },
    [show, start],
  );

  const leaveFor = useCallback((address: string) => {
    isLeaving.current = true;
    sentStore((storage, key) => storage.setItem(key, address));
    const leave = () => {
      clearTimeout(timer);
      window.location.replace(address);
    };
    const timer = setTimeout(leave, traversalMaxMs);
    const { depth } = entry.current;
    // A frame shares its history with the page around it, which must not move.
    if (depth === 0 || window.parent !== window) return leave();
    window.addEventListener('popstate', leave, { once: true });
    window.history.go(-depth);
  }, []);

  return { step, goTo, goBack, resumeAt, leaveFor };
}
