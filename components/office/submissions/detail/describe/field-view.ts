import type { SubmissionPatch } from '@/lib/api-client/submissions';
import type { AddressName } from '@/lib/rules/submissions/address';

export type EditValue = string | boolean | readonly string[];

type Option = { readonly value: string; readonly label: string };

export type EditControl =
  | {
      readonly kind: 'text';
      readonly type: 'text' | 'email' | 'tel' | 'date' | 'number';
      readonly hint?: string;
    }
  | { readonly kind: 'textarea'; readonly hint?: string }
  /** `isOptional`: may also be empty. */
  | {
      readonly kind: 'select';
      readonly options: readonly Option[];
      readonly isOptional: boolean;
      readonly hint?: string;
    }
  | { readonly kind: 'checkbox' }
  /** `field` is the internal name of the custom field. */
  | { readonly kind: 'file'; readonly field: string }
  | { readonly kind: 'checkboxes'; readonly options: readonly Option[] };

/** How one value is edited: its control, its initial value, and the PATCH for a new one. */
export type FieldEdit = {
  readonly control: EditControl;
  readonly value: EditValue;
  readonly toPatch: (value: EditValue) => SubmissionPatch;
};

export type AddressValues = Readonly<Record<AddressName, string>>;

/** How an address is edited: its parts in one form. A wish may leave out any of them. */
export type AddressEdit = {
  readonly values: AddressValues;
  readonly isWish: boolean;
  /** Texts of the likely previous parts, beside requested ones. */
  readonly formerTexts?: AddressValues;
  readonly toPatch: (values: AddressValues) => SubmissionPatch;
};

/** One value of a submission in the detail view. `key` is its JSON path. */
export type FieldView = {
  readonly key: string;
  readonly label: string;
  /** Empty if there is none. */
  readonly text: string;
  /** Replaces the text in print. */
  readonly printText?: string;
  /** The likely previous value, beside a requested one; empty if unknown. */
  readonly formerText?: string;
  /** A requested value that equals the previous one. */
  readonly isUnchanged?: boolean;
  readonly edit?: FieldEdit;
  /** Only of an address, which has no `edit`. */
  readonly address?: AddressEdit;
};

export type FieldGroupView = {
  readonly key: string;
  readonly title: string;
  readonly description?: string;
  readonly fields: readonly FieldView[];
};
