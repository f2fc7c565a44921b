import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureRequests } from '@/db/schema/signature-requests';
import type { SignatureRequest } from '@/lib/contracts/submissions/signatures';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { answerApi } from '@/testing/http/call-api';
import { createSignatureRequest, getSignatureRequest, removeSignatureRequest } from './request';
import { getSignatureLink, putSignature } from './sign';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const minuteMs = 60_000;

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  [club, other] = await Promise.all([makeOfferingClub(database.db), makeOfferingClub(database.db)]);
});
afterAll(() => database.close());

const signTokenOf = ({ url }: SignatureRequest): string => url.split('/').at(-1) ?? '';
const rowsOf = ({ ctx }: OfferingClub) => withClub(ctx, tx => tx.select().from(signatureRequests));
const later = (ms: number) => ({ ...club.memberCtx, now: new Date(club.memberCtx.now.getTime() + ms) });

describe('a signature from the phone', () => {
  it('reaches the form that requested it, and is deleted after it was fetched', async () => {
    const asked = await createSignatureRequest(club.memberCtx);
    expect(asked.url).toMatch(new RegExp(`^http://localhost:3000/sign/${club.slug}/[\\w-]{43}$`));
    expect(asked.qrCode).toContain('<svg');
    expect((await getSignatureRequest(club.memberCtx, asked.token)).signature).toBeNull();
    expect(await getSignatureLink(club.memberCtx, signTokenOf(asked))).toEqual({ isSigned: false });
    await putSignature(club.memberCtx, signTokenOf(asked), png);
    expect(await getSignatureLink(club.memberCtx, signTokenOf(asked))).toEqual({ isSigned: true });
    expect((await getSignatureRequest(club.memberCtx, asked.token)).signature).toBe(png);
    await removeSignatureRequest(club.memberCtx, asked.token);
    await expect(getSignatureRequest(club.memberCtx, asked.token)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await rowsOf(club)).toEqual([]);
  });

  it('is encrypted at rest, and the database stores only hashes of the two tokens', async () => {
    const asked = await createSignatureRequest(club.memberCtx);
    await putSignature(club.memberCtx, signTokenOf(asked), png);
    const stored = JSON.stringify(await rowsOf(club));
    for (const secret of [png.slice(30, 60), asked.token, signTokenOf(asked)])
      expect(stored).not.toContain(secret);
    expect(stored).toContain('v1.');
  });

  it('can be stored once, by one of many phones', async () => {
    const asked = await createSignatureRequest(club.memberCtx);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => putSignature(club.memberCtx, signTokenOf(asked), png)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const refused of tries.filter(one => one.status === 'rejected'))
      expect(refused.reason).toMatchObject({ code: 'state-conflict' });
  });

  it('can be read only by the form and stored only by the phone', async () => {
    const asked = await createSignatureRequest(club.memberCtx);
    const unknown = { code: 'not-found' };
    await expect(getSignatureRequest(club.memberCtx, signTokenOf(asked))).rejects.toMatchObject(unknown);
    await expect(removeSignatureRequest(club.memberCtx, signTokenOf(asked))).rejects.toMatchObject(unknown);
    await expect(putSignature(club.memberCtx, asked.token, png)).rejects.toMatchObject(unknown);
    await expect(getSignatureLink(club.memberCtx, asked.token)).rejects.toMatchObject(unknown);
  });

  it('belongs to its club', async () => {
    const asked = await createSignatureRequest(club.memberCtx);
    const unknown = { code: 'not-found' };
    await expect(getSignatureRequest(other.memberCtx, asked.token)).rejects.toMatchObject(unknown);
    await expect(putSignature(other.memberCtx, signTokenOf(asked), png)).rejects.toMatchObject(unknown);
  });

  it('expires after ten minutes, and the next request deletes it', async () => {
    const asked = await createSignatureRequest(club.memberCtx);
    await putSignature(club.memberCtx, signTokenOf(asked), png);
    const over = { code: 'expired' };
    await expect(getSignatureRequest(later(10 * minuteMs), asked.token)).rejects.toMatchObject(over);
    await expect(putSignature(later(10 * minuteMs), signTokenOf(asked), png)).rejects.toMatchObject(over);
    await expect(getSignatureLink(later(10 * minuteMs), signTokenOf(asked))).rejects.toMatchObject(over);
    await createSignatureRequest(later(11 * minuteMs));
    expect(await rowsOf(club)).toHaveLength(1);
  });

  it.each(['', 'data:image/svg+xml;base64,PHN2Zy8+', 'https://evil.example/x.png', `${png}!`])(
    'is refused if it is no PNG: %j',
    async signature => {
      const asked = await createSignatureRequest(club.memberCtx);
      await expect(putSignature(club.memberCtx, signTokenOf(asked), signature)).rejects.toMatchObject({
        code: 'validation',
        extra: { violations: [{ path: 'signature', key: 'signatureShape' }] },
      });
    },
  );

  it('is refused at once if the application would refuse it: cut off, or with too many pixels', async () => {
    const asked = await createSignatureRequest(club.memberCtx);
    const whole = Buffer.from(png.split(',')[1] ?? '', 'base64');
    const huge = Buffer.from(whole);
    huge.writeUInt32BE(50_000, 16);
    huge.writeUInt32BE(50_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    for (const [bytes, key] of [
      [whole.subarray(0, 45), 'signatureShape'],
      [huge, 'signaturePixels'],
    ] as const) {
      const signature = `data:image/png;base64,${bytes.toString('base64')}`;
      await expect(putSignature(club.memberCtx, signTokenOf(asked), signature)).rejects.toMatchObject({
        code: 'validation',
        extra: { violations: [{ path: 'signature', key }] },
      });
    }
    expect(await getSignatureLink(club.memberCtx, signTokenOf(asked))).toEqual({ isSigned: false });
  });

  it('works through the API, where no response is cached', async () => {
    const place = `http://localhost:3000/api/v1/public/clubs/${club.slug}`;
    const created = await answerApi(new Request(`${place}/signature-requests`, { method: 'POST' }));
    expect(created.status).toBe(201);
    const asked: SignatureRequest = await created.json();
    const put = await answerApi(
      new Request(`${place}/signatures/${signTokenOf(asked)}`, {
        method: 'PUT',
        body: JSON.stringify({ signature: png }),
        headers: { 'Content-Type': 'application/json' },
      }),
    );
    expect(put.status).toBe(204);
    const url = `${place}/signature-requests/${asked.token}`;
    const read = await answerApi(new Request(url));
    expect(await read.json()).toMatchObject({ signature: png });
    expect(read.headers.get('cache-control')).toContain('no-store');
    expect((await answerApi(new Request(url, { method: 'DELETE' }))).status).toBe(204);
    expect((await answerApi(new Request(url))).status).toBe(404);
  });
});
