import type { StepId } from '@/components/form-view/steps';

/** Focuses the heading of a step once it is rendered, and scrolls to the top. */
export function focusHeading(step: StepId, isFirst: boolean): void {
  onceDrawn(() => {
    const heading = document.getElementById(`${step}-title`);
    const top =
      isFirst || step === 'review' ? document.querySelector('.sheet') : document.getElementById(step);
    top?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  });
}

/** Focuses an element once it is rendered, and scrolls it to the middle. */
export function focusWhenShown(id: string): void {
  onceDrawn(() => {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  });
}

/**
 * Scrolls to the notice of a draft with the step below it; on the first step only as far as needed.
 */
export function focusDraft(isFirst: boolean): void {
  onceDrawn(() => {
    document.getElementById('draft-title')?.focus({ preventScroll: true });
    document.getElementById('draft')?.scrollIntoView({ block: isFirst ? 'nearest' : 'start' });
  });
}

/** Focuses a control by its name, and opens a closed part that contains it. */
export function focusControl(name: string): void {
  onceDrawn(() => {
    const control = document.getElementById(name);
    const folded = control?.closest('details');
    if (folded) folded.open = true;
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  });
}

function onceDrawn(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
