import type { ReactNode } from 'react';
import type { FormModel } from '@/components/form-view/form-model';
import type { FormRules } from '@/components/form-view/form-rules';
import type { StepId } from '@/components/form-view/steps';

export type ReviewRow = readonly [label: string, value: ReactNode];

/** What was filled in at a step; rows without a value are not shown. */
export type ReviewPart = { readonly step: Exclude<StepId, 'review'>; readonly rows: readonly ReviewRow[] };

/** What makes a form one of its kind, with everything to be seen. Loaded for this kind only. */
export type FormParts = {
  readonly rules: FormRules;
  /** Every step but the review. */
  readonly Steps: () => ReactNode;
  /** What stays in sight, in short and in full: the price, or the day on which a membership ends. */
  readonly Aside?: {
    readonly Heading: () => ReactNode;
    readonly Short: () => ReactNode;
    readonly Full: () => ReactNode;
    /** Makes the server work it out anew, where no script does. */
    readonly update: 'form.actions.update' | 'form.actions.updateEnd';
  };
  readonly reviewOf: (model: FormModel) => readonly ReviewPart[];
};
