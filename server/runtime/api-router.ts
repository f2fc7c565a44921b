/** Functions of a route file by method, as Next calls them. */
export type RouteFunctions = Readonly<
  Record<
    string,
    (request: Request, context: { params: Promise<Record<string, string>> }) => Response | Promise<Response>
  >
>;

/** A route file by its folder under `app`: `/api/v1/submits/[id]/accept`. */
export type Route = readonly [pattern: string, functions: RouteFunctions];

export type FoundRoute = {
  readonly functions: RouteFunctions;
  readonly params: Record<string, string>;
};

type Step = {
  readonly fixed: Map<string, Step>;
  any?: { name: string; step: Step };
  functions?: RouteFunctions;
};

/** Characters that need no encoding in a path (RFC 3986 §2.3). */
const plainSegment = /^[\w.~-]+$/;

/**
 * Finds the route of a path as Next does: a fixed segment wins over a `[parameter]`. Returns undefined for catch-all
 * routes, and for paths with encoded or empty segments.
 */
export function makeRouter(routes: readonly Route[]): (path: string) => FoundRoute | undefined {
  const first: Step = { fixed: new Map() };
  for (const [pattern, functions] of routes) {
    if (pattern.includes('[[') || pattern.includes('...')) continue;
    let step = first;
    for (const segment of pattern.slice(1).split('/')) step = stepTo(step, segment);
    step.functions = functions;
  }
  return path => {
    const segments = path.slice(1).split('/');
    return segments.every(segment => plainSegment.test(segment)) ? walk(first, segments, {}) : undefined;
  };
}

function stepTo(step: Step, segment: string): Step {
  const name = /^\[(\w+)\]$/.exec(segment)?.[1];
  if (name !== undefined) {
    step.any ??= { name, step: { fixed: new Map() } };
    return step.any.step;
  }
  const known = step.fixed.get(segment) ?? { fixed: new Map() };
  step.fixed.set(segment, known);
  return known;
}

function walk(
  step: Step,
  segments: readonly string[],
  params: Record<string, string>,
): FoundRoute | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) return step.functions && { functions: step.functions, params };
  const fixed = step.fixed.get(segment);
  const found = fixed && walk(fixed, rest, params);
  if (found || !step.any) return found;
  return walk(step.any.step, rest, { ...params, [step.any.name]: segment });
}
