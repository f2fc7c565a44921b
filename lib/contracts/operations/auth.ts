import { z } from 'zod';
import {
  AccessTokenResponse,
  ConfirmEmailRequest,
  ForgotPasswordRequest,
  InfoRequest,
  InfoResponse,
  LoginRequest,
  RefreshRequest,
  ResetPasswordRequest,
  SwitchClubRequest,
  TwoFactorRequest,
  TwoFactorResponse,
} from '../auth';
import { exampleIds } from '../example-ids';
import { operation } from '../operation';
import { SignInSessions } from '../sessions';
import { SignUpRequest, SlugProposal, SlugQuery } from '../sign-up';

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
  summary: 'Read own info; API keys have none',
  access: 'Viewer',
  isForPeople: true,
  success: { status: 200, schema: InfoResponse },
  hasVersion: true,
});

export const changeInfo = operation({
  operationId: 'changeInfo',
  method: 'POST',
  path: '/auth/manage/info',
  tag,
  summary: 'Write own info: names, password, address',
  access: 'Viewer',
  isForPeople: true,
  body: InfoRequest,
  success: { status: 200, schema: InfoResponse },
});

export const manageTwoFactor = operation({
  operationId: 'manageTwoFactor',
  method: 'POST',
  path: '/auth/manage/2fa',
  tag,
  summary: 'Read or change own two-factor sign-in (TOTP, RFC 6238); an empty object reads',
  access: 'Viewer',
  isForPeople: true,
  body: TwoFactorRequest,
  success: { status: 200, schema: TwoFactorResponse },
  errors: [409],
});

export const switchClub = operation({
  operationId: 'switchClub',
  method: 'POST',
  path: '/auth/switch-club',
  tag,
  summary: 'Token pair for another club of this user',
  access: 'Viewer',
  isForPeople: true,
  body: SwitchClubRequest,
  success: {
    status: 200,
    schema: AccessTokenResponse,
    description:
      'A pair of its own; the present one goes on for its club. A back-office session moves to the club itself, and both tokens are empty',
  },
  errors: [404],
});

export const forgotPassword = operation({
  operationId: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  tag,
  summary: 'Have a link for a new password mailed; says not whether the address is known',
  access: 'Public',
  limit: 'SignIn',
  body: ForgotPasswordRequest,
  success: { status: 204 },
});

export const resetPassword = operation({
  operationId: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  tag,
  summary: 'Set a new password, or the first one of an invited user; ends every sign-in',
  access: 'Public',
  limit: 'SignIn',
  body: ResetPasswordRequest,
  success: { status: 204 },
});

export const confirmEmail = operation({
  operationId: 'confirmEmail',
  method: 'POST',
  path: '/auth/confirm-email',
  tag,
  summary: 'Confirm the new address of an account by the code that was sent there',
  access: 'Public',
  limit: 'SignIn',
  body: ConfirmEmailRequest,
  success: { status: 204 },
  errors: [409],
});

export const listSessions = operation({
  operationId: 'listSessions',
  method: 'GET',
  path: '/auth/manage/sessions',
  tag,
  summary:
    'Own sign-ins that still count, of the back office and of the API, the last used first; at most 200',
  access: 'Viewer',
  isForPeople: true,
  success: { status: 200, schema: SignInSessions },
});

export const endOtherSessions = operation({
  operationId: 'endOtherSessions',
  method: 'DELETE',
  path: '/auth/manage/sessions',
  tag,
  summary: 'End every own sign-in but the one that asks, with all its tokens',
  access: 'Viewer',
  isForPeople: true,
  success: { status: 204 },
});

export const endSession = operation({
  operationId: 'endSession',
  method: 'DELETE',
  path: '/auth/manage/sessions/{id}',
  tag,
  summary: 'End one own sign-in with all its tokens',
  access: 'Viewer',
  isForPeople: true,
  params: z.object({ id: z.string().meta({ example: exampleIds.session }) }),
  success: { status: 204 },
});

export const signUp = operation({
  operationId: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  tag,
  summary:
    'Open a club and have its first Admin mailed a link for the password; says not whether the address is known. 403 unless the installation allows it',
  access: 'Public',
  limit: 'SignUp',
  body: SignUpRequest,
  success: { status: 204 },
  errors: [403, 409],
});

export const proposeSlug = operation({
  operationId: 'proposeSlug',
  method: 'GET',
  path: '/auth/sign-up/slug',
  tag,
  summary:
    'The slug that a club’s name makes, and whether it is free. 403 unless the installation allows sign-up',
  access: 'Public',
  limit: 'PublicRead',
  query: SlugQuery,
  success: { status: 200, schema: SlugProposal },
  errors: [403],
});
