import type {
  DefaultValues,
  FieldPath,
  FieldPathByValue,
  FieldPathValue,
  FieldValues,
} from 'react-hook-form';

/*
 * react-hook-form types paths and values by conditional types, which TypeScript cannot resolve for a generic record. The
 * casts are here only: paths come from the record itself or from the API, and values from the same path.
 */

/** Path of a value of this type. */
export type PathTo<Values extends FieldValues, Value> = FieldPathByValue<Values, Value>;

export function asPath<Values extends FieldValues>(path: string): FieldPath<Values> {
  return path as FieldPath<Values>;
}

/** For a path to a value that the record may lack, as one of its translations. */
export function asPathTo<Values extends FieldValues, Value>(path: string): PathTo<Values, Value> {
  return path as PathTo<Values, Value>;
}

export function asValue<Values extends FieldValues>(
  value: unknown,
): FieldPathValue<Values, FieldPath<Values>> {
  return value as FieldPathValue<Values, FieldPath<Values>>;
}

export function asDefaults<Values extends FieldValues>(values: Values): DefaultValues<Values> {
  return values as DefaultValues<Values>;
}

export function asValues<Values extends FieldValues>(values: unknown): Values {
  return values as Values;
}
