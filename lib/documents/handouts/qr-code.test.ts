import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readQrCode } from '@/testing/exports/read-qr-code';
import { qrModules, qrPng, qrSvg } from './qr-code';

const addresses = [
  'http://a.de',
  'https://eintritt.example/f/demo/membership',
  'https://eintritt.example/f/turn-und-sportverein-lindental-1912/cancellation?lang=en',
  `https://mitgliedschaft.verein.example/f/${'x'.repeat(63)}/membership?lang=de&herkunft=plakat-größe-a4`,
  `https://${'sehr-lange-'.repeat(14)}.example/f/demo/change`,
];

/** Converts pixels to modules: samples the centre of each module and removes the quiet zone. */
async function modulesOf(picture: Buffer, count: number): Promise<boolean[][]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const step = info.width / count;
  const middle = (index: number) => Math.floor((index + 0.5) * step);
  const inside = Array.from({ length: count - 8 }, (_, index) => index + 4);
  return inside.map(y =>
    inside.map(x => (data[(middle(y) * info.width + middle(x)) * info.channels] ?? 255) < 128),
  );
}

describe.each(addresses)('a code for %s', address => {
  const count = qrModules(address).length;

  it('decodes from its PNG to the address', async () => {
    expect(readQrCode(await modulesOf(Buffer.from(await qrPng(address)), count))).toBe(address);
  });

  it('decodes from its SVG, drawn 700 pixels wide', async () => {
    const drawn = await sharp(Buffer.from(qrSvg(address)))
      .resize(700)
      .png()
      .toBuffer();
    expect(readQrCode(await modulesOf(drawn, count))).toBe(address);
  });

  it('has a blank margin of four modules', () => {
    const modules = qrModules(address);
    const edge = modules.filter((_, y) => y < 4 || y >= count - 4).flat();
    const sides = modules.flatMap(row => [...row.slice(0, 4), ...row.slice(-4)]);
    expect([...edge, ...sides]).not.toContain(true);
  });
});

it('the comparison finds one wrong module', () => {
  const inside = qrModules('https://eintritt.example')
    .slice(4, -4)
    .map(row => row.slice(4, -4));
  const wrong = inside.map((row, y) => row.map((isDark, x) => (x === 12 && y === 12 ? !isDark : isDark)));
  expect(() => readQrCode(wrong)).toThrow('Error correction');
});
