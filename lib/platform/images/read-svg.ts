import { type CssNode, generate, parse, walk } from 'css-tree';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** One element with its content: the number of elements, and the ids that they reference. */
type Part = { elements: number; readonly names: string[] };

/** An SVG as a namespace-aware parser reads it. */
export type Svg = {
  /** Contains something that no logo needs and that is dangerous for a decoder, see `readSvg`. */
  readonly isUnsafe: boolean;
  /** Nested deeper than 256 elements; parsing stopped there. */
  readonly isTooDeep: boolean;
  readonly whole: Part;
  readonly byId: ReadonlyMap<string, Part>;
};

const xInclude = 'http://www.w3.org/2001/XInclude';
const refusedElements = new Set(['image', 'feImage', 'script', 'foreignObject', 'iframe', 'object', 'embed']);
/** The limit of libxml2; librsvg draws nothing beyond it. */
const depthMax = 256;

/**
 * Parses an SVG; returns null if it is not well-formed XML. Unsafe are: entities, embedded pictures (they are decoded
 * at any size), scripts, foreign content, XInclude, external style sheets, and every reference that is not to an id
 * of the same file. An element counts by its local name in every namespace. Links (`<a href>`) and `@font-face` may
 * reference outside resources: librsvg loads neither.
 */
export function readSvg(text: string): Svg | null {
  const byId = new Map<string, Part>();
  const whole: Part = { elements: 0, names: [] };
  const open: (Part | null)[] = [];
  let isUnsafe = false;
  let isTooDeep = false;
  let styleSheet: string | null = null;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', doctype => {
    isUnsafe ||= doctype.includes('[');
  });
  parser.on('processinginstruction', ({ target }) => {
    isUnsafe ||= target !== 'xpacket';
  });
  parser.on('opentag', tag => {
    isTooDeep ||= open.length >= depthMax;
    if (isTooDeep) throw new Error('nested too deeply');
    const { names, isForeign } = referencesOf(tag);
    isUnsafe ||= isForeign || refusedElements.has(tag.local) || tag.uri === xInclude;
    const id = tag.attributes.id?.value;
    const own: Part | null = id === undefined ? null : { elements: 0, names: [] };
    if (own && id !== undefined) byId.set(id, own);
    for (const part of [whole, own, ...open]) {
      if (!part) continue;
      part.elements += 1;
      part.names.push(...names);
    }
    open.push(own);
    if (tag.local === 'style') styleSheet = '';
  });
  const addStyle = (part: string) => {
    if (styleSheet !== null) styleSheet += part;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', tag => {
    open.pop();
    if (tag.local !== 'style' || styleSheet === null) return;
    isUnsafe ||= cssReferences(styleSheet, 'stylesheet').isForeign;
    styleSheet = null;
  });
  try {
    // Without an error handler the parser throws at the first error.
    parser.write(text).close();
  } catch {
    if (!isUnsafe && !isTooDeep) return null;
  }
  return { isUnsafe, isTooDeep, whole, byId };
}

type References = { readonly names: string[]; readonly isForeign: boolean };

function referencesOf(tag: SaxesTagNS): References {
  const names: string[] = [];
  let isForeign = false;
  for (const { local, value } of Object.values(tag.attributes)) {
    if (local === 'href') {
      if (value.trim().startsWith('#')) names.push(value.trim().slice(1));
      else isForeign ||= tag.local !== 'a';
    } else if (/[(\\@]/.test(value)) {
      const css = cssReferences(value, local === 'style' ? 'declarationList' : 'value');
      names.push(...css.names);
      isForeign ||= css.isForeign;
    }
  }
  return { names, isForeign };
}

/**
 * The ids that CSS references by `url(#…)`. Any other address and `@import` are foreign, and so is anything that
 * could hide one.
 */
function cssReferences(css: string, context: 'stylesheet' | 'declarationList' | 'value'): References {
  const names: string[] = [];
  // css-tree compares names as they are written, so an escape could spell `url(` differently.
  let isForeign = css.includes('\\');
  walk(parse(css, { context }), {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && node.name.toLowerCase() === 'font-face') return walk.skip;
      if (node.type === 'Atrule' && node.name.toLowerCase() === 'import') isForeign = true;
      if (node.type === 'Url') {
        const address = node.value.trim();
        if (address.startsWith('#')) names.push(address.slice(1));
        else isForeign = true;
      }
      if (node.type === 'Raw' && /url|@import/i.test(generate(node))) isForeign = true;
      return undefined;
    },
  });
  return { names, isForeign };
}

/**
 * Number of elements that an SVG draws, counting each reference (copies, patterns, masks, filters) with the elements
 * it draws. At most `max`, which is also the result if the nesting is too deep. An estimate: references in style
 * sheets are not followed.
 */
export function countDrawn({ whole, byId, isTooDeep }: Svg, max: number): number {
  if (isTooDeep) return max;
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
