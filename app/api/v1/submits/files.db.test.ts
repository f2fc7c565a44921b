import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { submissionFiles } from '@/db/schema/submission-files';
import { issueFormToken } from '@/lib/auth/form-token';
import { testDatabase } from '@/testing/db/database';
import { makeApiKey } from '@/testing/db/factories';
import { applicationTo, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { makePdf, pdfWithScript } from '@/testing/files/hostile-pdfs';
import { askForProof, smallPng } from '@/testing/files/uploads';
import { callApi, callJson } from '@/testing/http/call-api';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;
let other: OfferingClub;
let keys: { clerk: string; viewer: string; foreign: string };

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  await Promise.all([askForProof(club), askForProof(other)]);
  keys = {
    clerk: await makeApiKey(club, 'Clerk'),
    viewer: await makeApiKey(club, 'Viewer'),
    foreign: await makeApiKey(other, 'Admin'),
  };
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

const newToken = (of = club) => issueFormToken(of.clubId, new Date(Date.now() - 10_000));
const png = (width = 30) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#07f' } })
    .png()
    .toBuffer();

type Upload = { content?: Buffer; formToken?: string; token?: string; fileName?: string; field?: string };

async function upload({
  content,
  formToken,
  token,
  fileName = 'Zeugnis.png',
  field = 'proofOfStudy',
}: Upload) {
  const data = content ? content.toString('base64') : await smallPng();
  return callJson({
    method: 'POST',
    path: `/submits/files?club=${club.slug}`,
    token: token ?? null,
    headers: { 'Accept-Language': 'de', ...(formToken ? { 'X-Form-Token': formToken } : {}) },
    body: { field, fileName, data },
  });
}

function submit(answer: string, formToken: string, of = club) {
  return callJson({
    method: 'POST',
    path: `/submits/memberships?club=${of.slug}`,
    headers: { 'X-Form-Token': formToken, 'Accept-Language': 'en' },
    body: { ...applicationTo(of), customFields: { proofOfStudy: answer } },
  });
}

async function submitted() {
  const formToken = await newToken();
  const { record: file } = await upload({ formToken });
  const { record } = await submit(file.answer, formToken);
  return { id: String(record.id), fileId: String(file.id), formToken, answer: String(file.answer) };
}

const open = (id: string, fileId: string, token: string | null) =>
  callApi({ path: `/submits/${id}/files/${fileId}`, token });

describe('a file of a form', () => {
  it('is uploaded, submitted by its answer, listed and downloaded', async () => {
    const formToken = await newToken();
    const { status, record: file } = await upload({ formToken, fileName: '../Zeugnis <1>.html' });
    expect([status, file]).toMatchObject([200, { fileName: 'Zeugnis 1.png', contentType: 'image/png' }]);
    expect(file.answer).toBe(`${file.id} ${file.fileName}`);
    const sent = await submit(`${file.id} another name.exe`, formToken);
    expect(sent.status).toBe(201);
    const { record } = await callJson({ path: `/submits/memberships/${sent.record.id}`, token: keys.clerk });
    expect(record.customFields.proofOfStudy).toBe(file.answer);
    expect(record.files).toEqual([
      {
        id: file.id,
        field: 'proofOfStudy',
        fileName: file.fileName,
        contentType: 'image/png',
        size: file.size,
      },
    ]);
    const response = await open(sent.record.id, file.id, keys.clerk);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 30 });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename=/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('is stored encrypted', async () => {
    const { fileId } = await submitted();
    const rows = await withClub(club.ctx, tx => tx.select().from(submissionFiles));
    const row = rows.find(({ id }) => id === fileId);
    expect(row?.data.includes(Buffer.from('PNG'))).toBe(false);
    expect(row?.fileKeyEncrypted).toMatch(/^v1\./);
  });

  it('stays with its submission when the form is sent twice', async () => {
    const { answer, formToken, id } = await submitted();
    expect(await submit(answer, formToken)).toMatchObject({ status: 201, record: { id } });
  });

  it('is uploaded and submitted with an API key, too', async () => {
    const { record: file } = await upload({ token: keys.clerk, content: await makePdf() });
    const { status } = await callJson({
      method: 'POST',
      path: '/submits/memberships',
      token: keys.clerk,
      body: { ...applicationTo(club), customFields: { proofOfStudy: file.id } },
    });
    expect([status, file.fileName]).toEqual([201, 'Zeugnis.pdf']);
  });
});

describe('a file is not readable', () => {
  it.each([
    ['without a sign-in', () => null, 401],
    ['for a Viewer', () => keys.viewer, 403],
    ['for another club', () => keys.foreign, 404],
  ])('%s', async (_who, token, status) => {
    const { id, fileId } = await submitted();
    expect((await open(id, fileId, token())).status).toBe(status);
  });

  it('by the address of another submission, or before it is submitted', async () => {
    const [one, two] = [await submitted(), await submitted()];
    expect((await open(one.id, two.fileId, keys.clerk)).status).toBe(404);
    const { record: waiting } = await upload({ formToken: await newToken() });
    for (const id of [one.id, waiting.id, randomUUID(), 'x']) {
      expect((await open(id, waiting.id, keys.clerk)).status).toBe(404);
    }
  });
});

describe('an upload cannot be submitted', () => {
  const gone = {
    status: 400,
    record: {
      errors: { 'customFields.proofOfStudy': ['This file is no longer stored. Please choose it again.'] },
    },
  };

  it('after it was submitted with another form token', async () => {
    const { record: file } = await upload({ formToken: await newToken() });
    expect((await submit(file.answer, await newToken())).status).toBe(201);
    expect(await submit(file.answer, await newToken())).toMatchObject(gone);
  });

  it('to another club', async () => {
    const { record: file } = await upload({ formToken: await newToken() });
    expect(await submit(file.answer, await newToken(other), other)).toMatchObject(gone);
  });

  it('by a member if staff uploaded it, and by staff if a member did', async () => {
    const { record: ofStaff } = await upload({ token: keys.clerk });
    expect(await submit(ofStaff.answer, await newToken())).toMatchObject(gone);
    const { record: ofMember } = await upload({ formToken: await newToken() });
    const { status } = await callJson({
      method: 'POST',
      path: '/submits/memberships',
      token: keys.clerk,
      body: { ...applicationTo(club), customFields: { proofOfStudy: ofMember.id } },
    });
    expect(status).toBe(400);
  });

  it('a second time, with a submission of other content', async () => {
    const { record: file } = await upload({ token: keys.clerk });
    const body = { ...applicationTo(club), customFields: { proofOfStudy: file.id } };
    const post = () => callJson({ method: 'POST', path: '/submits/memberships', token: keys.clerk, body });
    expect([(await post()).status, (await post()).status]).toEqual([201, 400]);
  });

  it.each(['', 'x', 'no id at all', randomUUID()])('by an invented id: %j', async answer => {
    expect((await submit(answer, await newToken())).status).toBe(answer === '' ? 201 : 400);
  });
});

describe('an upload is refused in words', () => {
  it('without a form token, with one of another club, and with a used one', async () => {
    expect(await upload({})).toMatchObject({
      status: 400,
      record: { errors: { 'X-Form-Token': [expect.any(String)] } },
    });
    expect((await upload({ formToken: await newToken(other) })).status).toBe(400);
    const { formToken } = await submitted();
    expect(await upload({ formToken })).toMatchObject({
      status: 409,
      record: { type: expect.stringMatching(/form-token-used$/) },
    });
  });

  it('for a field that takes no files', async () => {
    for (const field of ['shirtSize', 'unknown', '__proto__']) {
      expect(await upload({ formToken: await newToken(), field })).toMatchObject({
        status: 400,
        record: { errors: { field: ['Nach dieser Angabe fragt das Formular nicht. Bitte entferne sie.'] } },
      });
    }
  });

  it.each([
    [
      'HTML with the name of a PDF',
      () => Buffer.from('<html><script>1</script>'),
      /nimm ein PDF oder ein Bild/,
    ],
    ['a PDF with a script', pdfWithScript, /Skripte, Anhänge/],
    ['an empty file', () => Buffer.alloc(0), /^Die Datei ist leer/],
    ['more bytes than the field allows', () => Buffer.alloc(5_000_001), /höchstens 5 MB/],
    ['11 MB', () => Buffer.alloc(11_000_000), null],
  ])('%s', async (_what, make, words) => {
    const answer = await upload({ formToken: await newToken(), content: await make(), fileName: 'a.pdf' });
    expect(answer.status).toBe(words === null ? 413 : 400);
    if (words) expect(answer.record.errors.data[0]).toMatch(words);
  });

  it('a PNG with HTML behind it keeps only its pixels', async () => {
    const content = Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]);
    const formToken = await newToken();
    const { record: file } = await upload({ formToken, content });
    const { record } = await submit(file.answer, formToken);
    const bytes = Buffer.from(await (await open(record.id, file.id, keys.clerk)).arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
  });

  it('more than 20 that wait for one form', async () => {
    const formToken = await newToken();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await upload({ formToken })).status);
    expect(statuses.filter(status => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
