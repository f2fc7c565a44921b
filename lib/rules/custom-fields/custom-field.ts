import type { FieldCondition } from '@/lib/rules/custom-fields/field-condition';
import type { CustomFieldCategory, CustomFieldType } from '@/lib/rules/enums';

/** The properties of a custom field that the checks need (contract §4). */
export type CustomField = {
  readonly internalName: string;
  readonly label: string;
  readonly type: CustomFieldType;
  /** FamilyMember: asked for each family member instead of once. */
  readonly category: CustomFieldCategory;
  readonly isRequired: boolean;
  /** Absent counts as active. */
  readonly isActive?: boolean;
  /** For Select and MultiSelect. */
  readonly options?: readonly { readonly value: string; readonly label: string }[] | null;
  /** For Text and TextArea, in UTF-16 units. */
  readonly minLength?: number | null;
  readonly maxLength?: number | null;
  /** Inclusive bounds: numbers for Number, also written as text, `YYYY-MM-DD` for Date. */
  readonly min?: number | string | null;
  readonly max?: number | string | null;
  /** For Text; `isSafePattern` was true when the field was saved. */
  readonly pattern?: string | null;
  /** For File. */
  readonly maxBytes?: number | null;
  /** Absent or null: always. Counts in membership applications only. */
  readonly showIf?: FieldCondition | null;
};

/** Values by internal name; before the check they may be any JSON value. */
export type CustomFieldValues = Readonly<Record<string, unknown>>;
