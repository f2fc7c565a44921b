import { AccessTokenResponse, InfoResponse, LoginRequest, RefreshRequest } from '../auth';
import { operation } from '../operation';

const tag = 'Authentication';

export const login = operation({
  operationId: 'login',
  method: 'POST',
  path: '/auth/login',
  tag,
  summary: 'Sign in with address and password',
  access: 'Public',
  limit: 'SignIn',
  body: LoginRequest,
  success: { status: 200, schema: AccessTokenResponse },
  errors: [401],
});

export const refresh = operation({
  operationId: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  tag,
  summary: 'Exchange a refresh token for a new pair; each works once',
  access: 'Public',
  limit: 'SignIn',
  body: RefreshRequest,
  success: { status: 200, schema: AccessTokenResponse },
  errors: [401],
});

export const logout = operation({
  operationId: 'logout',
  method: 'POST',
  path: '/auth/logout',
  tag,
  summary: 'End the sign-in that a refresh token belongs to',
  access: 'Public',
  limit: 'SignIn',
  body: RefreshRequest,
  success: { status: 204 },
});

export const getInfo = operation({
  operationId: 'getInfo',
  method: 'GET',
  path: '/auth/manage/info',
  tag,
  summary: 'Read own info',
  access: 'Viewer',
  success: { status: 200, schema: InfoResponse },
  hasVersion: true,
});
