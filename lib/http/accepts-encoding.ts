/** Whether an `Accept-Encoding` allows this encoding. */
export function acceptsEncoding(header: string | null | undefined, encoding: 'br' | 'gzip'): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header ?? '');
}
