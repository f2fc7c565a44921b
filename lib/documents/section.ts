/** One labelled value of a submission. PDF and text show the same fields in the same order. */
export type SectionField = {
  /**
   * The properties of the API's record that the field shows, as paths without indices (`familyMembers.birthDate`). A
   * test finds properties that no field shows.
   */
  readonly properties: readonly string[];
  readonly label: string;
  /** Never empty: `blank` if no value was given. */
  readonly value: string;
  /** Exact path of the value, as the history names it: `guardians[0].email`, `wishes.city`. */
  readonly path?: string;
  /** Line below the value that says that the office changed it; the value then ends with a sign. */
  readonly mark?: string;
  /** Text below the value: the wording of a consent, how an amount was computed. */
  readonly detail?: string;
};

export type SectionGroup = {
  readonly title?: string;
  /** Path of the record that the group shows, as the history names it. */
  readonly path?: string;
  /** Line below the title that says that the office added the record; the title then ends with a sign. */
  readonly mark?: string;
  readonly fields: readonly SectionField[];
};

export type SectionId =
  | 'standing'
  | 'cancellation'
  | 'identity'
  | 'wishes'
  | 'person'
  | 'contact'
  | 'membership'
  | 'offer'
  | 'guardians'
  | 'family'
  | 'further'
  | 'price'
  | 'payment'
  | 'mandate'
  | 'consents'
  | 'signature'
  | 'evidence';

export type Section = {
  readonly id: SectionId;
  readonly title: string;
  readonly groups: readonly SectionGroup[];
};

/** Shown for an unanswered question. */
export const blank = '–';

/** The fields with an answer. */
export function answered(fields: readonly SectionField[]): SectionField[] {
  return fields.filter(field => field.value !== blank);
}
