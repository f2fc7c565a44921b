/** Address of the client as our own server set it from the socket and `TRUST_PROXY` (see `server/web.ts`). */
export function clientAddressOf(headers: Headers): string {
  return headers.get('x-client-address') ?? 'unknown';
}
