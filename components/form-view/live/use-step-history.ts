import { useCallback, useEffect, useRef, useState } from 'react';
import { focusHeading } from '@/components/form-view/live/focus';
import { isStepId, type StepId } from '@/components/form-view/steps';

type StepHistory = {
  readonly step: StepId;
  readonly goTo: (step: StepId) => void;
  /** To the page before, as the browser's own button does; to `otherwise` where that is another site's. */
  readonly goBack: (otherwise: StepId) => void;
};

/** The step that is shown, with an entry in the browser's history for each, so that its back button goes back a step. */
export function useStepHistory(first: StepId, steps: readonly StepId[]): StepHistory {
  const [step, setStep] = useState(first);
  const depth = useRef(0);
  const [start] = steps;

  useEffect(() => {
    window.history.replaceState({ step: first, depth: 0 }, '');
    const onPop = (event: PopStateEvent) => {
      const shown: unknown = event.state?.step;
      if (typeof shown !== 'string' || !isStepId(shown)) return;
      depth.current = Number(event.state?.depth ?? 0);
      setStep(shown);
      focusHeading(shown, shown === start);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [first, start]);

  const goTo = useCallback((next: StepId) => {
    depth.current += 1;
    window.history.pushState({ step: next, depth: depth.current }, '', `#${next}`);
    setStep(next);
  }, []);

  const goBack = useCallback(
    (otherwise: StepId) => {
      if (depth.current > 0) window.history.back();
      else {
        goTo(otherwise);
        focusHeading(otherwise, otherwise === start);
      }
    },
    [goTo, start],
  );

  return { step, goTo, goBack };
}
