import type { CssLocation } from 'css-tree';

const shownMax = 50;
const excerptLengthMax = 60;

/** A dropped part, in words, and its position in the source. */
export type DroppedCss = {
  readonly path: string;
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly range?: { readonly from: number; readonly to: number };
};

type Located = { readonly loc?: CssLocation | null | undefined };

/** Collects the dropped parts of a style sheet, as texts of the namespace `validation`. */
export class CssReport {
  readonly #found: DroppedCss[] = [];
  #count = 0;

  add(key: string, node: Located, params: Readonly<Record<string, string>> = {}): void {
    this.#count += 1;
    if (this.#found.length >= shownMax) return;
    const excerpts = Object.entries(params).map(([name, text]) => [name, excerptOf(text)]);
    const line = node.loc?.start.line ?? 1;
    const range = node.loc ? { range: { from: node.loc.start.offset, to: node.loc.end.offset } } : {};
    this.#found.push({
      path: 'additionalCss',
      key,
      params: { line, ...Object.fromEntries(excerpts) },
      ...range,
    });
  }

  /** The first 50, and the number of the others. */
  get violations(): readonly DroppedCss[] {
    const more = this.#count - this.#found.length;
    const last = { path: 'additionalCss', key: 'cssMore', params: { count: more } };
    return more > 0 ? [...this.#found, last] : this.#found;
  }
}

function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > excerptLengthMax ? `${line.slice(0, excerptLengthMax)}…` : line;
}
