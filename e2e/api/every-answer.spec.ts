import { Agent, type IncomingHttpHeaders, request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { inParallel, note } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { describedPaths, pages } from '../fixtures/every-path';
import { startReplica } from '../fixtures/replica';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

type Answer = { readonly what: string; readonly status: number; readonly headers: IncomingHttpHeaders };

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
test.afterAll(() => agent.destroy());

function ask(baseURL: string, method: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const request = openRequest({ agent, hostname, port, method, path });
    request.on('response', response => {
      response.resume();
      response.on('end', () =>
        resolve({ what: `${method} ${path}`, status: response.statusCode ?? 0, headers: response.headers }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** Sends raw text, for requests that Node's client refuses to send or whose responses it cannot parse. */
async function sendRaw(baseURL: string, what: string, text: string): Promise<Answer> {
  const { hostname, port } = new URL(baseURL);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(text);
  const answer = (await socket.setEncoding('utf8').toArray()).join('');
  const [status = '', ...fields] = answer.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
  const pairs = fields.map(field => [field.split(':', 1)[0]?.toLowerCase(), field.replace(/^[^:]*:\s*/, '')]);
  return { what, status: Number(status.split(' ')[1]), headers: Object.fromEntries(pairs) };
}

const rules: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=63072000/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'content-security-policy': /default-src .*(frame-ancestors|sandbox)|frame-ancestors .*default-src/,
};

test('every response has the security headers, and no request without credentials is a 500', async ({
  app,
}) => {
  test.setTimeout(300_000);
  const product = await startReplica(app, { APP_URL: 'https://eintritt.example' });
  const { baseURL } = product;
  try {
    const described = (await describedPaths(app.baseURL)).map(({ path }) => path);
    const paths = [
      ...described,
      ...pages,
      '//',
      '/login/',
      '/%zz',
      '/login?%00',
      `/login?${'a&'.repeat(60)}`,
    ];
    const asked = paths.flatMap(path => methods.map(method => [method, path] as const));
    const answers = await inParallel(asked.length, 4, index => {
      const [method, path] = asked[index] ?? ['GET', '/'];
      return ask(baseURL, method, path);
    });
    const host = 'Host: localhost\r\nConnection: close';
    const plain: readonly (readonly [string, string])[] = [
      ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${host}\r\n\r\n`],
      ['GET *', `GET * HTTP/1.1\r\n${host}\r\n\r\n`],
      ['two Host fields', `GET /login HTTP/1.1\r\nHost: a\r\n${host}\r\n\r\n`],
      ['no Host', 'GET /login HTTP/1.1\r\n\r\n'],
      ['no request', 'words\r\n\r\n'],
      ['headers of 20 KB', `GET /login HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
      [
        'a body of 2 MB',
        `POST /api/v1/auth/login HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 2000000\r\n\r\n`,
      ],
    ];
    for (const [what, text] of plain) answers.push(await sendRaw(baseURL, what, text));

    const lacking = answers.flatMap(({ what, status, headers }) =>
      Object.entries(rules)
        .filter(([name, rule]) => !rule.test(String(headers[name] ?? '')))
        .map(([name]) => `${what} (${status}) lacks ${name}`),
    );
    const faults = answers
      .filter(({ status }) => status >= 500)
      .map(({ what, status }) => `${what}: ${status}`);
    const complete = answers.length - new Set(lacking.map(one => one.split(' lacks ')[0])).size;
    note(`${complete} of ${answers.length} answers have all security headers; ${faults.length} faults`);
    const statusOf = (asked: string) => answers.find(({ what }) => what === asked)?.status;
    expect(faults).toEqual([]);
    expect(lacking).toEqual([]);
    expect([statusOf('OPTIONS *'), statusOf('two Host fields'), statusOf('no Host')]).toEqual([
      204, 400, 400,
    ]);
    expect(statusOf('GET /_next/image?url=%2Ficon.svg&w=640&q=75')).toBe(404);
    expect(statusOf('GET /developers/design')).toBe(404);
    expect(['/icon.svg', '/favicon.ico', '/robots.txt'].map(path => statusOf(`GET ${path}`))).toEqual([
      200, 200, 200,
    ]);
  } finally {
    await product.stop();
  }
});
