import { z } from 'zod';
import { roles } from '@/lib/rules/enums';
import { Instant, nameText, RecordId, rawText, requiredName, text } from './common';
import { exampleIds } from './example-ids';
import { EmailAddress } from './users';

export const LoginRequest = z
  .strictObject({
    email: text(254).min(1),
    password: z.string().min(1).max(1024),
    twoFactorCode: z.string().max(20).optional().describe('Six digits from the authenticator app'),
    twoFactorRecoveryCode: z.string().max(50).optional().describe('Instead of the code. Each works once'),
  })
  .meta({
    id: 'LoginRequest',
    example: { email: 'admin@demo.example', password: 'demo-password-1' },
  });

export const RefreshRequest = z
  .strictObject({ refreshToken: rawText(500).min(1) })
  .meta({ id: 'RefreshRequest', example: { refreshToken: 'wDq0kYxJm0u2uH8iJ3b5n1o6p7q8r9s0t1u2v3w4x5y' } });

export const AccessTokenResponse = z
  .object({
    tokenType: z.literal('Bearer'),
    accessToken: z.string(),
    expiresIn: z.int().describe('Seconds until the access token expires'),
    refreshToken: z.string(),
  })
  .meta({
    id: 'AccessTokenResponse',
    example: {
      tokenType: 'Bearer',
      accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzaWQiOiIwMTlhIn0.c2lnbmF0dXJl',
      expiresIn: 3600,
      refreshToken: 'wDq0kYxJm0u2uH8iJ3b5n1o6p7q8r9s0t1u2v3w4x5y',
    },
  });
export type AccessTokenResponse = z.output<typeof AccessTokenResponse>;

export const clubReferenceExample = { id: exampleIds.club, slug: 'tsv-beispiel', name: 'TSV Beispiel' };

export const ClubReference = z
  .object({ id: RecordId, slug: z.string(), name: z.string() })
  .meta({ id: 'ClubReference', example: clubReferenceExample });
export type ClubReference = z.output<typeof ClubReference>;

export const Invitation = z
  .object({
    id: RecordId,
    club: ClubReference,
    role: z.enum(roles),
    invitedAt: Instant.nullable(),
  })
  .meta({
    id: 'Invitation',
    description: 'The invitation of a club that waits for the answer of the account’s owner',
    example: {
      id: exampleIds.user,
      club: clubReferenceExample,
      role: 'Clerk',
      invitedAt: '2026-03-14T09:26:53.589Z',
    },
  });
export type Invitation = z.output<typeof Invitation>;

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
  .meta({
    id: 'InfoResponse',
    example: {
      email: 'ina.schulz@tsv-beispiel.example',
      isEmailConfirmed: true,
      firstName: 'Ina',
      lastName: 'Schulz',
      role: 'Admin',
      isTwoFactorEnabled: false,
      club: clubReferenceExample,
      clubs: [clubReferenceExample],
    },
  });
export type InfoResponse = z.output<typeof InfoResponse>;

/**
 * A new password: 12 to 128 characters. The service also refuses common ones and those made of the
 * person's names.
 */
const NewPassword = rawText(128)
  .refine(password => password.length >= 12, 'passwordShort')
  .meta({ format: 'password', minLength: 12, description: '12 to 128 characters, not a common password' });

const Code = z.string().min(1).max(200);
const exampleCode = 'Yx3c0Qw8kZr5tVb1nMp7sLd2fGh6jKa9uEiO4wRtQzE';

export const ForgotPasswordRequest = z
  .strictObject({ email: text(254).min(1) })
  .meta({ id: 'ForgotPasswordRequest', example: { email: 'ina.schulz@tsv-beispiel.example' } });

export const ResetPasswordRequest = z
  .strictObject({
    email: text(254).min(1),
    resetCode: Code.describe('From the link in the e-mail. Works once'),
    newPassword: NewPassword,
  })
  .meta({
    id: 'ResetPasswordRequest',
    example: {
      email: 'ina.schulz@tsv-beispiel.example',
      resetCode: exampleCode,
      newPassword: 'drei Eulen zählen Laub',
    },
  });
export type ResetPasswordRequest = z.output<typeof ResetPasswordRequest>;

export const ConfirmEmailRequest = z
  .strictObject({
    email: text(254).min(1).describe('The new address'),
    code: Code.describe('From the link in the e-mail. Works once'),
  })
  .meta({
    id: 'ConfirmEmailRequest',
    example: { email: 'ina.neu@tsv-beispiel.example', code: exampleCode },
  });
export type ConfirmEmailRequest = z.output<typeof ConfirmEmailRequest>;

const ignored = z.unknown().optional();

export const InfoRequest = z
  .strictObject({
    newEmail: EmailAddress.optional().describe('Takes effect once confirmed through the link sent to it'),
    newPassword: NewPassword.optional().describe('Ends all other sessions'),
    oldPassword: z
      .string()
      .min(1)
      .max(1024)
      .optional()
      .describe('Required for a new password or a new address'),
    firstName: requiredName(100).optional(),
    lastName: nameText(100).optional(),
    email: ignored,
    isEmailConfirmed: ignored,
    role: ignored,
    isTwoFactorEnabled: ignored,
    club: ignored,
    clubs: ignored,
  })
  .meta({ id: 'InfoRequest', example: { firstName: 'Ina', lastName: 'Schulz' } });
export type InfoRequest = z.output<typeof InfoRequest>;

export const TwoFactorRequest = z
  .strictObject({
    enable: z
      .boolean()
      .optional()
      .describe(
        'Turning it on requires the `password` and a code from the app that holds the shared key. While it is on, turning it off, a new shared key and new recovery codes require a code or a recovery code',
      ),
    password: z.string().min(1).max(1024).optional().describe('Required to turn it on'),
    twoFactorCode: z.string().max(20).optional(),
    twoFactorRecoveryCode: z.string().max(50).optional().describe('Instead of the code. Each works once'),
    resetSharedKey: z
      .boolean()
      .optional()
      .describe('Create a new shared key. This turns two-factor sign-in off'),
    resetRecoveryCodes: z
      .boolean()
      .optional()
      .describe('Create ten new recovery codes. The old ones become invalid'),
    sharedKey: ignored,
    authenticatorUri: ignored,
    recoveryCodesLeft: ignored,
    recoveryCodes: ignored,
    isTwoFactorEnabled: ignored,
  })
  .meta({ id: 'TwoFactorRequest', example: { resetSharedKey: true } });
export type TwoFactorRequest = z.output<typeof TwoFactorRequest>;

export const TwoFactorResponse = z
  .object({
    sharedKey: z.string().nullable().describe('Base32. Null once two-factor sign-in is on'),
    authenticatorUri: z.string().nullable().describe('`otpauth:` address for a QR code'),
    recoveryCodesLeft: z.int(),
    recoveryCodes: z.array(z.string()).optional().describe('Shown only when they are created'),
    isTwoFactorEnabled: z.boolean(),
  })
  .meta({
    id: 'TwoFactorResponse',
    example: {
      sharedKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      authenticatorUri:
        'otpauth://totp/Eintritt:ina.schulz%40tsv-beispiel.example?issuer=Eintritt&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
      recoveryCodesLeft: 0,
      isTwoFactorEnabled: false,
    },
  });
export type TwoFactorResponse = z.output<typeof TwoFactorResponse>;

export const SwitchClubRequest = z
  .strictObject({ clubId: z.string().max(100) })
  .meta({ id: 'SwitchClubRequest', example: { clubId: exampleIds.club } });
