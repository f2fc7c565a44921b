import { type CssNode, generate, parse, type Rule } from 'css-tree';
import { mustSee } from './form-css';

/** Upper bounds of lengths on required content, by property; most are a share of the page's width. */
const caps: readonly (readonly [RegExp, string])[] = [
  [/^(?:margin|padding)|gap$/, '1vw'],
  [/^border(?!.*radius)/, '0.3vw'],
  [/^min-height$/, '4vw'],
  [/^font-size$/, '8vw,32px'],
  [/^(?:letter|word)-spacing$/, '0.3vw'],
];

/** Whether a style sheet contains any of these properties. */
const mayMove = /\b(?:margin|padding|gap|border|height|font-size|spacing|align|justify)\b/;

/** Content aligned to the end or the middle of a box that is too narrow leaves the page, and nobody can scroll to it. */
const placed = /^(?:align|justify)-/;

/**
 * Adds to each rule of a confined style sheet a bounded rule for `mustSee`, its content and its ancestors. There
 * spacing, letters and alignment stay within bounds that keep the content on the page, however deep elements are
 * nested. The bounded rule has the stronger selector, so it overrides every other rule of the club.
 */
export function protectMustSee(css: string): string {
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

/** The bounded form of a declaration; empty if the declaration may stay unchanged. */
function tamer(node: CssNode): string[] {
  if (node.type !== 'Declaration') return [];
  const value = generate(node.value);
  const cap = caps.find(([property]) => property.test(node.property))?.[1];
  const tamed = placed.test(node.property)
    ? value.replace(/\b(?:flex-end|end|center)\b/g, 'start')
    : cap && value.replace(/-?[\d.]+(?:px|rem|em)\b/g, length => `min(${length},${cap})`);
  return tamed && tamed !== value ? [`${node.property}:${tamed};`] : [];
}

/** Steps of an animation have no selectors, so they must not set spacing at all. */
function withoutSpacing(step: CssNode): string {
  if (step.type !== 'Rule') return '';
  const isMoving = (node: CssNode) =>
    node.type === 'Declaration' &&
    (placed.test(node.property) || caps.some(([property]) => property.test(node.property)));
  const kept = step.block.children.toArray().filter(node => !isMoving(node));
  return `${generate(step.prelude)}{${kept.map(node => generate(node)).join(';')}}`;
}
