import { Liquid, LiquidError, TypeGuards } from 'liquidjs';

/** Placeholder → value. A placeholder without a value counts as empty. */
export type Placeholders = Readonly<Record<string, string | undefined>>;

/** A syntax error of a template with its line, from 1. */
export type TemplateFault = { readonly line: number; readonly what: string };

type Piece =
  | { readonly kind: 'Text'; readonly text: string }
  | { readonly kind: 'Placeholder'; readonly name: string };

/** One parsed line of a template; it can be filled many times. Lines are numbered from 1. */
export type TemplateLine = {
  readonly number: number;
  readonly source: string;
  readonly pieces: readonly Piece[];
};

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
    else lines.push({ number: index + 1, source: line, pieces: read });
  }
  return { lines, faults };
}

type Read = readonly Piece[] | { readonly what: string };

const linesKeptMax = 2_000;
const linesRead = new Map<string, Read>();

/** Parsing is most of the work of a mail, and its lines are those of the last one: keeps the parsed lines. */
function readPieces(line: string): Read {
  const known = linesRead.get(line);
  if (known) return known;
  const read = parseLine(line);
  if (linesRead.size >= linesKeptMax) linesRead.clear();
  linesRead.set(line, read);
  return read;
}

function parseLine(line: string): Read {
  try {
    const pieces: Piece[] = [];
    for (const part of engine.parse(line)) {
      const source = part.token.getText();
      const name = TypeGuards.isOutputToken(part.token) ? placeholder.exec(source)?.[1] : '';
      if (name === undefined) return { what: source };
      if (name === '') pieces.push({ kind: 'Text', text: String(engine.renderSync([part])) });
      else pieces.push({ kind: 'Placeholder', name });
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

/**
 * Lists the placeholders that touch other text or another placeholder. A mail program would read both as one address.
 * The marks of bold and italic text are not in the mail.
 */
export function listAdjoiningPlaceholders({ pieces }: TemplateLine): string[] {
  const unmarked = pieces
    .map(piece => (piece.kind === 'Text' ? { ...piece, text: piece.text.replaceAll('*', '') } : piece))
    .filter(piece => piece.kind === 'Placeholder' || piece.text !== '');
  const textOf = (some: typeof unmarked) =>
    some.map(piece => (piece.kind === 'Text' ? piece.text : piece.name)).join('');
  const isGlued = (index: number) =>
    !/(?:(?:^|[ \t])[(<]?|\]\()$/.test(textOf(unmarked.slice(0, index))) ||
    !/^(?:$|[ \t]|[)>.,;!?]+(?:[ \t]|$))/.test(textOf(unmarked.slice(index + 1)));
  return unmarked.flatMap((piece, index) =>
    piece.kind === 'Placeholder' && isGlued(index) ? [piece.name] : [],
  );
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
export function fillLine({ pieces }: Pick<TemplateLine, 'pieces'>, values: Placeholders): string {
  let text = '';
  for (const piece of pieces) {
    const filled = piece.kind === 'Text' ? piece.text : valueFor(values, piece.name);
    if (piece.kind === 'Text')
      text += text.endsWith('.') ? filled.replace(/^\.(?![.\p{L}\p{N}])/u, '') : filled;
    else text = filled === '' ? text.replace(/ $/, '') : text + filled;
  }
  return text;
}

/** Fills a part of a line that `parseTemplate` accepted. Returns it unchanged if it has a fault. */
export function fillText(source: string, values: Placeholders): string {
  const pieces = readPieces(source);
  return 'what' in pieces ? source : fillLine({ pieces }, values);
}

function namesOf(line: TemplateLine): string[] {
  return line.pieces.flatMap(piece => (piece.kind === 'Placeholder' ? [piece.name] : []));
}

function valueFor(values: Placeholders, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '') : '';
}
