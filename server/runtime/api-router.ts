type RouteFile = {
  /** A method, so that a route file may ask for the parameters of its own path by name. */
  serve(request: Request, context: { params: Promise<Record<string, string>> }): Response | Promise<Response>;
};

/** Functions of a route file by method, in the form of Next. */
export type RouteFunctions = Readonly<Record<string, RouteFile['serve']>>;

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
  /** Functions for every path from here on that has no route. */
  rest?: RouteFunctions;
};

/**
 * Finds the route of a path by the rules of Next: a fixed segment wins over a `[parameter]`, and both over a catch-all
 * `[[...path]]`. Segments are decoded. Returns undefined for paths with empty segments, which Next corrects.
 */
export function makeRouter(routes: readonly Route[]): (path: string) => FoundRoute | undefined {
  const first: Step = { fixed: new Map() };
  for (const [pattern, functions] of routes) {
    const [fixed = '', rest] = pattern.split('/[[...');
    let step = first;
    for (const segment of fixed.slice(1).split('/')) step = stepTo(step, segment);
    if (rest === undefined) step.functions = functions;
    else step.rest = functions;
  }
  return path => {
    const segments = path.slice(1).split('/');
    return segments.includes('') ? undefined : walk(first, segments.map(decodeURIComponent), {});
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
  const own = segment === undefined ? step.functions && { functions: step.functions, params } : undefined;
  return own ?? walkOn(step, segment, rest, params) ?? (step.rest && { functions: step.rest, params });
}

function walkOn(
  { fixed, any }: Step,
  segment: string | undefined,
  rest: readonly string[],
  params: Record<string, string>,
): FoundRoute | undefined {
  if (segment === undefined) return undefined;
  const step = fixed.get(segment);
  const found = step && walk(step, rest, params);
  return found ?? (any && walk(any.step, rest, { ...params, [any.name]: segment }));
}
