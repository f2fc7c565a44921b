import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubImages } from '@/db/schema/clubs';
import { auditEntries } from '@/db/schema/operations';
import { File } from '@/lib/contracts/file';
import { ChangeFormDesign, CustomDesignSettings } from '@/lib/contracts/forms';
import { getBackground } from '@/lib/services/public-forms/images';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';
import { getFormDesign } from './read';
import { removeBackgroundImage } from './remove-background-image';
import { setBackgroundImage } from './set-background-image';
import { updateFormDesign } from './update-form-design';

const urlPath = 'customDesign.backgroundImageUrl';
let database: TestDatabase;
let club: OfferingClub;
let receiver: HttpReceiver;

beforeAll(async () => {
  Object.assign(process.env, { OUTBOUND_ALLOW_CIDRS: '127.0.0.1/32' });
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  club = await makeOfferingClub(database.db);
  receiver = await startHttpReceiver();
});
afterEach(() => receiver.close());

const picture = (color: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: color } })
    .png()
    .toBuffer();

async function upload(color: string): Promise<string> {
  const data = (await picture(color)).toString('base64');
  const file = File.parse({ fileName: `${color}.png`, contentType: 'image/png', data });
  return (await setBackgroundImage(club.ctx, { file, precondition: null })).image.url;
}

const withImage = (backgroundImageUrl: string) =>
  ChangeFormDesign.parse({
    presetDesign: 'Custom',
    customDesign: CustomDesignSettings.parse({ backgroundImageUrl }),
  });
const publish = (design: ChangeFormDesign) => updateFormDesign(club.ctx, { design });
const preview = (design: ChangeFormDesign) => updateFormDesign(club.ctx, { design, isPreview: true });
const published = () => getFormDesign(club.ctx, { isPreview: false });
const draft = () => getFormDesign(club.ctx, { isPreview: true });
const imageKinds = () =>
  withClub(club.ctx, tx =>
    tx
      .select({ kind: clubImages.kind })
      .from(clubImages)
      .where(eq(clubImages.clubId, club.clubId))
      .orderBy(clubImages.kind),
  ).then(rows => rows.map(({ kind }) => kind));
const versionOf = (url: string) => new URL(url, 'http://x').searchParams.get('v');

describe('updateFormDesign', () => {
  it('stores brand colour, scheme and font, keeps them if absent, and removes the colour by null', async () => {
    const design = { presetDesign: 'Modern' };
    const brand = { brandColor: '#0D5c63', colorScheme: 'Auto', font: 'Lora' };
    await publish(ChangeFormDesign.parse({ ...design, ...brand }));
    expect((await published()).design).toMatchObject(brand);
    await publish(ChangeFormDesign.parse(design));
    expect((await published()).design).toMatchObject(brand);
    await preview(ChangeFormDesign.parse({ ...design, brandColor: null, colorScheme: 'Light' }));
    expect((await draft()).design).not.toHaveProperty('brandColor');
    expect((await published()).design).toMatchObject(brand);
    expect(ChangeFormDesign.safeParse({ brandColor: '#abc' }).success).toBe(false);
  });

  it('publishes with scoped CSS, and reports the removed parts', async () => {
    const additionalCss = '.primary{border-radius:2px}\n.mandate{display:none}';
    const answer = await publish(ChangeFormDesign.parse({ presetDesign: 'Modern', additionalCss }));
    expect(answer).toMatchObject({
      version: 2,
      design: {
        presetDesign: 'Modern',
        additionalCss: '.form-root .primary {\n  border-radius: 2px;\n}',
        dateModified: club.ctx.now.toISOString(),
      },
      dropped: [{ path: 'additionalCss', key: 'cssProperty', params: { line: 2, name: 'display' } }],
    });
    expect(await published()).toEqual({ design: answer.design, version: 2 });
  });

  it('accepts its own response unchanged', async () => {
    const { design } = await publish(ChangeFormDesign.parse({ additionalCss: 'h1{color:#123}' }));
    const again = await publish(ChangeFormDesign.parse(design));
    expect(again).toMatchObject({ design, dropped: [] });
  });

  it('stores a draft beside the published design until the next publication', async () => {
    await publish(ChangeFormDesign.parse({ presetDesign: 'Minimal' }));
    const { version } = await preview(ChangeFormDesign.parse({ presetDesign: 'Dark' }));
    expect((await published()).design.presetDesign).toBe('Minimal');
    expect(await draft()).toMatchObject({ version, design: { presetDesign: 'Dark' } });
    await publish(ChangeFormDesign.parse({ presetDesign: 'HighContrast' }));
    const after = await draft();
    expect(after.design.presetDesign).toBe('HighContrast');
    expect(after.version).toBeGreaterThan(version);
  });

  it('answers 412 for another version, for a draft that of the draft', async () => {
    const design = ChangeFormDesign.parse({ presetDesign: 'Dark' });
    const { version } = await preview(design);
    const from = (isPreview: boolean, given: number) =>
      refusalOf(updateFormDesign(club.ctx, { design, isPreview, precondition: [`"v${given}"`] }));
    expect(await from(true, 1)).toMatchObject({ code: 'precondition-failed' });
    expect(await from(false, version)).toMatchObject({ code: 'precondition-failed' });
    const { version: next } = await updateFormDesign(club.ctx, {
      design,
      isPreview: true,
      precondition: [`"v${version}"`],
    });
    expect(next).toBe(version + 1);
  });

  it('records the names of the changed properties, and no drafts', async () => {
    await preview(ChangeFormDesign.parse({ presetDesign: 'Modern' }));
    await publish(ChangeFormDesign.parse({ presetDesign: 'Dark' }));
    const entries = await withClub(club.ctx, tx =>
      tx.select().from(auditEntries).where(eq(auditEntries.recordType, 'FormDesign')),
    );
    expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'Published', details: { properties: ['presetDesign'] } },
    ]);
  });
});

describe('a background image', () => {
  it('is uploaded, shown in previews, and published with the design that names it', async () => {
    const url = await upload('red');
    expect(url).toMatch(new RegExp(`^/api/v1/public/clubs/${club.slug}/background\\?v=[0-9a-f]{16}$`));
    await preview(withImage(url));
    await expect(getBackground(club.memberCtx, null)).rejects.toMatchObject({ code: 'not-found' });
    const seen = await getBackground(club.memberCtx, versionOf(url));
    expect(seen.contentType).toBe('image/webp');
    expect(await sharp(seen.data).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
    expect((await publish(withImage(url))).design.customDesign?.backgroundImageUrl).toBe(url);
    expect((await getBackground(club.memberCtx, null)).contentHash).toBe(seen.contentHash);
  });

  it('of the published design stays until another one is published', async () => {
    const red = await upload('red');
    await publish(withImage(red));
    const blue = await upload('blue');
    await preview(withImage(blue));
    const hashOf = async (version: string | null) => {
      const { contentHash } = await getBackground(club.memberCtx, version);
      return contentHash.slice(0, 16);
    };
    expect(await hashOf(null)).toBe(versionOf(red));
    expect(await hashOf(versionOf(red))).toBe(versionOf(red));
    expect(await hashOf(versionOf(blue))).toBe(versionOf(blue));
    await publish(withImage(blue));
    expect(await hashOf(null)).toBe(versionOf(blue));
    expect(await hashOf(versionOf(red))).toBe(versionOf(blue));
    expect(await imageKinds()).toEqual(['Background']);
  });

  it('may be named by an absolute URL of this installation', async () => {
    const url = await upload('red');
    const { design } = await publish(withImage(`http://localhost:3000${url}`));
    expect(design.customDesign?.backgroundImageUrl).toBe(url);
  });

  it('is deleted when a design without one is published', async () => {
    await publish(withImage(await upload('red')));
    await publish(withImage(''));
    expect(await imageKinds()).toEqual([]);
  });

  it('of another site is copied, so that forms load it from here', async () => {
    const data = await picture('green');
    receiver.answer((_request, response) => response.writeHead(200).end(data));
    const { design } = await publish(withImage(receiver.url));
    expect(design.customDesign?.backgroundImageUrl).toMatch(
      new RegExp(`^/api/v1/public/clubs/${club.slug}/`),
    );
    expect((await getBackground(club.memberCtx, null)).contentType).toBe('image/webp');
    receiver.answer((_request, response) => response.destroy());
    await publish(ChangeFormDesign.parse(design));
    expect(receiver.requests).toHaveLength(1);
  });

  it('of another site is copied for a draft, and the published one stays', async () => {
    await publish(withImage(await upload('red')));
    const before = await published();
    const data = await picture('green');
    receiver.answer((_request, response) => response.writeHead(200).end(data));
    const { design } = await preview(withImage(receiver.url));
    expect(await published()).toEqual(before);
    expect(await imageKinds()).toEqual(['Background', 'BackgroundDraft']);
    await publish(ChangeFormDesign.parse(design));
    expect(await imageKinds()).toEqual(['Background']);
  });

  it.each([
    [
      'a server that answers with an error',
      (answer: HttpReceiver['answer']) => answer((_, res) => res.writeHead(404).end()),
      'imageUrlUnreachable',
    ],
    [
      'a server that closes the connection',
      (answer: HttpReceiver['answer']) => answer((_, res) => res.destroy()),
      'imageUrlUnreachable',
    ],
    [
      'an HTML page',
      (answer: HttpReceiver['answer']) => answer((_, res) => res.writeHead(200).end('<html></html>')),
      'imageUrlNoPicture',
    ],
    [
      'a broken picture',
      (answer: HttpReceiver['answer']) => answer((_, res) => res.writeHead(200).end('\x89PNG\r\n\x1a\n')),
      'imageUrlNoPicture',
    ],
    [
      'a file beyond 2 MiB',
      (answer: HttpReceiver['answer']) => answer((_, res) => res.writeHead(200).end(Buffer.alloc(3_000_000))),
      'imageUrlNoPicture',
    ],
  ])('is not copied from %s, and nothing changes', async (_name, prepare, key) => {
    const before = await published();
    prepare(receiver.answer);
    const refusal = await refusalOf(publish(withImage(receiver.url)));
    expect(refusal.violations).toEqual([{ path: urlPath, key }]);
    expect(await published()).toEqual(before);
  });

  it.each([
    ['https://127.0.0.2/x.png', 'outboundUrlNotAllowed'],
    ['https://169.254.169.254/latest', 'outboundUrlNotAllowed'],
    ['https://[::1]/', 'outboundUrlNotAllowed'],
    ['https://user:secret@8.8.8.8/', 'outboundUrlCredentials'],
    ['https://8.8.8.8:6379/', 'outboundUrlPort'],
    ['http://8.8.8.8/x.png', 'outboundUrlHttps'],
    ['data:image/png;base64,AAAA', 'outboundUrlHttps'],
    ['javascript:alert(1)', 'outboundUrlHttps'],
    ['//127.0.0.1/x.png', 'outboundUrlShape'],
    ['/api/v1/club/info', 'outboundUrlShape'],
    ['x', 'outboundUrlShape'],
  ])('is not copied from %s', async (url, key) => {
    const refusal = await refusalOf(publish(withImage(url)));
    expect(refusal.violations).toEqual([{ path: urlPath, key }]);
  });

  it('is unknown if it is of another club or deleted', async () => {
    const mine = await upload('red');
    const other = await makeOfferingClub(database.db);
    const attempt = (url: string) =>
      refusalOf(updateFormDesign(other.ctx, { design: withImage(url) })).then(({ violations }) => violations);
    expect(await attempt(mine)).toEqual([{ path: urlPath, key: 'outboundUrlShape' }]);
    expect(await attempt(mine.replace(club.slug, other.slug))).toEqual([
      { path: urlPath, key: 'imageUnknown' },
    ]);
    await expect(getBackground(other.memberCtx, versionOf(mine))).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('is removed from draft and published design', async () => {
    await publish(withImage(await upload('red')));
    await preview(withImage(await upload('blue')));
    await removeBackgroundImage(club.ctx, { precondition: null });
    expect((await published()).design.customDesign?.backgroundImageUrl).toBe('');
    expect((await draft()).design.customDesign?.backgroundImageUrl).toBe('');
    expect(await imageKinds()).toEqual([]);
    expect(await refusalOf(removeBackgroundImage(club.ctx, { precondition: null }))).toMatchObject({
      code: 'not-found',
    });
  });

  it('is replaced and removed only with the ETag of its upload', async () => {
    const data = (await picture('red')).toString('base64');
    const file = File.parse({ fileName: 'red.png', contentType: 'image/png', data });
    const set = (precondition: readonly string[] | 'any' | null) =>
      setBackgroundImage(club.ctx, { file, precondition });
    expect((await refusalOf(set('any'))).code).toBe('precondition-failed');
    const { etag } = await set(null);
    expect((await refusalOf(set(['"other"']))).code).toBe('precondition-failed');
    await set([etag]);
    expect((await refusalOf(removeBackgroundImage(club.ctx, { precondition: ['"other"'] }))).code).toBe(
      'precondition-failed',
    );
    await removeBackgroundImage(club.ctx, { precondition: [etag] });
  });
});
