import type { ServerResponse } from 'node:http';

/** Sends a `Response` over a plain server, without a body where `hasBody` is false. */
export async function writeResponse(res: ServerResponse, response: Response, hasBody = true): Promise<void> {
  res.writeHead(response.status, Object.fromEntries(response.headers));
  res.end(hasBody ? await response.text() : undefined);
}
