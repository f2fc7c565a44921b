import type { SubmissionPatch } from '@/lib/api-client/submissions';

export type EditValue = string | boolean | readonly string[];

type Option = { readonly value: string; readonly label: string };

export type EditControl =
  | { readonly kind: 'text'; readonly type: 'text' | 'email' | 'tel' | 'date' | 'number' }
  | { readonly kind: 'textarea'; readonly hint?: string }
  /** `isOptional`: may also be no choice at all. */
  | {
      readonly kind: 'select';
      readonly options: readonly Option[];
      readonly isOptional: boolean;
      readonly hint?: string;
    }
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'checkboxes'; readonly options: readonly Option[] };

/** How one value is changed: the control, what it starts with, and the PATCH that it makes. */
export type FieldEdit = {
  readonly control: EditControl;
  readonly value: EditValue;
  readonly toPatch: (value: EditValue) => SubmissionPatch;
};

/** One value of a submission as the detail shows it. `key` is its JSON path. */
export type FieldView = {
  readonly key: string;
  readonly label: string;
  /** Empty where there is none. */
  readonly text: string;
  /** What stands on paper in its place, however it is shown here. */
  readonly printText?: string;
  /** What it likely was before, beside what is wished for; empty where that is not known. */
  readonly formerText?: string;
  /** A wish that changes nothing. */
  readonly isUnchanged?: boolean;
  readonly edit?: FieldEdit;
};

export type FieldGroupView = {
  readonly key: string;
  readonly title: string;
  readonly description?: string;
  readonly fields: readonly FieldView[];
};
