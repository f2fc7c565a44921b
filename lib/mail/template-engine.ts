import { Liquid, LiquidError, TypeGuards } from 'liquidjs';

/** Placeholder → value. A placeholder without a value counts as empty. */
export type Placeholders = Readonly<Record<string, string | undefined>>;

/** A syntax error of a template with its line, from 1. */
export type TemplateFault = { readonly line: number; readonly what: string };

type Piece = { readonly kind: 'Text' | 'Placeholder'; readonly name: string; render(scope: object): string };

/** One parsed line of a template; it can be filled many times. Lines are numbered from 1. */
export type TemplateLine = { readonly number: number; readonly pieces: readonly Piece[] };

export type Template = { readonly lines: readonly TemplateLine[]; readonly faults: readonly TemplateFault[] };

const lineCharactersMax = 20_000;
// Far more than a line needs, so that mails do not fail on a busy machine.
const renderMillisecondsMax = 5_000;
const renderMemoryMax = 1_000_000;
const faultTextMax = 60;

/** Liquid without its logic: only `{{ name }}` and the values that a mail was given by name. */
const engine = logicless(
  new Liquid({
    ownPropertyOnly: true,
    strictVariables: true,
    strictFilters: true,
    templates: {},
    parseLimit: lineCharactersMax,
    renderLimit: renderMillisecondsMax,
    memoryLimit: renderMemoryMax,
  }),
);

function logicless(liquid: Liquid): Liquid {
  for (const name of Object.keys(liquid.tags)) delete liquid.tags[name];
  for (const name of Object.keys(liquid.filters)) delete liquid.filters[name];
  return liquid;
}

const placeholder = /^\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}$/;

/**
 * Parses a text line by line: every fault then has its line. Allows only `{{name}}`: no tags, filters, paths, literals
 * or operators. Lines with a fault are not in `lines`.
 */
export function parseTemplate(text: string): Template {
  const lines: TemplateLine[] = [];
  const faults: TemplateFault[] = [];
  for (const [index, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    const read = readPieces(line);
    if ('what' in read)
      faults.push({ line: index + 1, what: read.what.slice(0, faultTextMax).toWellFormed() });
    else lines.push({ number: index + 1, pieces: read });
  }
  return { lines, faults };
}

function readPieces(line: string): Piece[] | { what: string } {
  try {
    const pieces: Piece[] = [];
    for (const part of engine.parse(line)) {
      const source = part.token.getText();
      const name = TypeGuards.isOutputToken(part.token) ? placeholder.exec(source)?.[1] : '';
      if (name === undefined) return { what: source };
      const render = (scope: object) => String(engine.renderSync([part], scope));
      pieces.push({ kind: name === '' ? 'Text' : 'Placeholder', name, render });
    }
    return pieces;
  } catch (error) {
    if (error instanceof LiquidError) return { what: error.token.getText() };
    return { what: line };
  }
}

/** Lists the placeholders of lines in order, each once. */
export function placeholdersIn(lines: readonly TemplateLine[]): string[] {
  return [...new Set(lines.flatMap(namesOf))];
}

/** Returns the placeholder of a line that has nothing else, else null. */
export function onlyPlaceholderOf(line: TemplateLine): string | null {
  const [name, ...others] = namesOf(line);
  const text = line.pieces.filter(({ kind }) => kind === 'Text').map(piece => piece.render({}));
  return name !== undefined && others.length === 0 && text.join('').trim() === '' ? name : null;
}

/**
 * Lists the placeholders that touch other text or another placeholder. A mail program would read both as one address.
 */
export function listAdjoiningPlaceholders({ pieces }: TemplateLine): string[] {
  const textAt = (index: number) => {
    const piece = pieces[index];
    if (!piece) return '';
    return piece.kind === 'Text' ? piece.render({}) : piece.name;
  };
  const isGlued = (index: number) =>
    !/(?:^|[ \t])[(<]?$/.test(textAt(index - 1)) ||
    !/^(?:$|[ \t]|[)>.,;!?]+(?:[ \t]|$))/.test(textAt(index + 1));
  return pieces.flatMap(({ kind, name }, index) => (kind === 'Placeholder' && isGlued(index) ? [name] : []));
}

/** Whether all placeholders of a line are empty. */
export function isEmptyLine(line: TemplateLine, values: Placeholders): boolean {
  const names = namesOf(line);
  return names.length > 0 && names.every(name => valueFor(values, name).trim() === '');
}

/**
 * Fills a line. Values are never parsed as a template, and nothing is escaped. Drops the space before an empty value,
 * so that "Hallo {{name}}," stays a greeting. A value that ends with a full stop, such as "TSV e. V.", ends the
 * sentence itself.
 */
export function fillLine(line: TemplateLine, values: Placeholders): string {
  const scope = Object.fromEntries(namesOf(line).map(name => [name, valueFor(values, name)]));
  let text = '';
  for (const piece of line.pieces) {
    const filled = piece.render(scope);
    if (piece.kind === 'Text')
      text += text.endsWith('.') ? filled.replace(/^\.(?![.\p{L}\p{N}])/u, '') : filled;
    else text = filled === '' ? text.replace(/ $/, '') : text + filled;
  }
  return text;
}

function namesOf(line: TemplateLine): string[] {
  return line.pieces.filter(({ kind }) => kind === 'Placeholder').map(({ name }) => name);
}

function valueFor(values: Placeholders, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '') : '';
}
