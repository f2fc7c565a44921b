/** IP address of the client. `server/web.ts` sets it from the socket and `TRUST_PROXY`. */
export function clientAddressOf(headers: Headers): string {
  return headers.get('x-client-address') ?? 'unknown';
}
