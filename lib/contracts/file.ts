import { z } from 'zod';
import { requiredLine } from './common';
import { pictureBytesMax, pictureTypes } from './picture-types';

/** Most bytes of a body with a picture (contract §1). */
export const pictureBodyBytesMax = 3 * 1024 * 1024;

const base64Max = Math.ceil(pictureBytesMax / 3) * 4;

/**
 * Base64 by RFC 4648 §4, padded. Checks the text in one pass, because it is millions of characters
 * long.
 */
export function isBase64(text: string): boolean {
  return text.length > 0 && text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));
}

const dotPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A picture as clients send it. Members that only answers have are accepted and ignored. */
export const File = z
  .strictObject({
    fileName: requiredLine(200).refine(name => !/[/\\]/.test(name), { error: 'fileName' }),
    contentType: z.enum(pictureTypes).describe('The type of the data. Other content is refused'),
    data: z
      .string()
      .refine(text => text.length <= base64Max, { error: 'pictureTooLarge', abort: true })
      .refine(isBase64, { error: 'base64' })
      .meta({ format: 'byte', maxLength: base64Max, description: 'Base64, 2 MiB decoded at most' }),
    url: z.unknown().optional(),
    width: z.unknown().optional(),
    height: z.unknown().optional(),
  })
  .transform(({ fileName, contentType, data }) => ({ fileName, contentType, data }))
  .meta({ id: 'File', example: { fileName: 'wappen.png', contentType: 'image/png', data: dotPng } });
export type File = z.output<typeof File>;

/** The stored logo: re-encoded as PNG, at most 512 pixels per side. */
export const ClubLogo = z
  .object({
    fileName: z.string(),
    contentType: z.string(),
    data: z.string().describe('Base64'),
    url: z.string().describe('The public address. Changes with the content'),
    width: z.int(),
    height: z.int(),
  })
  .meta({
    id: 'ClubLogo',
    example: {
      fileName: 'wappen.png',
      contentType: 'image/png',
      data: dotPng,
      url: '/api/v1/public/clubs/tsv-beispiel/logo?v=9f86d081884c7d65',
      width: 1,
      height: 1,
    },
  });
export type ClubLogo = z.output<typeof ClubLogo>;
