import { z } from 'zod';
import { ApiRequestList, ApiRequestQuery } from '../api-requests';
import { operation } from '../operation';
import {
  ApiKey,
  ApiKeysQuery,
  apiKeysMax,
  CreateApiKey,
  CreatedApiKey,
  CreateUser,
  InvitationLink,
  KeysOfUserQuery,
  RoleDescription,
  UpdateUser,
  User,
  UserList,
  UserQuery,
} from '../users';

const params = z.object({ id: z.string() });

export const listUsers = operation({
  operationId: 'listUsers',
  method: 'GET',
  path: '/users',
  tag: 'Users',
  summary: 'List the users of the club, sorted by name',
  access: 'Admin',
  query: UserQuery,
  success: { status: 200, schema: UserList },
});

export const createUser = operation({
  operationId: 'createUser',
  method: 'POST',
  path: '/users',
  tag: 'Users',
  summary: 'Invite a user by e-mail. A person who already has an account joins the club by accepting',
  access: 'Admin',
  body: CreateUser,
  isIdempotent: true,
  success: { status: 201, schema: User },
  conflicts: ['already-taken'],
});

export const listRoles = operation({
  operationId: 'listRoles',
  method: 'GET',
  path: '/users/roles',
  tag: 'Users',
  summary: 'List the roles and what each of them allows',
  access: 'Admin',
  success: { status: 200, schema: z.array(RoleDescription), headers: ['Content-Language'] },
});

export const getUser = operation({
  operationId: 'getUser',
  method: 'GET',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'Get a user. Admins can get any user of the club, others only themselves',
  access: 'Viewer',
  params,
  success: { status: 200, schema: User },
  hasVersion: true,
});

export const updateUser = operation({
  operationId: 'updateUser',
  method: 'PUT',
  path: '/users/{id}',
  tag: 'Users',
  summary:
    'Update a user. Admins can change the role, the state and, until the first sign-in, the name of any user of the club; others only themselves. The last Admin keeps the role. API keys that may do more than the user from now on end, unless `createdKeys` is `TakeOver`',
  access: 'Viewer',
  params,
  query: KeysOfUserQuery,
  body: UpdateUser,
  success: { status: 204 },
  conflicts: ['last-admin'],
  hasVersion: true,
});

export const deleteUser = operation({
  operationId: 'deleteUser',
  method: 'DELETE',
  path: '/users/{id}',
  tag: 'Users',
  summary:
    'Remove a user from the club immediately. The API keys of the user end, unless `createdKeys` is `TakeOver`. The last Admin cannot be removed',
  access: 'Admin',
  params,
  query: KeysOfUserQuery,
  success: { status: 204 },
  conflicts: ['last-admin'],
  hasVersion: true,
});

export const resendInvitation = operation({
  operationId: 'resendInvitation',
  method: 'POST',
  path: '/users/{id}/resend-invitation',
  tag: 'Users',
  summary: 'Resend the invitation. Possible once a minute',
  access: 'Admin',
  params,
  isIdempotent: true,
  success: { status: 204 },
  conflicts: ['state-conflict'],
  errors: [429],
});

export const handOverInvitation = operation({
  operationId: 'handOverInvitation',
  method: 'POST',
  path: '/users/{id}/invitation-link',
  tag: 'Users',
  summary:
    'Get a link of an invitation to hand over, on an installation that sends no e-mail. Only this response has it. The address is not confirmed by it. Forbidden for API keys',
  access: 'Admin',
  params,
  success: { status: 200, schema: InvitationLink },
  conflicts: ['state-conflict'],
});

export const listApiKeys = operation({
  operationId: 'listApiKeys',
  method: 'GET',
  path: '/club/settings/api-keys',
  tag: 'Settings',
  summary: 'List API keys, sorted by name',
  access: 'Admin',
  query: ApiKeysQuery,
  success: { status: 200, schema: z.array(ApiKey) },
});

export const createApiKey = operation({
  operationId: 'createApiKey',
  method: 'POST',
  path: '/club/settings/api-keys',
  tag: 'Settings',
  summary: `Create an API key. A club can have ${apiKeysMax}. Only this response has the key, and its repetition with the same \`Idempotency-Key\` within 24 hours`,
  access: 'Admin',
  body: CreateApiKey,
  isIdempotent: true,
  success: { status: 201, schema: CreatedApiKey },
  conflicts: ['limit-reached'],
});

export const revokeApiKey = operation({
  operationId: 'revokeApiKey',
  method: 'DELETE',
  path: '/club/settings/api-keys/{id}',
  tag: 'Settings',
  summary: 'Revoke an API key. It is rejected immediately',
  access: 'Admin',
  params,
  hasVersion: true,
  success: { status: 204 },
});

export const listApiRequests = operation({
  operationId: 'listApiRequests',
  method: 'GET',
  path: '/club/settings/api-keys/{id}/requests',
  tag: 'Settings',
  summary:
    'List the requests with an API key in the last 7 days, newest first, also refused ones. The key may be revoked or expired',
  access: 'Admin',
  params,
  query: ApiRequestQuery,
  success: { status: 200, schema: ApiRequestList },
});
