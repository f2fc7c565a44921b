import { z } from 'zod';
import { RecordId, text } from './common';
import { roles } from './enums';

export const LoginRequest = z
  .strictObject({
    email: text(254).min(1),
    password: z.string().min(1).max(1024),
    twoFactorCode: z.string().max(20).optional(),
    twoFactorRecoveryCode: z.string().max(50).optional(),
  })
  .meta({
    id: 'LoginRequest',
    example: { email: 'admin@demo.example', password: 'demo-password-1' },
  });

export const RefreshRequest = z
  .strictObject({ refreshToken: z.string().min(1).max(500) })
  .meta({ id: 'RefreshRequest', example: { refreshToken: 'wDq0kYxJm0u2uH8iJ3b5n1o6p7q8r9s0t1u2v3w4x5y' } });

export const AccessTokenResponse = z
  .object({
    tokenType: z.literal('Bearer'),
    accessToken: z.string(),
    expiresIn: z.int().describe('Seconds until the access token ends'),
    refreshToken: z.string(),
  })
  .meta({ id: 'AccessTokenResponse' });
export type AccessTokenResponse = z.output<typeof AccessTokenResponse>;

const ClubReference = z
  .object({ id: RecordId, slug: z.string(), name: z.string() })
  .meta({ id: 'ClubReference' });

export const InfoResponse = z
  .object({
    email: z.string(),
    isEmailConfirmed: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
    isTwoFactorEnabled: z.boolean(),
    club: ClubReference,
    clubs: z.array(ClubReference),
  })
  .meta({ id: 'InfoResponse' });
export type InfoResponse = z.output<typeof InfoResponse>;
