import {
  type Atrule,
  type Block,
  type CssNode,
  type Declaration,
  generate,
  type List,
  parse,
  type Rule,
} from 'css-tree';
import { allowedCondition } from './allowed-condition';
import { allowedProperties } from './allowed-properties';
import { allowedValue, isKeyframesName, ownKeyframesName } from './allowed-value';
import { confineSelector } from './confine-selector';
import { CssReport, type DroppedCss } from './css-report';
import { cssBytesMax } from './form-css';

export type ConfinedCss = {
  /** Matches only the form's root and its content, and loads nothing. At most 20 kB. */
  readonly css: string;
  /** The dropped parts, each with its line. */
  readonly dropped: readonly DroppedCss[];
};

const nestingMax = 3;
const stepsMax = 6;

/**
 * Confines a club's style sheet to the form (contract §4): parses it and serializes only what is on an allow list. So
 * future CSS features are dropped until they are added to the list. Allowed properties cannot hide, move or cover
 * anything (`allowedProperties`). Idempotent.
 */
export function confineCss(source: string): ConfinedCss {
  if (source.trim() === '') return { css: '', dropped: [] };
  const report = new CssReport();
  const css = withinBound(piecesOf(source, report), report);
  return isHarmless(css)
    ? { css, dropped: report.violations }
    : { css: '', dropped: [{ path: 'additionalCss', key: 'cssUnreadable', params: { line: 1 } }] };
}

type Piece = { readonly text: string; readonly node: CssNode };

function piecesOf(source: string, report: CssReport): Piece[] {
  const options = { positions: true, parseCustomProperty: true, onParseError: () => undefined };
  try {
    const sheet = parse(source, options);
    if (sheet.type !== 'StyleSheet') return [];
    return sheet.children.toArray().flatMap(node => {
      const text = writeNode(node, report, nestingMax);
      return text === '' ? [] : [{ text, node }];
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report.add('cssUnreadable', {});
    return [];
  }
}

function withinBound(pieces: readonly Piece[], report: CssReport): string {
  const kept: string[] = [];
  let bytes = 0;
  for (const { text, node } of pieces) {
    const more = new TextEncoder().encode(text).byteLength + 1;
    if (bytes + more > cssBytesMax) report.add('cssTooLong', node);
    else {
      kept.push(text);
      bytes += more;
    }
  }
  return kept.join('\n');
}

/** Second check, on the output: catches dangerous parts that the parser may have misread. */
function isHarmless(css: string): boolean {
  const loads = /(?<![\w-])(?:url|src|image|image-set|cross-fade|element|attr|paint|expression)\s*\(/i;
  return !/[<\\]|@import|@charset|@font-face|\/\*/i.test(css) && !loads.test(css);
}

/** Empty if the node is dropped. */
function writeNode(node: CssNode, report: CssReport, depth: number): string {
  if (node.type === 'Rule') return writeRule(node, report);
  if (node.type === 'Atrule') return writeAtRule(node, report, depth);
  const isNothing = node.type === 'Comment' || node.type === 'CDO' || node.type === 'CDC';
  if (!isNothing && !(node.type === 'Raw' && /^[;\s]*$/.test(node.value))) report.add('cssUnreadable', node);
  return '';
}

function writeRule({ prelude, block }: Rule, report: CssReport): string {
  if (prelude.type !== 'SelectorList') {
    report.add('cssSelector', prelude, { selector: generate(prelude) });
    return '';
  }
  const selectors = prelude.children.toArray().flatMap(node => {
    const selector = node.type === 'Selector' ? confineSelector(node) : null;
    if (selector === null) report.add('cssSelector', node, { selector: generate(node) });
    return selector ?? [];
  });
  if (selectors.length === 0) return '';
  return written(selectors.join(',\n'), writeDeclarations(block.children, report));
}

function writeDeclarations(children: List<CssNode>, report: CssReport): string[] {
  return children.toArray().flatMap(node => {
    if (node.type === 'Declaration') return writeDeclaration(node, report) ?? [];
    if (node.type === 'Rule' || node.type === 'Atrule') report.add('cssNested', node);
    else writeNode(node, report, 0);
    return [];
  });
}

function writeDeclaration(declaration: Declaration, report: CssReport): string | null {
  const { value, important } = declaration;
  const property = declaration.property.toLowerCase();
  if (!allowedProperties.has(property)) {
    report.add('cssProperty', declaration, { name: declaration.property });
    return null;
  }
  const text = value.type === 'Value' ? allowedValue(property, value) : null;
  if (text === null) {
    const key = value.type === 'Value' && loadsSomething(value.children) ? 'cssUrl' : 'cssValue';
    report.add(key, declaration, { name: property, value: generate(value) });
    return null;
  }
  if (important) report.add('cssImportant', declaration, { name: property });
  return `${property}: ${text};`;
}

function loadsSomething(children: List<CssNode>): boolean {
  return children.some(node => node.type === 'Url');
}

function writeAtRule(atRule: Atrule, report: CssReport, depth: number): string {
  const name = atRule.name.toLowerCase();
  const { block } = atRule;
  if (name === 'keyframes' && block) return writeKeyframes(atRule, block, report);
  if ((name !== 'media' && name !== 'supports') || !block || depth === 0) {
    report.add('cssAtRule', atRule, { name });
    return '';
  }
  const condition = allowedCondition(name, atRule.prelude);
  if (condition === null) {
    report.add('cssCondition', atRule, { name });
    return '';
  }
  const rules = block.children.toArray().map(node => writeNode(node, report, depth - 1));
  return written(
    `@${name} ${condition}`,
    rules.filter(text => text !== ''),
  );
}

function writeKeyframes(atRule: Atrule, block: Block, report: CssReport): string {
  const { prelude } = atRule;
  const [name] = prelude?.type === 'AtrulePrelude' ? prelude.children.toArray() : [];
  const text = name?.type === 'Identifier' ? name.name : name?.type === 'String' ? name.value : '';
  const steps = block.children.toArray().map(node => writeStep(node, report));
  if (!isKeyframesName(text) || steps.length > stepsMax || steps.includes(null)) {
    report.add('cssKeyframes', atRule);
    return '';
  }
  return written(
    `@keyframes ${ownKeyframesName(text)}`,
    steps.filter(step => step !== null && step !== ''),
  );
}

/** Null if the node is not a step of an animation. */
function writeStep(node: CssNode, report: CssReport): string | null {
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return null;
  const moments = node.prelude.children.toArray().map(selector => generate(selector));
  if (!moments.every(moment => /^(?:from|to|\d{1,3}(?:\.\d{1,3})?%)$/i.test(moment))) return null;
  return written(moments.join(', '), writeDeclarations(node.block.children, report));
}

function written(head: string, lines: readonly (string | null)[]): string {
  if (lines.length === 0) return '';
  const body = lines.join('\n').replace(/^/gm, '  ');
  return `${head} {\n${body}\n}`;
}
