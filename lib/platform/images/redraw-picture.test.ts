import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureType } from '@/lib/contracts/picture-types';
import { refusalOf } from '@/testing/db/factories';
import { startHttpReceiver } from '@/testing/worker/http-receiver';
import { redrawPicture } from './redraw-picture';

const wanted = { format: 'png', edgeMax: 512, pixelsMax: 16_000_000 } as const;
const red = { r: 255, g: 0, b: 0 };
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

const svgOf = (inner: string, root = 'width="100" height="100"', prolog = '') =>
  Buffer.from(
    `${prolog}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`,
  );

function redraw(data: Buffer, contentType: PictureType = 'image/svg+xml') {
  const file = { fileName: 'logo', contentType, data: data.toString('base64') };
  return redrawPicture('a club', file, wanted);
}

const refusedFor = async (data: Buffer, contentType?: PictureType) =>
  (await refusalOf(redraw(data, contentType))).violations.map(({ path: where, key }) => `${where}: ${key}`);

const redPng = `data:image/png;base64,${(await solid(9, 9).png().toBuffer()).toString('base64')}`;
const redSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><rect id="a" width="100" height="100" fill="#f00"/></svg>',
).toString('base64');

/** Number of red pixels of a drawn picture. */
async function redPixels(data: Buffer): Promise<number> {
  const pixels = await sharp(data).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if ((pixels[at] ?? 0) > 200 && (pixels[at + 1] ?? 0) < 60 && (pixels[at + 2] ?? 0) < 60) count += 1;
  }
  return count;
}

describe('redrawPicture', () => {
  it.each([
    ['image/png', () => solid(900, 300).png().toBuffer()],
    ['image/jpeg', () => solid(900, 300).jpeg().toBuffer()],
    ['image/webp', () => solid(900, 300).webp().toBuffer()],
  ] as const)('writes %s anew as PNG that fits', async (type, make) => {
    const { data, ...facts } = await redraw(await make(), type);
    expect(facts).toEqual({ contentType: 'image/png', width: 512, height: 171 });
    expect((await sharp(data).metadata()).format).toBe('png');
    expect(await redPixels(data)).toBeGreaterThan(500 * 170);
  });

  it.each([
    ['a size of its own', 'width="24" height="12"', [512, 256]],
    ['a huge size', 'width="200000" height="100000"', [512, 256]],
    ['a view box alone', 'viewBox="0 0 24 48"', [256, 512]],
    ['millimetres', 'width="20mm" height="20mm"', [512, 512]],
  ])('rasterises an SVG of %s at the stored size', async (_what, root, size) => {
    const { data, width, height } = await redraw(
      svgOf('<rect width="100%" height="100%" fill="#f00"/>', root),
    );
    expect([width, height]).toEqual(size);
    expect(await redPixels(data)).toBeGreaterThan(width * height * 0.99);
  });

  it('accepts an SVG as drawing programs save it', async () => {
    const prolog =
      '\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Made with <svg> tools -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
    const { data } = await redraw(svgOf('<rect width="100" height="100" fill="#f00"/>', undefined, prolog));
    expect(await redPixels(data)).toBeGreaterThan(500 * 500);
  });

  it('stores only pixels: no EXIF, no trailing bytes; a photo is turned upright', async () => {
    const photo = await solid(40, 20)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .toBuffer();
    const { data, width, height } = await redraw(
      Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
      'image/jpeg',
    );
    expect([width, height]).toEqual([20, 40]);
    const { exif, orientation } = await sharp(data).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(data.includes('script') || data.includes('Secret')).toBe(false);
  });

  it('uses the first frame of an animation', async () => {
    const frames = await sharp(
      [await solid(8, 8).png().toBuffer(), await solid(8, 8).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp({ lossless: true })
      .toBuffer();
    const { data, width, height } = await redraw(frames, 'image/webp');
    expect([width, height, await redPixels(data)]).toEqual([8, 8, 64]);
  });
});

describe('redrawPicture refuses', () => {
  it('a file whose content is of another type than declared', async () => {
    const png = await solid(4, 4).png().toBuffer();
    expect(await refusedFor(png, 'image/jpeg')).toEqual(['contentType: pictureType']);
    expect(await refusedFor(png, 'image/svg+xml')).toEqual(['contentType: pictureType']);
    expect(await refusedFor(svgOf('<g/>'), 'image/png')).toEqual(['contentType: pictureType']);
  });

  it('a file that is no picture, or is of a type that is not supported', async () => {
    const gif = await solid(4, 4).gif().toBuffer();
    const tiff = await solid(4, 4).tiff().toBuffer();
    const others = [
      '<html><body>hi</body></html>',
      '%PDF-1.7',
      'text',
      '\u0000',
      '<svgx/>',
      '<!-- <svg> -->',
      '<!--',
    ];
    for (const data of [gif, tiff, Buffer.alloc(0), ...others.map(text => Buffer.from(text))]) {
      expect(await refusedFor(data, 'image/png')).toEqual(['data: picture']);
    }
  });

  it('a truncated file', async () => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251));
    const picture = sharp(noise, { raw: { width: 64, height: 64, channels: 3 } });
    const types = {
      'image/png': picture.clone().png(),
      'image/jpeg': picture.clone().jpeg(),
      'image/webp': picture.clone().webp(),
    };
    for (const [type, encoded] of Object.entries(types)) {
      const whole = await encoded.toBuffer();
      const isType = (text: string): text is keyof typeof types => text in types;
      for (const part of [0.9, 0.5, 0.02]) {
        const cut = whole.subarray(0, Math.max(16, Math.floor(whole.length * part)));
        expect(isType(type) && (await refusedFor(cut, type)), `${type} ${part}`).toEqual(['data: picture']);
      }
    }
    expect(await refusedFor(svgOf('<rect/>').subarray(0, 100))).toEqual(['data: picture']);
  }, 30_000);

  it('a picture that would be huge once decoded', { timeout: 30_000 }, async () => {
    const bomb = await solid(5000, 4000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await refusedFor(bomb, 'image/png')).toEqual(['data: picturePixels']);
    const claimed = Buffer.from(await solid(4, 4).png().toBuffer());
    claimed.writeUInt32BE(60_000, 16);
    claimed.writeUInt32BE(60_000, 20);
    expect(await refusedFor(claimed, 'image/png')).toHaveLength(1);
  });

  it('a file of more than 2 MiB, or an SVG of more than 512 KiB', async () => {
    const long = (bytes: number) => svgOf(`<desc>${'x'.repeat(bytes)}</desc>`);
    expect(await refusedFor(long(2 * 1024 * 1024))).toEqual(['data: pictureTooLarge']);
    expect(await refusedFor(long(512 * 1024))).toEqual(['data: svgTooLarge']);
  });

  it.each([
    [
      'entities',
      svgOf('<text>&x;</text>', undefined, '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    ],
    ['an embedded picture', svgOf('<image href="data:image/png;base64,AAAA" width="9" height="9"/>')],
    ['an embedded picture under a prefix', svgOf('<s:image xmlns:s="http://www.w3.org/2000/svg"/>')],
    ['a script', svgOf('<script>alert(1)</script>')],
    [
      'foreign content',
      svgOf('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
    ],
    ['a picture in a filter', svgOf('<filter id="f"><feImage href="x"/></filter>')],
    [
      'an embedded picture under a prefix beyond ASCII',
      svgOf(`<ä:image xmlns:ä="http://www.w3.org/2000/svg" width="100" height="100" href="${redPng}"/>`),
    ],
    [
      'an XInclude of data',
      svgOf(
        `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="data:image/svg+xml;base64,${redSvg}"/>`,
      ),
    ],
    ['a copy of data', svgOf(`<use href="data:image/svg+xml;base64,${redSvg}#a"/>`)],
    ['a copy of data by xlink', svgOf(`<use xlink:href=" data:image/svg+xml;base64,${redSvg}#a"/>`)],
    ['an address in an attribute', svgOf(`<rect width="9" height="9" fill="url(${redPng})"/>`)],
    ['an address in a style', svgOf(`<rect width="9" height="9" style="fill:URL( '${redPng}' )"/>`)],
    ['an escaped address in a style', svgOf(`<rect width="9" height="9" style="fill:u\\72l(${redPng})"/>`)],
    ['an address in a style sheet', svgOf(`<style>rect{filter:url("a.svg#f")}</style><rect/>`)],
    ['an import in a style sheet', svgOf('<style><![CDATA[@import "a.css";]]></style><rect/>')],
  ])('an SVG with %s', async (_what, data) => {
    expect(await refusedFor(data)).toEqual(['data: svgUnsafe']);
  });

  it('an SVG that hides its content by its encoding', async () => {
    const text =
      '<?xml version="1.0" encoding="UTF-16"?><svg xmlns="http://www.w3.org/2000/svg"><image/></svg>';
    expect(await refusedFor(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(['data: picture']);
    expect(await refusedFor(Buffer.from(text.replace('16', '7')))).toEqual(['data: svgUnsafe']);
  });

  it.each([
    ['copies of copies', multiplied(name => `<use href="#${name}"/>`)],
    [
      'patterns of patterns',
      multiplied(name => `<rect width="9" height="9" fill="url(#${name})"/>`, 'pattern'),
    ],
    [
      'filters without end',
      '<filter id="f"><feTurbulence numOctaves="400"/></filter>' +
        '<rect width="99" height="99" filter="url(#f)"/>'.repeat(500),
    ],
    [
      'a blur on each of many',
      '<filter id="f"><feMorphology operator="dilate" radius="90"/></filter>' +
        '<rect width="99" height="99" filter="url(#f)"/>'.repeat(900),
    ],
    ['groups in groups', `${'<g>'.repeat(60_000)}${'</g>'.repeat(60_000)}`],
    ['very many shapes', '<path d="M0 0L99 99L0 99Z"/>'.repeat(18_000) + '<g opacity=".5">'.repeat(60)],
  ])(
    'is an SVG with %s, within the time that a picture may take',
    async (_what, inner) => {
      const startedAt = process.resourceUsage();
      expect(await refusedFor(svgOf(inner))).toEqual([
        expect.stringMatching(/^data: (?:svgTooComplex|picture)$/),
      ]);
      const seconds = (process.resourceUsage().userCPUTime - startedAt.userCPUTime) / 1e6;
      expect(seconds).toBeLessThan(1);
    },
    30_000,
  );
});

/** Nine groups, each of which references the previous one ten times. */
function multiplied(copy: (name: string) => string, element = 'g'): string {
  const groups = 'bcdefghij'.split('').map((name, index) => {
    const copies = copy('abcdefghi'.charAt(index)).repeat(10);
    return `<${element} id="${name}">${copies}</${element}>`;
  });
  return `<defs><${element} id="a"><path d="M0 0h9"/></${element}>${groups.join('')}</defs>${copy('j')}`;
}

it('rasterising an SVG uses at most 256 MiB of memory, however many layers it has', async () => {
  const layers = 60;
  const nested = `${'<g opacity=".9">'.repeat(layers)}<rect width="90" height="90"/>${'</g>'.repeat(layers)}`;
  const blurs = '<feGaussianBlur stdDeviation="3"/>'.repeat(30);
  const filtered = `<filter id="f">${blurs}</filter><g filter="url(#f)"><rect width="90" height="90"/></g>`;
  const peaks = [];
  for (const inner of [nested, filtered, '<rect width="90" height="90"/>']) {
    const background = { format: 'webp', edgeMax: 2400, pixelsMax: 16_000_000 } as const;
    const file = {
      fileName: 'x',
      contentType: 'image/svg+xml',
      data: svgOf(inner).toString('base64'),
    } as const;
    const isDone = redrawPicture('a club', file, background).then(
      () => true,
      () => true,
    );
    peaks.push(await peakOfChildren(isDone));
  }
  process.stdout.write(`SVG child, MiB at most: ${peaks.map(Math.round).join(', ')}\n`);
  expect(Math.min(...peaks)).toBeGreaterThan(20);
  expect(Math.max(...peaks)).toBeLessThan(256);
}, 30_000);

/** The largest resident memory, in MiB, of any child of this process until `done` settles. */
async function peakOfChildren(done: Promise<unknown>): Promise<number> {
  let peak = 0;
  const look = setInterval(() => {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    for (const pid of children.split(' ').filter(Boolean)) {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      } catch {
        // The process has ended in the meantime.
      }
    }
  }, 2);
  await done;
  clearInterval(look);
  return peak;
}

describe('an SVG that references outside resources', () => {
  let receiver: Awaited<ReturnType<typeof startHttpReceiver>>;
  const canary = path.join(os.tmpdir(), `canary-${process.pid}.css`);
  beforeAll(async () => {
    receiver = await startHttpReceiver();
    receiver.answer((_request, response) => response.end('rect{fill:#f00}'));
    await writeFile(canary, 'rect{fill:#f00}');
  });
  afterAll(() => receiver.close());

  it('is refused if it would draw them', async () => {
    for (const address of [`${receiver.url}/x`, pathToFileURL(canary).href, canary]) {
      const parts = [
        `<style>@import url("${address}"); rect{fill:#00f}</style>`,
        `<use href="${address}#x"/>`,
        `<use xlink:href="${address}"/>`,
        `<text y="50"><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${address}" parse="text"/></text>`,
      ];
      for (const part of parts) expect(await refusedFor(svgOf(part)), part).toEqual(['data: svgUnsafe']);
    }
    expect(receiver.requests).toHaveLength(0);
  });

  it('is drawn without them if the reference is a link, a font or the document type', async () => {
    const address = `${receiver.url}/x`;
    const inner = [
      `<style>@font-face{font-family:A;src:url(${address})} .b{fill:#00f}</style>`,
      `<a href="${address}"><rect class="b" width="100" height="100"/></a>`,
    ].join('');
    const { data } = await redraw(svgOf(inner, undefined, `<!DOCTYPE svg SYSTEM "${address}">`));
    expect(await redPixels(data)).toBe(0);
    expect(receiver.requests).toHaveLength(0);
  });
});
