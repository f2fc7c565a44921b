/** Longest pattern of a custom field, and longest text that is matched. */
export const patternMax = 200;
export const patternInputMax = 250;

/** Most steps that matching may need: number of ways times steps of one way. Takes some milliseconds. */
const workMax = 500_000;

/** Number of ways a part of a pattern can match, and most steps of one way. */
type Cost = { readonly ways: number; readonly steps: number };

const one: Cost = { ways: 1, steps: 1 };

/** The pattern of a custom field as a RegExp: matches the whole text, by code points. */
export function patternRegExp(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}

/**
 * Whether a custom field may have this pattern: matching any text of at most `patternInputMax` units needs a bounded
 * number of steps. A backtracking matcher is slow only if a text can match in many ways, because it tries them one by
 * one. So this function counts the ways: a sequence multiplies them, alternatives add them up, and a quantifier has
 * one way for each count it allows (an open one as many as the input is long), to the power of the ways of the
 * repeated part. Nested quantifiers thus exceed the limit at once. Parts that cannot be counted are refused: back
 * references, look-around, named groups and modifiers.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > patternMax) return false;
  try {
    patternRegExp(pattern);
    const cost = new PatternReader(pattern).read();
    return cost !== null && cost.ways * cost.steps <= workMax;
  } catch {
    return false;
  }
}

/** Parses the patterns that a RegExp with the flag `u` accepts; null for those it does not count. */
class PatternReader {
  private readonly pattern: string;
  private position = 0;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  read(): Cost | null {
    const cost = this.alternatives();
    return this.position === this.pattern.length ? cost : null;
  }

  private alternatives(): Cost | null {
    let [ways, steps] = [0, 0];
    do {
      const branch = this.sequence();
      if (!branch) return null;
      ways += branch.ways;
      steps += branch.steps;
    } while (this.skip('|'));
    return { ways, steps };
  }

  private sequence(): Cost | null {
    let [ways, steps] = [1, 1];
    while (this.position < this.pattern.length && !/[|)]/.test(this.pattern.charAt(this.position))) {
      const atom = this.atom();
      const repeated = atom && this.repeated(atom);
      if (!repeated) return null;
      ways *= repeated.ways;
      steps += repeated.steps;
    }
    return { ways, steps };
  }

  private atom(): Cost | null {
    if (this.skip('(')) return this.group();
    const escaped = /\\(?:[dDwWsSbBfnrtv^$\\.*+?()[\]{}|/-]|p\{[\w=]+\}|P\{[\w=]+\})/uy;
    const set = /\[(?:\\[\s\S]|[^\]\\])*\]/uy;
    const literal = /[^\\[\](){}*+?|]/uy;
    for (const form of [escaped, set, literal]) {
      if (this.take(form)) return one;
    }
    return null;
  }

  private group(): Cost | null {
    if (this.skip('?') && !this.skip(':')) return null;
    const inner = this.alternatives();
    return inner && this.skip(')') ? inner : null;
  }

  private repeated(atom: Cost): Cost | null {
    const match = this.take(/(?:[*+?]|\{(\d+)(,(\d*))?\})\??/uy);
    if (!match) return atom;
    const [least, most] = boundsOf(match);
    if (!(least <= most && most <= patternInputMax)) return null;
    let ways = 0;
    for (let count = least; count <= most && ways <= workMax; count++) ways += atom.ways ** count;
    const isOpen = most === patternInputMax;
    return { ways, steps: atom.steps * Math.max(1, isOpen ? least : most) };
  }

  private skip(character: string): boolean {
    if (this.pattern.charAt(this.position) !== character) return false;
    this.position += 1;
    return true;
  }

  private take(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.position;
    const match = form.exec(this.pattern);
    if (match) this.position = form.lastIndex;
    return match;
  }
}

function boundsOf([quantifier, least, comma, most]: RegExpExecArray): [number, number] {
  if (quantifier.startsWith('?')) return [0, 1];
  if (quantifier.startsWith('*')) return [0, patternInputMax];
  if (quantifier.startsWith('+')) return [1, patternInputMax];
  if (!comma) return [Number(least), Number(least)];
  return [Number(least), most ? Number(most) : patternInputMax];
}
