// Neither values nor unquoted parts of a tag hold "<", so each is read once.
const tags = /<(\/?)([\w:.-]+)((?:"[^"<]*"|'[^'<]*'|[^'"<>])*)>/g;
const references = /(?:href\s*=\s*["']\s*#|url\(\s*["']?#)([^"')\s]+)/g;

type Part = { elements: number; readonly names: string[] };

/**
 * How many elements an SVG draws once everything that it names is drawn wherever it is named (copies, patterns, masks,
 * filters), at most `max`. An estimate: names in style sheets are not followed.
 */
export function countDrawn(svg: string, max: number): number {
  const byId = new Map<string, Part>();
  const whole: Part = { elements: 0, names: [] };
  const open: (Part | null)[] = [];
  for (const [, slash, , attributes = ''] of svg.matchAll(tags)) {
    if (slash) {
      open.pop();
      continue;
    }
    const id = /(?:^|\s)id\s*=\s*["']([^"']*)/.exec(attributes)?.[1];
    const own: Part | null = id === undefined ? null : { elements: 0, names: [] };
    if (own && id !== undefined) byId.set(id, own);
    const names = [...attributes.matchAll(references)].map(([, name = '']) => name);
    for (const part of [whole, own, ...open]) {
      if (!part) continue;
      part.elements += 1;
      part.names.push(...names);
    }
    if (!attributes.endsWith('/')) open.push(own);
  }
  const known = new Map<string, number>();
  const drawn = ({ elements, names }: Part, within: ReadonlySet<string>): number => {
    let count = elements;
    for (const name of names) {
      const part = byId.get(name);
      if (!part || within.has(name)) continue;
      const copies = known.get(name) ?? drawn(part, new Set([...within, name]));
      known.set(name, copies);
      count += copies;
      if (count >= max) return max;
    }
    return count;
  };
  return drawn(whole, new Set());
}
