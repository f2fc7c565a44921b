import { type CssNode, generate, type Selector } from 'css-tree';
import { formRootClass } from './form-css';

type Compound = { readonly combinator: string | null; readonly nodes: readonly CssNode[] };

const combinators = new Set([' ', '>', '+', '~']);
const depthMax = 3;

const plainPseudoClasses = new Set([
  ...['hover', 'focus', 'focus-visible', 'focus-within', 'active', 'disabled', 'enabled', 'checked'],
  ...['required', 'optional', 'placeholder-shown', 'first-child', 'last-child', 'only-child'],
  ...['first-of-type', 'last-of-type', 'only-of-type', 'empty', 'root'],
]);
const listPseudoClasses = new Set(['not', 'is', 'where']);
const countingPseudoClasses = new Set(['nth-child', 'nth-last-child', 'nth-of-type', 'nth-last-of-type']);
const pseudoElements = new Set(['before', 'after', 'placeholder', 'marker', 'selection']);

/** Attributes that describe how a form is built or its state, never typed values. */
const attributes = new Set([
  ...['type', 'name', 'open', 'disabled', 'required', 'aria-invalid', 'aria-current', 'aria-pressed'],
  ...['aria-disabled', 'aria-expanded', 'data-view'],
]);

/**
 * Returns a selector that matches only the form's root and its content. Null if the selector could match outside, or
 * reads typed values. `html`, `body` and `:root` at its start mean the form's root. Idempotent.
 */
export function confineSelector(selector: Selector): string | null {
  const compounds = compoundsOf(selector);
  const isLast = (index: number) => index === (compounds?.length ?? 0) - 1;
  if (!compounds?.every((compound, index) => isAllowed(compound, isLast(index)))) return null;
  const inside = compounds.findIndex(compound => !isRoot(compound));
  const roots = compounds.slice(0, inside < 0 ? compounds.length : inside);
  const rest = compounds.slice(roots.length);
  const [first] = rest;
  if (rest.some(isRoot) || roots.some(({ combinator }) => isSibling(combinator))) return null;
  if (first && (roots.length > 0 ? isSibling(first.combinator) : first.combinator !== null)) return null;
  if (first && roots.some(endsInPseudoElement)) return null;
  const states = roots.flatMap(({ nodes }) => nodes.filter(node => !isRootName(node) && !isAnyType(node)));
  if (states.some(({ type }) => type === 'TypeSelector')) return null;
  const path = rest.map(({ combinator, nodes }) => `${spaced(combinator ?? ' ')}${written(nodes)}`);
  return `.${formRootClass}${written(states)}${path.join('')}`;
}

function compoundsOf(selector: Selector): Compound[] | null {
  const compounds: { combinator: string | null; nodes: CssNode[] }[] = [{ combinator: null, nodes: [] }];
  for (const node of selector.children) {
    if (node.type === 'Combinator') compounds.push({ combinator: node.name, nodes: [] });
    else compounds.at(-1)?.nodes.push(node);
  }
  const isWhole = compounds.every(
    ({ combinator, nodes }) => nodes.length > 0 && (combinator === null || combinators.has(combinator)),
  );
  return isWhole ? compounds : null;
}

/** A pseudo-element is allowed only at the very end. */
function isAllowed({ nodes }: Compound, isLast: boolean): boolean {
  return nodes.every((node, index) => {
    if (node.type !== 'PseudoElementSelector') return isAllowedSimple(node, depthMax);
    return (
      isLast && index === nodes.length - 1 && !node.children && pseudoElements.has(node.name.toLowerCase())
    );
  });
}

function isAllowedSimple(node: CssNode, depth: number): boolean {
  switch (node.type) {
    case 'TypeSelector':
      return /^(?:\*|[a-z][a-z0-9]{0,20})$/i.test(node.name);
    case 'ClassSelector':
    case 'IdSelector':
      return /^-?[a-z_][\w-]{0,100}$/i.test(node.name);
    case 'AttributeSelector':
      return isAllowedAttribute(node);
    case 'PseudoClassSelector':
      return isAllowedPseudoClass(node.name.toLowerCase(), node.children?.toArray() ?? null, depth);
    default:
      return false;
  }
}

function isAllowedAttribute(node: Extract<CssNode, { type: 'AttributeSelector' }>): boolean {
  if (!attributes.has(node.name.name.toLowerCase()) || node.flags) return false;
  if (node.matcher === null) return true;
  const value = node.value?.type === 'String' ? node.value.value : node.value?.name;
  return node.matcher === '=' && value !== undefined && /^[\w.-]{1,60}$/.test(value);
}

function isAllowedPseudoClass(name: string, children: readonly CssNode[] | null, depth: number): boolean {
  if (children === null) return plainPseudoClasses.has(name);
  if (countingPseudoClasses.has(name)) {
    return children.every(child => child.type === 'Nth' && !child.selector && isCount(child.nth));
  }
  return listPseudoClasses.has(name) && depth > 0 && children.every(list => isAllowedList(list, depth - 1));
}

function isCount(nth: CssNode): boolean {
  return nth.type === 'AnPlusB' || (nth.type === 'Identifier' && /^(?:odd|even)$/i.test(nth.name));
}

/** A list inside `:is()` and similar: it selects elements of the form, so the root is not allowed in it. */
function isAllowedList(list: CssNode, depth: number): boolean {
  if (list.type !== 'SelectorList') return false;
  return list.children.toArray().every(selector => {
    if (selector.type !== 'Selector') return false;
    const compounds = compoundsOf(selector);
    return compounds?.every(compound => {
      const { nodes } = compound;
      return !isRoot(compound) && nodes.every(node => isAllowedSimple(node, depth));
    });
  });
}

function isRoot({ nodes }: Compound): boolean {
  return nodes.some(isRootName);
}

function isRootName(node: CssNode): boolean {
  if (node.type === 'TypeSelector') return /^(?:html|body)$/i.test(node.name);
  if (node.type === 'ClassSelector') return node.name === formRootClass;
  return node.type === 'PseudoClassSelector' && node.name.toLowerCase() === 'root';
}

function isAnyType(node: CssNode): boolean {
  return node.type === 'TypeSelector' && node.name === '*';
}

function endsInPseudoElement({ nodes }: Compound): boolean {
  return nodes.at(-1)?.type === 'PseudoElementSelector';
}

function isSibling(combinator: string | null): boolean {
  return combinator === '+' || combinator === '~';
}

function spaced(combinator: string): string {
  return combinator === ' ' ? ' ' : ` ${combinator} `;
}

function written(nodes: readonly CssNode[]): string {
  return nodes.map(node => generate(node)).join('');
}
