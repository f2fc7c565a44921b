import { type CssNode, type FunctionNode, generate, lexer, type Value } from 'css-tree';
import { type Allowance, allowedProperties, colourTokens, opaqueTokens } from './allowed-properties';
import { keyframesPrefix } from './form-css';

/**
 * Font families that are allowed: generic ones, and text fonts of operating systems. Nothing is loaded. Symbol fonts,
 * which many machines have, are excluded because they make text unreadable.
 */
const allowedFonts: ReadonlySet<string> = new Set([
  ...['system-ui', 'sans-serif', 'serif', 'monospace', 'ui-sans-serif', 'ui-serif', 'ui-monospace'],
  ...['ui-rounded', '-apple-system', 'blinkmacsystemfont', 'arial', 'avenir', 'avenir next', 'baskerville'],
  ...['book antiqua', 'bookman', 'calibri', 'cambria', 'candara', 'cantarell', 'charter', 'consolas'],
  ...['constantia', 'corbel', 'courier', 'courier new', 'dejavu sans', 'dejavu serif', 'didot', 'fira sans'],
  ...['franklin gothic medium', 'futura', 'garamond', 'geneva', 'georgia', 'gill sans', 'helvetica'],
  ...['helvetica neue', 'hoefler text', 'inter', 'iowan old style', 'lato', 'liberation sans'],
  ...['liberation serif', 'lucida grande', 'lucida sans unicode', 'menlo', 'merriweather', 'montserrat'],
  ...['noto sans', 'noto serif', 'nunito', 'open sans', 'optima', 'oxygen', 'palatino'],
  ...['palatino linotype', 'poppins', 'raleway', 'roboto', 'rockwell', 'segoe ui', 'source sans 3'],
  ...['source sans pro', 'source serif pro', 'tahoma', 'times', 'times new roman', 'trebuchet ms', 'ubuntu'],
  ...['verdana'],
]);

const pxPer: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 48 };
const secondsPer: Readonly<Record<string, number>> = { s: 1, ms: 0.001 };
const angles = new Set(['deg', 'grad', 'rad', 'turn']);
const colourFunctions = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
]);
const componentFunctions = new Set(['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch']);
const gradientFunctions = /^(?:repeating-)?(?:linear|radial|conic)-gradient$/;
const nestingMax = 4;

/** Returns the value in allowed form, or null if the property or any part of the value is not allowed. */
export function allowedValue(property: string, value: Value): string | null {
  const allowance = allowedProperties.get(property);
  const nodes = value.children.toArray();
  if (!allowance || nodes.length === 0) return null;
  if (nodes.length === 1 && isWord(nodes[0], 'inherit')) return 'inherit';
  if (allowance.isFontList) return isFontList(nodes) ? generate(value) : null;
  if (!nodes.every(node => isAllowed(node, allowance))) return null;
  return nodes.some(node => isAnimationName(node, allowance))
    ? withOwnAnimationNames(nodes, allowance)
    : generate(value);
}

function isAllowed(node: CssNode, allowance: Allowance): boolean {
  switch (node.type) {
    case 'Identifier':
      return isAllowedWord(node.name, allowance);
    case 'Hash':
      return allowance.colours !== undefined && isHexColour(node.value, allowance.colours);
    case 'Number':
      return isAllowedNumber(Number(node.value), allowance);
    case 'Percentage':
      return isWithin(Number(node.value), allowance.percents);
    case 'Dimension':
      return isAllowedDimension(Number(node.value), node.unit.toLowerCase(), allowance);
    case 'Operator':
      return node.value === ',' || node.value === '/';
    case 'String':
      return allowance.hasEmptyString === true && node.value === '';
    case 'Function':
      return isAllowedFunction(node, allowance);
    default:
      return false;
  }
}

function isAllowedWord(name: string, allowance: Allowance): boolean {
  if (allowance.keywords?.has(name.toLowerCase())) return true;
  if (allowance.colours && isNamedColour(name, allowance.colours)) return true;
  return allowance.hasAnimationNames === true && isKeyframesName(name);
}

function isAllowedNumber(number: number, { numbers, lengths, times }: Allowance): boolean {
  return isWithin(number, numbers) || (number === 0 && (isWithin(0, lengths) || isWithin(0, times)));
}

function isAllowedDimension(amount: number, unit: string, { lengths, times, hasNoEm }: Allowance): boolean {
  const px = unit === 'em' && hasNoEm ? undefined : pxPer[unit];
  if (px !== undefined) return isWithin(amount * px, lengths);
  const seconds = secondsPer[unit];
  return seconds !== undefined && isWithin(amount * seconds, times);
}

function isWithin(number: number, range: readonly [number, number] | undefined): boolean {
  return range !== undefined && number >= range[0] && number <= range[1];
}

function isAllowedFunction(node: FunctionNode, allowance: Allowance): boolean {
  const name = node.name.toLowerCase();
  if (name === 'var') return isAllowedToken(node, allowance);
  if (allowance.colours === 'opaque') return isOpaqueFunction(node);
  if (allowance.colours && colourFunctions.has(name)) return isColourArgument(node, nestingMax);
  if (allowance.gradients && gradientFunctions.test(name)) {
    return node.children.toArray().every(part => isGradientPart(part));
  }
  const isEasing = allowance.hasEasing === true && /^(?:cubic-bezier|steps)$/.test(name);
  return isEasing && node.children.toArray().every(isEasingPart);
}

function isAllowedToken(node: FunctionNode, { colours, tokens = [] }: Allowance): boolean {
  const [token, ...rest] = node.children.toArray();
  if (rest.length > 0 || token?.type !== 'Identifier') return false;
  if (colours === 'opaque') return opaqueTokens.has(token.name);
  return tokens.includes(token.name) || (colours === 'any' && colourTokens.has(token.name));
}

function isHexColour(digits: string, kind: 'opaque' | 'any'): boolean {
  const lengths = kind === 'opaque' ? [3, 6] : [3, 4, 6, 8];
  return lengths.includes(digits.length) && /^[0-9a-f]+$/i.test(digits);
}

function isNamedColour(name: string, kind: 'opaque' | 'any'): boolean {
  if (!/^[a-z]{3,20}$/i.test(name)) return false;
  if (kind === 'any' && /^(?:transparent|currentcolor)$/i.test(name)) return true;
  return lexer.match('<named-color>', name.toLowerCase()).error === null && !/^transparent$/i.test(name);
}

/** Three components and no alpha. */
function isOpaqueFunction(node: FunctionNode): boolean {
  if (!componentFunctions.has(node.name.toLowerCase())) return false;
  const parts = node.children.toArray();
  const components = parts.filter(part => part.type !== 'Operator');
  const hasNoAlpha = parts.every(part => part.type !== 'Operator' || part.value === ',');
  return components.length === 3 && hasNoAlpha && components.every(isComponent);
}

function isComponent(node: CssNode): boolean {
  if (node.type === 'Dimension') return angles.has(node.unit.toLowerCase());
  return node.type === 'Number' || node.type === 'Percentage';
}

function isColourArgument(node: CssNode, depth: number): boolean {
  if (node.type === 'Function') {
    if (node.name.toLowerCase() === 'var') return isAllowedToken(node, { colours: 'any' });
    const isColour = colourFunctions.has(node.name.toLowerCase()) && depth > 0;
    return isColour && node.children.toArray().every(part => isColourArgument(part, depth - 1));
  }
  return isComponent(node) || isPlainPart(node);
}

function isGradientPart(node: CssNode): boolean {
  if (node.type === 'Dimension' && pxPer[node.unit.toLowerCase()] !== undefined) return true;
  return isColourArgument(node, nestingMax);
}

function isPlainPart(node: CssNode): boolean {
  if (node.type === 'Identifier') return /^[a-z][a-z0-9-]{0,40}$/i.test(node.name);
  if (node.type === 'Operator') return node.value === ',' || node.value === '/';
  return node.type === 'Hash' && isHexColour(node.value, 'any');
}

function isEasingPart(node: CssNode): boolean {
  return node.type === 'Number' || isPlainPart(node);
}

function isWord(node: CssNode | undefined, name: string): boolean {
  return node?.type === 'Identifier' && node.name.toLowerCase() === name;
}

function isFontList(nodes: readonly CssNode[]): boolean {
  const names: string[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'Operator' && node.value === ',') names.push([]);
    else if (node.type === 'String') names.at(-1)?.push(node.value);
    else if (node.type === 'Identifier') names.at(-1)?.push(node.name);
    else return false;
  }
  return names.every(parts => allowedFonts.has(parts.join(' ').toLowerCase()));
}

const reservedNames = /^(?:none|infinite|initial|inherit|unset|revert|revert-layer|default|auto)$/i;

/** Whether a name may be the name of an animation. */
export function isKeyframesName(name: string): boolean {
  return /^[a-z][\w-]{0,40}$/i.test(name) && !reservedNames.test(name);
}

/** The name under which a club's animation is stored. */
export function ownKeyframesName(name: string): string {
  return name.startsWith(keyframesPrefix) ? name : `${keyframesPrefix}${name}`;
}

function isAnimationName(node: CssNode, { hasAnimationNames, keywords }: Allowance): boolean {
  return node.type === 'Identifier' && hasAnimationNames === true && !keywords?.has(node.name.toLowerCase());
}

function withOwnAnimationNames(nodes: readonly CssNode[], allowance: Allowance): string {
  return nodes
    .map(node => {
      const isName = node.type === 'Identifier' && isAnimationName(node, allowance);
      return isName ? ownKeyframesName(node.name) : generate(node);
    })
    .join(' ')
    .replaceAll(' , ', ', ');
}
