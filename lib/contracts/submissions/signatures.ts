import { z } from 'zod';
import { Instant } from '@/lib/contracts/common';
import { signature } from './submission-shapes';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A link for signing on a phone; valid for ten minutes and one signature. */
export const SignatureRequest = z
  .object({
    url: z.string().describe('The page for signing on the phone. It can do nothing else'),
    qrCode: z.string().describe('The same as a QR code (SVG)'),
    token: z.string().describe('Secret with which the form reads the signature'),
    expiresAt: Instant,
  })
  .meta({
    id: 'SignatureRequest',
    example: {
      url: 'https://eintritt.example/sign/demo/3q2-7wEjRWeJq83v3q2-7wEjRWeJq83v3q2-7wEjRWc',
      qrCode: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><path d="M4 4h7v1h-7z"/></svg>',
      token: '7wEjRWeJq83v3q2-7wEjRWeJq83v3q2-7wEjRWc3q2-',
      expiresAt: '2026-07-01T10:10:00.000Z',
    },
  });
export type SignatureRequest = z.output<typeof SignatureRequest>;

export const SignatureState = z
  .object({
    signature: z.string().nullable().describe('PNG as a data URL. Null until it is signed'),
    expiresAt: Instant,
  })
  .meta({ id: 'SignatureState', example: { signature: png, expiresAt: '2026-07-01T10:10:00.000Z' } });
export type SignatureState = z.output<typeof SignatureState>;

export const PutSignature = z
  .strictObject({ signature: signature.unwrap() })
  .meta({ id: 'PutSignature', example: { signature: png } });
export type PutSignature = z.output<typeof PutSignature>;
