import type { ServerResponse } from 'node:http';

/** Writes a `Response` to a Node response, without a body if `hasBody` is false. */
export async function writeResponse(res: ServerResponse, response: Response, hasBody = true): Promise<void> {
  res.writeHead(response.status, Object.fromEntries(response.headers));
  res.end(hasBody ? await response.text() : undefined);
}
