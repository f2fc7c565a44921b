import { z } from 'zod';
import { roles } from '@/lib/rules/enums';
import { checkEmail } from '@/lib/rules/submissions/field-rules';
import { readTypedEmail } from '@/lib/rules/submissions/typed-texts';
import {
  Instant,
  nameText,
  PageQuery,
  page,
  queryFlag,
  RecordId,
  requiredName,
  requiredText,
  text,
} from './common';
import { exampleIds } from './example-ids';

/** An address that can receive mail. */
export const EmailAddress = z
  .string()
  .overwrite(readTypedEmail)
  .max(254)
  .refine(address => checkEmail(address) === null, { error: 'emailShape' })
  .meta({ format: 'email', example: 'ina.schulz@tsv-beispiel.example' });

/** Lifetime of an invitation link. */
export const invitationMs = 7 * 24 * 3_600_000;

const assigned = {
  id: z.unknown().optional(),
  isInvitationPending: z.unknown().optional(),
  invitedAt: z.unknown().optional(),
  invitationExpiresAt: z.unknown().optional(),
  lastSignInAt: z.unknown().optional(),
  createdAt: z.unknown().optional(),
};

/** Most departments of a user's limit. */
const departmentsMax = 200;

const Departments = z
  .array(RecordId)
  .max(departmentsMax)
  .transform(ids => [...new Set(ids)])
  .meta({ uniqueItems: true });

const limitText =
  'The departments to which the user is limited: they see and process only submissions that name one of these, and get ' +
  'mails only about those. Empty for the whole club, always so for the roles Admin and Manager';

export const CreateUser = z
  .strictObject({
    ...assigned,
    email: EmailAddress,
    firstName: requiredName(100),
    lastName: requiredName(100),
    role: z.enum(roles),
    departmentIds: Departments.optional().describe(limitText),
    isActive: z.literal(true).optional().describe('A new user is active'),
  })
  .meta({
    id: 'CreateUser',
    example: {
      email: 'ina.schulz@tsv-beispiel.example',
      firstName: 'Ina',
      lastName: 'Schulz',
      role: 'Clerk',
    },
  });
export type CreateUser = z.output<typeof CreateUser>;

export const UpdateUser = z
  .strictObject({
    ...assigned,
    email: text(254)
      .optional()
      .describe('Must be unchanged. Only its owner can change it, at /auth/manage/info'),
    firstName: nameText(100),
    lastName: nameText(100),
    role: z.enum(roles).optional().describe('Unchanged if left out'),
    departmentIds: Departments.optional().describe(`${limitText}. Unchanged if left out`),
    isActive: z.boolean().optional().describe('Unchanged if left out'),
  })
  .meta({
    id: 'UpdateUser',
    example: { firstName: 'Ina', lastName: 'Schulz', role: 'Manager', isActive: true },
  });
export type UpdateUser = z.output<typeof UpdateUser>;

const userExample = {
  id: exampleIds.user,
  email: 'ina.schulz@tsv-beispiel.example',
  firstName: 'Ina',
  lastName: 'Schulz',
  role: 'Clerk' as const,
  departmentIds: [],
  isActive: true,
  isInvitationPending: true,
  invitedAt: '2026-03-14T09:26:53.589Z',
  invitationExpiresAt: '2026-03-21T09:26:53.589Z',
  lastSignInAt: null,
  createdAt: '2026-03-14T09:26:53.589Z',
};

export const User = z
  .object({
    id: RecordId.describe('While the invitation is pending its id; then that of the account'),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
    departmentIds: z.array(RecordId).describe(limitText),
    isActive: z.boolean(),
    isInvitationPending: z.boolean().describe('Has been invited and has not accepted yet'),
    invitedAt: Instant.nullable().describe('When the last invitation was sent'),
    invitationExpiresAt: Instant.nullable().describe(
      'Until when the link in the last invitation is valid. Null if no invitation is pending',
    ),
    lastSignInAt: Instant.nullable().describe('Last sign-in to this club'),
    createdAt: Instant,
  })
  .meta({ id: 'User', description: 'A person who works for the club', example: userExample });
export type User = z.output<typeof User>;

export type KeysOfUser = z.output<typeof KeysOfUserQuery>['createdKeys'];

export const KeysOfUserQuery = z.strictObject({
  createdKeys: z
    .enum(['End', 'TakeOver'])
    .default('End')
    .describe(
      'What becomes of API keys of the user that may do more than the user from now on: they end, or the caller takes them over and is shown as their creator',
    ),
});

export const InvitationLink = z
  .object({
    url: z
      .url()
      .describe('Address and code are in its fragment, which no log holds. Earlier links stay valid'),
    expiresAt: Instant,
  })
  .meta({
    id: 'InvitationLink',
    example: {
      url: 'https://eintritt.example/accept-invitation#for=aW5hLnNjaHVseiU0MHRzdi1iZWlzcGllbC5leGFtcGxl&code=bX4nq0Zr1s7tVw2yA9cE5gJ8kM3pQ6uH0dF4iL7oTx7',
      expiresAt: '2026-03-21T09:26:53.589Z',
    },
  });
export type InvitationLink = z.output<typeof InvitationLink>;

export const UserList = page(User).meta({
  id: 'UserList',
  example: { items: [userExample], nextCursor: null, totalCount: 1 },
});
export const UserQuery = PageQuery.strict();
export type UserQuery = z.output<typeof UserQuery>;

export const RoleDescription = z.object({ name: z.enum(roles), description: z.string() }).meta({
  id: 'RoleDescription',
  example: { name: 'Viewer', description: 'Can view submissions and reports. Bank details are hidden.' },
});
export type RoleDescription = z.output<typeof RoleDescription>;

/** Most unrevoked API keys of a club. */
export const apiKeysMax = 25;

export const CreateApiKey = z
  .strictObject({
    id: z.unknown().optional(),
    lastFour: z.unknown().optional(),
    createdBy: z.unknown().optional(),
    createdById: z.unknown().optional(),
    createdAt: z.unknown().optional(),
    lastUsedAt: z.unknown().optional(),
    revokedAt: z.unknown().optional(),
    name: requiredText(100),
    role: z.enum(roles),
    expiresAt: Instant.nullable().default(null).describe('If null or left out, it is valid until revoked'),
  })
  .meta({
    id: 'CreateApiKey',
    example: { name: 'Mitgliederverwaltung', role: 'Clerk', expiresAt: null },
  });
export type CreateApiKey = z.output<typeof CreateApiKey>;

const apiKeyExample = {
  id: exampleIds.apiKey,
  name: 'Mitgliederverwaltung',
  role: 'Clerk' as const,
  lastFour: 'x7Qk',
  createdBy: 'Ina Schulz',
  createdById: exampleIds.user,
  createdAt: '2026-03-14T09:26:53.589Z',
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
};

export const ApiKey = z
  .object({
    id: RecordId,
    name: z.string(),
    role: z.enum(roles),
    lastFour: z.string().describe('The last characters of the key, to tell keys apart'),
    createdBy: z
      .string()
      .nullable()
      .describe(
        'Name of the user who created it, themselves or by another key of theirs, or who took it over. Stays when the user leaves the club. Null if none is known',
      ),
    createdById: RecordId.nullable().describe('Id of that user. Null if none is known'),
    createdAt: Instant,
    expiresAt: Instant.nullable(),
    lastUsedAt: Instant.nullable().describe('Accurate to one minute'),
    revokedAt: Instant.nullable(),
  })
  .meta({ id: 'ApiKey', example: apiKeyExample });
export type ApiKey = z.output<typeof ApiKey>;

export const ApiKeysQuery = z.strictObject({
  includeRevoked: queryFlag.default(false).describe('Whether to list revoked keys too'),
});

export const CreatedApiKey = ApiKey.extend({
  key: z
    .string()
    .describe(
      'The bearer token. Only this response has it, and its repetition with the same `Idempotency-Key` within 24 hours',
    ),
}).meta({
  id: 'CreatedApiKey',
  example: { ...apiKeyExample, key: 'ek_bX4nq0Zr1s7tVw2yA9cE5gJ8kM3pQ6uH0dF4iL7oTx7Qk' },
});
export type CreatedApiKey = z.output<typeof CreatedApiKey>;
