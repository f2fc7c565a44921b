/** Whether an `Accept-Encoding` allows gzip. */
export function acceptsGzip(acceptEncoding: string | null | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding ?? '');
}
