import { type CssNode, generate, parse, type Rule } from 'css-tree';
import { mustSee } from './form-css';

/** How far a property may go on what must be seen: what caps each of its lengths, mostly a share of the page's width. */
const caps: readonly (readonly [RegExp, string])[] = [
  [/^(?:margin|padding)|gap$/, '1vw'],
  [/^border(?!.*radius)/, '0.3vw'],
  [/^min-height$/, '4vw'],
  [/^font-size$/, '8vw,32px'],
  [/^(?:letter|word)-spacing$/, '0.3vw'],
];

/** Whether any of it is in a style sheet at all. */
const mayMove = /\b(?:margin|padding|gap|border|height|font-size|spacing|align|justify)\b/;

/** Contents that are set to the end or the middle of too narrow a room leave the page where nobody can scroll to. */
const placed = /^(?:align|justify)-/;

/**
 * A confined style sheet with each rule followed by a tamer one for `mustSee`, what lies in it and what it lies in: there
 * spacing, letters and alignment stay within what keeps it on the page, however many elements are nested. The tamer rule
 * has the stronger selector, so that it holds against every other rule of the club.
 */
export function spareMustSee(css: string): string {
  if (!mayMove.test(css)) return css;
  const sheet = parse(css, { parseCustomProperty: true, onParseError: () => undefined });
  return sheet.type === 'StyleSheet' ? writeAll(sheet.children.toArray()) : '';
}

function writeAll(nodes: readonly CssNode[]): string {
  return nodes.map(write).join('\n');
}

function write(node: CssNode): string {
  if (node.type === 'Rule') return `${generate(node)}${tamerRule(node)}`;
  if (node.type !== 'Atrule' || !node.block) return generate(node);
  const head = `@${node.name} ${node.prelude ? generate(node.prelude) : ''}`;
  const inner = node.block.children.toArray();
  return node.name.toLowerCase() === 'keyframes'
    ? `${head}{${inner.map(withoutSpacing).join('')}}`
    : `${head}{${writeAll(inner)}}`;
}

function tamerRule({ prelude, block }: Rule): string {
  const tamed = block.children.toArray().flatMap(tamer);
  if (prelude.type !== 'SelectorList' || tamed.length === 0) return '';
  const around = `:is(${mustSee},${mustSee} *,:has(${mustSee}))`;
  const selectors = prelude.children.toArray().map(selector => {
    const [, element = '', pseudo = ''] = /^(.*?)(::[\w-]+)?$/s.exec(generate(selector)) ?? [];
    return `${element}${around}${pseudo}`;
  });
  return `\n${selectors.join(',')}{${tamed.join('')}}`;
}

/** The declaration as it holds on what must be seen; none where it may stay as it is. */
function tamer(node: CssNode): string[] {
  if (node.type !== 'Declaration') return [];
  const value = generate(node.value);
  const cap = caps.find(([property]) => property.test(node.property))?.[1];
  const tamed = placed.test(node.property)
    ? value.replace(/\b(?:flex-end|end|center)\b/g, 'start')
    : cap && value.replace(/-?[\d.]+(?:px|rem|em)\b/g, length => `min(${length},${cap})`);
  return tamed && tamed !== value ? [`${node.property}:${tamed};`] : [];
}

/** Steps of an animation choose no elements, so that nothing in them may move anything. */
function withoutSpacing(step: CssNode): string {
  if (step.type !== 'Rule') return '';
  const isMoving = (node: CssNode) =>
    node.type === 'Declaration' &&
    (placed.test(node.property) || caps.some(([property]) => property.test(node.property)));
  const kept = step.block.children.toArray().filter(node => !isMoving(node));
  return `${generate(step.prelude)}{${kept.map(node => generate(node)).join(';')}}`;
}
