import type { Input } from '../handler';

/**
 * Gives parsed members the types of the operation's schemas. It is a cast, because TypeScript cannot compute
 * `ParamsOf<Op>` for an open `Op`. It holds if each member was parsed by the schema of that name, or is `undefined`
 * because `Op` has none.
 */
export function inputOf<Op, Name extends keyof Input<Op>>(
  parsed: Record<Name, unknown>,
): Pick<Input<Op>, Name> {
  return parsed as Pick<Input<Op>, Name>;
}
