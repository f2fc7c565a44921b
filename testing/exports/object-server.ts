import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An S3-compatible store on loopback. It verifies each signature by computing it itself. */
export type ObjectServer = {
  /** Settings of a process that uses it. */
  readonly settings: Record<string, string>;
  /** Stored objects by bucket and name. */
  readonly objects: Map<string, Buffer>;
  /** Requests by method, including refused ones. */
  readonly requests: string[];
  /** Answers every request with this status until it is called with null. */
  failWith(status: number | null): void;
  close(): Promise<void>;
};

const keys = { id: 'AKIAEINTRITT', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const region = 'eu-test-1';
const clockSkewMs = 15 * 60_000;

export async function startObjectServer(): Promise<ObjectServer> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let failure: number | null = null;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    requests.push(request.method ?? '');
    if (failure !== null) return refuse(response, failure, 'ServiceUnavailable');
    if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
    answer(objects, request, body, response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      EXPORT_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      EXPORT_S3_BUCKET: 'exports-of-tests',
      EXPORT_S3_REGION: region,
      EXPORT_S3_ACCESS_KEY_ID: keys.id,
      EXPORT_S3_SECRET_ACCESS_KEY: keys.secret,
    },
    ...{ objects, requests },
    failWith: status => {
      failure = status;
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);
}

function answer(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const name = request.url ?? '';
  if (request.method === 'PUT') {
    objects.set(name, body);
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    objects.delete(name);
    response.writeHead(204).end();
  } else {
    const object = objects.get(name);
    if (object) response.writeHead(200).end(object);
    else refuse(response, 404, 'NoSuchKey');
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Verifies AWS Signature Version 4 for requests with the `Authorization` header and no query. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature = ''] = given ?? [];
  const at = String(headers['x-amz-date']);
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`;
  const payload = String(headers['x-amz-content-sha256']);
  const isOfNow = Math.abs(Date.now() - instantOf(at)) < clockSkewMs;
  if (credential !== `${keys.id}/${scope}` || !isOfNow) return false;
  if (payload !== sha256(body) && !(method !== 'PUT' && payload === 'UNSIGNED-PAYLOAD')) return false;
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => names.includes(name))) return false;
  const lines = names.map(name => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, url, '', lines, signedHeaders, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${keys.secret}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}

/** `20260314T092600Z`. */
function instantOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
