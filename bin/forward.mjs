import http from 'node:http';
import net from 'node:net';
import { pipeline } from 'node:stream';

/**
 * Forwards a request to `port` of this machine and returns its answer; 502 if nothing answers. Resolves when the answer
 * is sent or the client has disconnected. For `npm run dev` only.
 * @param {http.IncomingMessage} req
 * @param {http.ServerResponse} res
 * @param {number} port
 * @returns {Promise<void>}
 */
export function forwardRequest(req, res, port) {
  const { method, url: path, headers } = req;
  // Uses a new connection: a pooled one may belong to a process that was restarted meanwhile.
  const onward = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }, answer => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, res, () => {});
  });
  onward.once('error', () => {
    if (!res.headersSent) res.writeHead(502, { 'Content-Type': 'text/plain' });
    res.end();
  });
  req.pipe(onward);
  return new Promise(resolve => {
    res.once('close', () => {
      onward.destroy();
      resolve();
    });
  });
}

/**
 * Connects an upgraded connection (WebSocket) to `port` of this machine.
 * @param {http.IncomingMessage} req
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head
 * @param {number} port
 */
export function forwardUpgrade({ method, url, rawHeaders }, socket, head, port) {
  const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n')).join('');
  const onward = net.connect(port, '127.0.0.1', () => {
    onward.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
    onward.write(head);
  });
  pipeline(socket, onward, socket, () => {});
}
