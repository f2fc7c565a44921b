import { type AtrulePrelude, type CssNode, findAll, generate, type Raw } from 'css-tree';

/** No height conditions: in a club's page the height is the form's own, so such a condition could loop. */
const features = new Set([
  ...['width', 'min-width', 'max-width', 'hover'],
  ...['any-hover', 'pointer', 'any-pointer', 'prefers-color-scheme', 'prefers-contrast'],
  ...['prefers-reduced-motion', 'forced-colors'],
]);
const mediaTypes = new Set(['all', 'screen', 'print']);
const units = new Set(['px', 'rem', 'em']);

/** Returns the condition of a `@media` or `@supports` in allowed form; null if any part of it is unknown. */
export function allowedCondition(
  atRule: 'media' | 'supports',
  prelude: AtrulePrelude | Raw | null,
): string | null {
  if (prelude?.type !== 'AtrulePrelude') return null;
  const isAllowed = atRule === 'media' ? isMediaPart : isSupportsPart;
  const parts = findAll(prelude, node => !isAllowed(node));
  return parts.length === 0 ? generate(prelude) : null;
}

function isMediaPart(node: CssNode): boolean {
  switch (node.type) {
    case 'AtrulePrelude':
    case 'MediaQueryList':
      return true;
    case 'Condition':
      return node.kind === 'media';
    case 'MediaQuery':
      return (
        (node.mediaType === null || mediaTypes.has(node.mediaType.toLowerCase())) &&
        (node.modifier === null || /^(?:not|only)$/i.test(node.modifier))
      );
    case 'Feature':
      return features.has(node.name.toLowerCase());
    case 'FeatureRange':
      return [node.left, node.middle, node.right].some(
        side => side?.type === 'Identifier' && features.has(side.name.toLowerCase()),
      );
    default:
      return isPlainPart(node);
  }
}

function isSupportsPart(node: CssNode): boolean {
  switch (node.type) {
    case 'AtrulePrelude':
    case 'SupportsDeclaration':
    case 'Value':
      return true;
    case 'Condition':
      return node.kind === 'supports';
    case 'Declaration':
      return /^[a-z][a-z-]{0,40}$/i.test(node.property) && node.important === false;
    default:
      return isPlainPart(node);
  }
}

function isPlainPart(node: CssNode): boolean {
  if (node.type === 'Identifier') return /^[a-z][a-z-]{0,40}$/i.test(node.name);
  if (node.type === 'Dimension') return units.has(node.unit.toLowerCase());
  return node.type === 'Number';
}
