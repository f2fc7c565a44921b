type RouteFile = {
  /** A method, so that a route file may ask for the parameters of its own path by name. */
  serve(
    request: Request,
    context: { params: Promise<Record<string, string | readonly string[]>> },
  ): Response | Promise<Response>;
};

/** Functions of a route file by method, in the form of Next. */
export type RouteFunctions = Readonly<Record<string, RouteFile['serve']>>;

/** A route file by its folder under `app`: `/status/[token]/edit`. */
export type Route = readonly [pattern: string, functions: RouteFunctions];

export type FoundRoute<Target> = {
  readonly target: Target;
  readonly params: Record<string, string>;
  /** What a catch-all has caught. */
  readonly rest: readonly string[];
};

type Step<Target> = {
  readonly fixed: Map<string, Step<Target>>;
  any?: { name: string; step: Step<Target> };
  target?: Target;
  /** Target of every path from here on that has no route. */
  rest?: Target;
};

/**
 * Finds the route of a path by the rules of Next: a fixed segment wins over a parameter (`[id]`, or `{id}` as in
 * OpenAPI), and both over a catch-all `[[...path]]`.
 */
export function makeRouter<Target>(
  routes: readonly (readonly [pattern: string, target: Target])[],
): (segments: readonly string[]) => FoundRoute<Target> | undefined {
  const first: Step<Target> = { fixed: new Map() };
  for (const [pattern, target] of routes) {
    const [fixed = '', rest] = pattern.split('/[[...');
    let step = first;
    for (const segment of fixed.split('/').slice(1)) step = stepTo(step, segment);
    if (rest === undefined) step.target = target;
    else step.rest = target;
  }
  return segments => walk(first, segments, {});
}

/** Returns the decoded segments of a path; undefined with empty ones, which Next corrects. */
export function segmentsOf(path: string): string[] | undefined {
  const segments = path.slice(1).split('/');
  return segments.includes('') ? undefined : segments.map(decodeURIComponent);
}

function stepTo<Target>(step: Step<Target>, segment: string): Step<Target> {
  const name = /^[[{](\w+)[\]}]$/.exec(segment)?.[1];
  if (name !== undefined) {
    step.any ??= { name, step: { fixed: new Map() } };
    if (step.any.name !== name) throw new Error(`{${name}} and {${step.any.name}} at one place`);
    return step.any.step;
  }
  const known = step.fixed.get(segment) ?? { fixed: new Map() };
  step.fixed.set(segment, known);
  return known;
}

function walk<Target>(
  step: Step<Target>,
  segments: readonly string[],
  params: Record<string, string>,
): FoundRoute<Target> | undefined {
  const [segment, ...rest] = segments;
  const target = segment === undefined ? step.target : undefined;
  if (target !== undefined) return { target, params, rest: [] };
  const further = walkOn(step, segment, rest, params);
  return further ?? (step.rest === undefined ? undefined : { target: step.rest, params, rest: segments });
}

function walkOn<Target>(
  { fixed, any }: Step<Target>,
  segment: string | undefined,
  rest: readonly string[],
  params: Record<string, string>,
): FoundRoute<Target> | undefined {
  if (segment === undefined) return undefined;
  const step = fixed.get(segment);
  const found = step && walk(step, rest, params);
  return found ?? (any && walk(any.step, rest, { ...params, [any.name]: segment }));
}
