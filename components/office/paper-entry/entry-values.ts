/** Typed values by the JSON path of the body and of errors: `guardians[0].firstName`. */
export type EntryValue = string | boolean | readonly string[];
export type EntryValues = Readonly<Record<string, EntryValue>>;

type Tree = { [name: string]: unknown };

/** Converts the values to a body, without blank ones. */
export function bodyOf(values: EntryValues): Tree {
  const body: Tree = {};
  for (const [path, value] of Object.entries(values)) {
    if (isBlank(value)) continue;
    const names = path.split(/[.[\]]+/).filter(Boolean);
    put(body, names, value);
  }
  return asLists(body);
}

function isBlank(value: EntryValue): boolean {
  return typeof value === 'object' ? value.length === 0 : value === '' || value === false;
}

function put(tree: Tree, [name = '', ...rest]: string[], value: EntryValue): void {
  if (rest.length === 0) {
    tree[name] = typeof value === 'string' ? value.trim() : value;
    return;
  }
  const inner = tree[name];
  const branch: Tree = isTree(inner) ? inner : {};
  tree[name] = branch;
  put(branch, rest, value);
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Branches with numeric names become lists. Omitted items leave gaps, so that paths in errors match. */
function asLists(tree: Tree): Tree {
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, asList(value)]));
}

function asList(value: unknown): unknown {
  if (!isTree(value)) return value;
  const names = Object.keys(value);
  const branch = asLists(value);
  if (!names.every(name => /^\d+$/.test(name))) return branch;
  const length = Math.max(...names.map(Number)) + 1;
  return Array.from({ length }, (_, index) => branch[index] ?? {});
}

/** Removes one item of a list; the following ones shift. */
export function withoutPlace(values: EntryValues, list: string, place: number): EntryValues {
  const pattern = new RegExp(`^${list}\\[(\\d+)\\](.*)$`);
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) => {
      const found = pattern.exec(path);
      if (!found) return [[path, value]];
      const index = Number(found[1]);
      if (index === place) return [];
      return [[index > place ? `${list}[${index - 1}]${found[2]}` : path, value]];
    }),
  );
}
