import type { Socket } from 'node:net';
import { securityHeaders } from './secure-response';

const statusByCode: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

/**
 * Answers bytes that Node could not parse as a request, and closes the connection. Node's own answer would have no
 * security headers. Sends nothing if an answer has already begun.
 */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  const hasAnswer =
    '_httpMessage' in socket && socket._httpMessage !== null && socket._httpMessage !== undefined;
  if (!socket.writable || hasAnswer || error.code === 'ECONNRESET') return void socket.destroy();
  const head = [
    `HTTP/1.1 ${statusByCode[error.code ?? ''] ?? '400 Bad Request'}`,
    'Connection: close',
    'Content-Length: 0',
    ...Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n`);
}
