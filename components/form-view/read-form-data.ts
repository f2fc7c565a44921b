import {
  emptyGuardian,
  emptyMember,
  type FormValues,
  initialValues,
  type MemberValues,
} from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { familyMembersMax } from '@/lib/rules/submissions/family-rules';

type Source = Pick<FormData, 'get' | 'getAll' | 'keys'>;

/**
 * Parses the values of the form's controls, from a plain form post or from the page itself. Never
 * throws: unknown fields are ignored, and missing ones are empty; an unticked box is not sent and
 * counts as off. A PNG that is no text counts as absent.
 */
export function readFormData(data: Source, form: ShownForm): FormValues {
  const empty = initialValues(form);
  const read = readLike(data, '', empty);
  return {
    ...read,
    entryDate: textOf(data, 'entryDate') ?? empty.entryDate,
    country: textOf(data, 'country') ?? empty.country,
    scope: textOf(data, 'scope') ?? empty.scope,
    forWhom: textOf(data, 'forWhom') ?? empty.forWhom,
    guardians: [0, 1].map(index => readLike(data, `guardians.${index}.`, emptyGuardian())),
    familyMembers: memberIndexes(data).map(index => readMember(data, index, form)),
  };
}

/**
 * Parses by the shape of an example: text, tick, ticked values of a group, or a record of those.
 */
function readLike<Shape extends object>(data: Source, path: string, example: Shape): Shape {
  return asSameShape<Shape>(
    Object.entries(example).map(([key, value]) => [key, readOne(data, `${path}${key}`, value)]),
  );
}

function readOne(data: Source, name: string, example: unknown): unknown {
  if (typeof example === 'boolean') return data.get(name) !== null;
  if (Array.isArray(example)) return data.getAll(name).filter(value => typeof value === 'string');
  if (typeof example === 'object' && example !== null) return readLike(data, `${name}.`, example);
  return textOf(data, name) ?? '';
}

function textOf(data: Source, name: string): string | undefined {
  const value = data.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : undefined;
}

/**
 * In ascending order, so that a removed person leaves no gap. Returns one more than allowed, so
 * that the check refuses it.
 */
function memberIndexes(data: Source): number[] {
  const found = [...data.keys()].map(name => /^familyMembers\.(\d{1,3})\./.exec(name)?.[1]);
  const indexes = found.filter(index => index !== undefined).map(Number);
  return [...new Set(indexes)].sort((a, b) => a - b).slice(0, familyMembersMax + 1);
}

function readMember(data: Source, index: number, form: ShownForm): MemberValues {
  return readLike(data, `familyMembers.${index}.`, emptyMember(form));
}

/** The cast is safe because the entries have the keys and types of an object of that type. */
function asSameShape<Shape>(entries: readonly (readonly [string, unknown])[]): Shape {
  return Object.fromEntries(entries) as Shape;
}
