/** Adds `headers` that the response does not have yet, and the header fields of every response. */
export function withCommonHeaders(
  response: Response,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const result = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers))
    if (!result.headers.has(name)) result.headers.set(name, value);
  result.headers.set('X-Request-Id', requestId);
  result.headers.set('X-Content-Type-Options', 'nosniff');
  if (!result.headers.has('Cache-Control')) result.headers.set('Cache-Control', 'no-store');
  return result;
}
