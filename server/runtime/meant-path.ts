/** Paths that end in a token of a mail or of a letter. */
const beforeToken = /^\/(confirm|status|sign\/[^/]+|unsubscribe|f\/[^/]+\/[^/]+\/continue)\//i;

/** A token, the links of its page, and what a mail program or a reader added to it. */
const tokenAndRest = /^([\w-]+(?:\.[\w-]{20,})*)(\/(?:edit|question|withdraw)(?![\w-]))?(.*)$/;

/** Lengths of tokens that end in a letter or digit; a dash or underscore behind is no part of them. */
const lengths = [43, 98];

/**
 * The path that was meant by one of the public pages; null if it is this one. Mail programs and people add punctuation
 * (`.`, `)>`, `%20`, `=3D`) to links, and posters have addresses in capitals.
 */
export function meantPath(path: string): string | null {
  const meant = withoutRest(path) ?? (/^\/f\//i.test(path) ? inSmallLetters(path) : path);
  return meant === path ? null : meant;
}

function withoutRest(path: string): string | null {
  const [start] = beforeToken.exec(path) ?? [];
  if (start === undefined) return null;
  const [, given = '', page = ''] = tokenAndRest.exec(path.slice(start.length)) ?? [];
  if (given === '') return path;
  const length = lengths.find(one => given.length > one && /^[-_]+$/.test(given.slice(one)));
  return start.toLowerCase() + (page === '' ? given.slice(0, length) : given) + page;
}

function inSmallLetters(path: string): string {
  return path.replace(/(?:%20|[\s.,;:!?)\]>'"*]|%(?:22|27|29|3E|5D|C2%A0|E2%80%9[CD]))+$/i, '').toLowerCase();
}
