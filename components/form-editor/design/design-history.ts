import { type Design, isSameDesign } from '@/components/form-editor/design/design';

/** A design with its previous steps and the undone ones. */
export type DesignHistory = {
  readonly present: Design;
  readonly past: readonly Design[];
  readonly future: readonly Design[];
  /**
   * Topic and time of the last step: changes that follow closely, such as a drag or a word, are one
   * step.
   */
  readonly last: { readonly topic: string; readonly atMs: number } | null;
};

export type DesignStep =
  | { readonly kind: 'Change'; readonly design: Design; readonly topic: string; readonly atMs: number }
  | { readonly kind: 'Undo' }
  | { readonly kind: 'Redo' }
  /** Starts again from another design, after a fetch. */
  | { readonly kind: 'Start'; readonly design: Design }
  /**
   * The service stores a copy of an image under its own address; replaces the address in all steps.
   */
  | { readonly kind: 'MoveImage'; readonly from: string; readonly to: string };

const stepsMax = 200;
const togetherMs = 800;

export function startHistory(design: Design): DesignHistory {
  return { present: design, past: [], future: [], last: null };
}

/** Changes of one topic within 800 ms of each other are one step. */
export function stepHistory(history: DesignHistory, step: DesignStep): DesignHistory {
  const { present, past, future, last } = history;
  switch (step.kind) {
    case 'Start':
      return startHistory(step.design);
    case 'Undo': {
      const before = past.at(-1);
      if (!before) return history;
      return { present: before, past: past.slice(0, -1), future: [present, ...future], last: null };
    }
    case 'Redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { present: next, past: [...past, present], future: rest, last: null };
    }
    case 'MoveImage': {
      const move = (design: Design) => withImageMoved(design, step);
      return { ...history, present: move(present), past: past.map(move), future: future.map(move) };
    }
    case 'Change': {
      const { design, topic, atMs } = step;
      if (isSameDesign(design, present)) return history;
      const isTogether = last?.topic === topic && atMs - last.atMs < togetherMs;
      const steps = isTogether ? past : [...past, present].slice(-stepsMax);
      return { present: design, past: steps, future: [], last: { topic, atMs } };
    }
  }
}

function withImageMoved(
  design: Design,
  { from, to }: { readonly from: string; readonly to: string },
): Design {
  const { customDesign } = design;
  if (customDesign?.backgroundImageUrl !== from) return design;
  return { ...design, customDesign: { ...customDesign, backgroundImageUrl: to } };
}
