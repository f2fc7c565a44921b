import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '@/testing/db/factories';
import {
  makePdf,
  pdfBomb,
  pdfObjectBomb,
  pdfOfPages,
  pdfThatLaunches,
  pdfWithAttachment,
  pdfWithFilledField,
  pdfWithHiddenScript,
  pdfWithScript,
  pdfWithXfa,
} from '@/testing/files/hostile-pdfs';
import { redrawFile } from './redraw-file';

const redraw = (upload: Buffer) => redrawFile('a club', upload);
const html = Buffer.from('<html><script>alert(1)</script></html>');
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#f00' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .toBuffer();
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } });

async function refusedFor(upload: Buffer): Promise<string[]> {
  return (await refusalOf(redraw(upload))).violations.map(({ path, key }) => `${path}: ${key}`);
}

async function read(data: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(data));
  const page = await document.getPage(1);
  return {
    text: (await extractText(document)).text,
    annotations: await page.getAnnotations(),
    actions: await document.getJSActions(),
    info: (await document.getMetadata()).info,
  };
}

describe('redrawFile', () => {
  it('writes a PDF anew with the same pages, and without links and metadata', async () => {
    const given = await makePdf('Studienbescheinigung', { info: { Author: 'Secret Person' } });
    const { data, contentType } = await redraw(given);
    const { text, annotations, info } = await read(data);
    expect([contentType, text]).toEqual(['application/pdf', ['Studienbescheinigung', 'Seite zwei']]);
    expect(annotations).toEqual([]);
    expect(info).not.toHaveProperty('Author');
    expect(data.includes('tracker') || data.includes('Secret')).toBe(false);
  });

  it('keeps the picture of a filled-in field, but no field', async () => {
    const { annotations } = await read((await redraw(await pdfWithFilledField('Anna'))).data);
    expect(annotations.map(({ subtype, hasAppearance }) => [subtype, hasAppearance])).toEqual([
      ['Stamp', true],
    ]);
  });

  it('writes pictures anew: no metadata, upright, at most 3,000 pixels wide', async () => {
    const jpeg = await redraw(await photo());
    expect(jpeg.contentType).toBe('image/jpeg');
    expect(await sharp(jpeg.data).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect(jpeg.data.includes('Secret')).toBe(false);
    const png = await redraw(await image(4000, 1000).png().toBuffer());
    expect(await sharp(png.data).metadata()).toMatchObject({ format: 'png', width: 3000, height: 750 });
  });

  it.each([
    ['PNG', async () => Buffer.concat([await image(40, 40).png().toBuffer(), html])],
    ['JPEG', async () => Buffer.concat([await photo(), html])],
    ['PDF', async () => Buffer.concat([await makePdf(), html])],
  ])('removes HTML that hangs on a %s', async (_what, make) => {
    const { data } = await redraw(await make());
    expect(data.includes('script')).toBe(false);
  });

  it('decodes a photo of 48 megapixels', { timeout: 30_000 }, async () => {
    const large = await image(8000, 6000).jpeg().toBuffer();
    expect(await sharp((await redraw(large)).data).metadata()).toMatchObject({ width: 3000, height: 2250 });
  });
});

describe('redrawFile refuses', () => {
  it('other types, whatever they are called', async () => {
    const gif = await image(4, 4).gif().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>');
    for (const data of [html, gif, svg, Buffer.from('MZ'), Buffer.alloc(0), Buffer.from('\n%PDF-1.7')]) {
      expect(await refusedFor(data)).toEqual(['data: fileType']);
    }
  });

  it.each([
    ['a script', pdfWithScript, 'fileActive'],
    ['a script whose name is escaped', pdfWithHiddenScript, 'fileActive'],
    ['an attachment', pdfWithAttachment, 'fileActive'],
    ['a page that starts a program', pdfThatLaunches, 'fileActive'],
    ['an XFA form', pdfWithXfa, 'fileActive'],
    ['a password', () => makePdf('geheim', { userPassword: 'x' }), 'fileEncrypted'],
    ['an owner password', () => makePdf('geheim', { ownerPassword: 'x' }), 'fileEncrypted'],
    ['51 pages', () => pdfOfPages(51), 'filePages'],
    ['half a gigabyte in one stream', pdfBomb, 'fileTooComplex'],
    ['half a gigabyte of objects', pdfObjectBomb, 'fileTooComplex'],
    ['nothing but a head', () => Buffer.from('%PDF-1.7\n'), 'fileUnreadable'],
    [
      '200,000 open brackets',
      () => Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(200_000)}`),
      'fileUnreadable',
    ],
    ['half of it missing', async () => (await makePdf()).subarray(0, 900), 'fileUnreadable'],
  ])('a PDF with %s', { timeout: 30_000 }, async (_what, make, key) => {
    expect(await refusedFor(await make())).toEqual([`data: ${key}`]);
  });

  it('a picture that would be huge once decoded, and a broken one', { timeout: 30_000 }, async () => {
    const bomb = await sharp({
      create: { width: 20_000, height: 20_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(await refusedFor(bomb)).toEqual(['data: picturePixels']);
    const png = await image(60, 60).png().toBuffer();
    expect(await refusedFor(png.subarray(0, 60))).toEqual(['data: fileUnreadable']);
  });
});
