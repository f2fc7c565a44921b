import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketAccess } from '@/lib/platform/bucket';

/** An S3-compatible store on loopback. It verifies each signature by computing it itself. */
export type ObjectServer = {
  /** Settings of a process that uses it. */
  readonly settings: Record<string, string>;
  /** The same for `openBucket`. */
  readonly access: BucketAccess;
  /** Stored objects by bucket and name. */
  readonly objects: Map<string, Buffer>;
  /** Parts of uploads that were neither completed nor aborted, by upload. */
  readonly uploads: Map<string, { readonly name: string; readonly parts: Buffer[] }>;
  /** Requests by method, including refused ones. */
  readonly requests: string[];
  /** Answers every request, each part of an upload or each removal with this status until it is called with null. */
  failWith(status: number | null, what?: 'everything' | 'parts' | 'removals'): void;
  close(): Promise<void>;
};

const keys = { id: 'AKIAEINTRITT', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const region = 'eu-test-1';
const clockSkewMs = 15 * 60_000;

export async function startObjectServer(): Promise<ObjectServer> {
  const objects: ObjectServer['objects'] = new Map();
  const uploads: ObjectServer['uploads'] = new Map();
  const requests: string[] = [];
  let failure: number | null = null;
  let failing = 'everything';
  const server = createServer(async (request, response) => {
    // A client that was killed sends only a part.
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    requests.push(request.method ?? '');
    const isFailing =
      failing === 'everything' ||
      (failing === 'removals' ? request.method === 'DELETE' : request.url?.includes('partNumber'));
    if (failure !== null && isFailing) return refuse(response, failure, 'ServiceUnavailable');
    if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
    answer({ objects, uploads }, request, body, response);
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
    access: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'exports-of-tests',
      region,
      accessKeyId: keys.id,
      secretAccessKey: keys.secret,
    },
    objects,
    uploads,
    requests,
    failWith: (status, what = 'everything') => {
      failure = status;
      failing = what;
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

/** Names in a page of a list; few, so that tests see several pages. */
const pageSize = 3;

function answer(
  { objects, uploads }: Pick<ObjectServer, 'objects' | 'uploads'>,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const [name = '', query = ''] = (request.url ?? '').split('?');
  const given = new URLSearchParams(query);
  const id = given.get('uploadId') ?? '';
  const upload = uploads.get(id);
  const send = (xml: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
  if (id && !upload) refuse(response, 404, 'NoSuchUpload');
  else if (request.method === 'POST' && upload) {
    objects.set(name, Buffer.concat(upload.parts));
    uploads.delete(id);
    send('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  } else if (request.method === 'POST') {
    const made = `upload-${uploads.size + 1}-${name.length}+/=`;
    uploads.set(made, { name, parts: [] });
    send(`<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`);
  } else if (request.method === 'PUT' && upload) {
    upload.parts[Number(given.get('partNumber')) - 1] = body;
    response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
  } else if (request.method === 'DELETE' && upload) {
    uploads.delete(id);
    response.writeHead(204).end();
  } else if (given.has('uploads')) {
    const own = [...uploads].filter(([, { name: one }]) => one.startsWith(name + given.get('prefix')));
    const items = own.map(
      ([one, { name: full }]) =>
        `<Upload><Key>${full.slice(name.length)}</Key><UploadId>${one}</UploadId></Upload>`,
    );
    send(`<ListMultipartUploadsResult>${items.join('')}</ListMultipartUploadsResult>`);
  } else if (given.has('list-type')) {
    const found = [...objects.keys()]
      .filter(one => one.startsWith(name + given.get('prefix')))
      .map(one => one.slice(name.length))
      .filter(one => one > (given.get('start-after') ?? ''))
      .toSorted();
    const items = found.slice(0, pageSize).map(one => `<Contents><Key>${one}</Key></Contents>`);
    send(`<IsTruncated>${found.length > pageSize}</IsTruncated>${items.join('')}`);
  } else if (request.method === 'PUT') {
    objects.set(name, body);
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    objects.delete(name);
    response.writeHead(204).end();
  } else {
    const object = objects.get(name);
    if (object) response.writeHead(200, { 'content-length': object.length }).end(object);
    else refuse(response, 404, 'NoSuchKey');
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Verifies AWS Signature Version 4 for requests with the `Authorization` header. */
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
  if (payload !== sha256(body) && !(body.length === 0 && payload === 'UNSIGNED-PAYLOAD')) return false;
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => names.includes(name))) return false;
  const lines = names.map(name => `${name}:${String(headers[name]).trim()}\n`).join('');
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  const query = [...searchParams]
    .map(pair => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&');
  const canonical = [method, pathname, query, lines, signedHeaders, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${keys.secret}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}

/** `20260314T092600Z`. */
function instantOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
