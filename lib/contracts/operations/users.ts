import { z } from 'zod';
import { operation } from '../operation';
import {
  ApiKey,
  apiKeysMax,
  CreateApiKey,
  CreatedApiKey,
  CreateUser,
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
  summary: 'All users of the club, by name',
  access: 'Admin',
  query: UserQuery,
  success: { status: 200, schema: UserList },
});

export const createUser = operation({
  operationId: 'createUser',
  method: 'POST',
  path: '/users',
  tag: 'Users',
  summary: 'Invite a user by e-mail; whoever has an account already joins the club with it',
  access: 'Admin',
  body: CreateUser,
  isIdempotent: true,
  success: { status: 201, schema: User },
  errors: [409],
});

export const listRoles = operation({
  operationId: 'listRoles',
  method: 'GET',
  path: '/users/roles',
  tag: 'Users',
  summary: 'The roles and what each may do',
  access: 'Admin',
  success: { status: 200, schema: z.array(RoleDescription) },
});

export const getUser = operation({
  operationId: 'getUser',
  method: 'GET',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'Read oneself, or as Admin any user of the club',
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
    'Change oneself, or as Admin role, state and, until the person has come, the name. The last Admin stays one',
  access: 'Viewer',
  params,
  body: UpdateUser,
  success: { status: 204 },
  errors: [409],
  hasVersion: true,
});

export const deleteUser = operation({
  operationId: 'deleteUser',
  method: 'DELETE',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'Remove a user from the club at once; the last Admin stays',
  access: 'Admin',
  params,
  success: { status: 204 },
  errors: [409],
  hasVersion: true,
});

export const resendInvitation = operation({
  operationId: 'resendInvitation',
  method: 'POST',
  path: '/users/{id}/resend-invitation',
  tag: 'Users',
  summary: 'Send the invitation again, at most once a minute',
  access: 'Admin',
  params,
  success: { status: 204 },
  errors: [409, 429],
});

export const listApiKeys = operation({
  operationId: 'listApiKeys',
  method: 'GET',
  path: '/club/settings/api-keys',
  tag: 'Settings',
  summary: 'The keys that programs sign in with, by name',
  access: 'Admin',
  success: { status: 200, schema: z.array(ApiKey) },
});

export const createApiKey = operation({
  operationId: 'createApiKey',
  method: 'POST',
  path: '/club/settings/api-keys',
  tag: 'Settings',
  summary: `Create an API key, of which a club has at most ${apiKeysMax}; the answer shows it once`,
  access: 'Admin',
  body: CreateApiKey,
  isIdempotent: true,
  success: { status: 201, schema: CreatedApiKey },
});

export const revokeApiKey = operation({
  operationId: 'revokeApiKey',
  method: 'DELETE',
  path: '/club/settings/api-keys/{id}',
  tag: 'Settings',
  summary: 'Revoke an API key; it ends at once',
  access: 'Admin',
  params,
  success: { status: 204 },
});
