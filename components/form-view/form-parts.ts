import type { ReactNode } from 'react';
import type { FormModel } from '@/components/form-view/form-model';
import type { FormRules } from '@/components/form-view/form-rules';
import type { StepId } from '@/components/form-view/steps';

export type ReviewRow = readonly [label: string, value: ReactNode];

/** Values of a step; rows without a value are hidden. */
export type ReviewPart = { readonly step: Exclude<StepId, 'review'>; readonly rows: readonly ReviewRow[] };

/** The components of one kind of form. The browser loads only those of its kind. */
export type FormParts = {
  readonly rules: FormRules;
  /** Every step except the review. */
  readonly Steps: () => ReactNode;
  /**
   * The summary that stays visible, in short and in full: the price, or the last day of the
   * membership.
   */
  readonly Aside?: {
    readonly Heading: () => ReactNode;
    readonly Short: () => ReactNode;
    readonly Full: () => ReactNode;
    /** Button that makes the server compute it again, without a script. */
    readonly update: 'form.actions.update' | 'form.actions.updateEnd';
  };
  readonly reviewOf: (model: FormModel) => readonly ReviewPart[];
};
