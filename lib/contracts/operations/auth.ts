import { z } from 'zod';
import {
  AccessTokenResponse,
  ConfirmEmailRequest,
  ForgotPasswordRequest,
  InfoRequest,
  InfoResponse,
  Invitation,
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
  summary: 'Sign in with e-mail address and password',
  access: 'Public',
  limit: 'SignIn',
  body: LoginRequest,
  success: { status: 200, schema: AccessTokenResponse },
  errors: [401, 403],
});

export const refresh = operation({
  operationId: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  tag,
  summary: 'Exchange a refresh token for a new token pair. Each refresh token works once',
  access: 'Public',
  limit: 'SignIn',
  body: RefreshRequest,
  success: { status: 200, schema: AccessTokenResponse },
  errors: [401, 403],
});

export const logout = operation({
  operationId: 'logout',
  method: 'POST',
  path: '/auth/logout',
  tag,
  summary: 'Sign out by ending the session of a refresh token',
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
  summary: 'Get your own account information',
  access: 'Viewer',
  isForPeople: true,
  success: { status: 200, schema: InfoResponse },
  errors: [404],
  hasVersion: true,
});

export const changeInfo = operation({
  operationId: 'changeInfo',
  method: 'POST',
  path: '/auth/manage/info',
  tag,
  summary: 'Change your own name, password or e-mail address',
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
  summary: 'Read or change your two-factor sign-in (TOTP, RFC 6238). An empty object changes nothing',
  access: 'Viewer',
  isForPeople: true,
  body: TwoFactorRequest,
  success: { status: 200, schema: TwoFactorResponse },
  conflicts: ['state-conflict'],
});

export const switchClub = operation({
  operationId: 'switchClub',
  method: 'POST',
  path: '/auth/switch-club',
  tag,
  summary: 'Get a token pair for another of your clubs. Returns 409 for the club of the token',
  access: 'Viewer',
  isForPeople: true,
  body: SwitchClubRequest,
  success: {
    status: 200,
    schema: AccessTokenResponse,
    description:
      'A separate token pair. The current one stays valid for its club; when it ends, the new one ends too',
    officeDescription: 'For a back-office session, which switches clubs itself and gets no tokens',
  },
  conflicts: ['state-conflict'],
  errors: [204, 404],
});

export const forgotPassword = operation({
  operationId: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  tag,
  summary:
    'Request a password reset link by e-mail. The response does not reveal whether the address is known',
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
  summary: 'Set a new password, or the first password of an invited user. Ends all sessions',
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
  summary: 'Confirm an account’s new e-mail address with the code that was sent to it',
  access: 'Public',
  limit: 'SignIn',
  body: ConfirmEmailRequest,
  success: { status: 204 },
  conflicts: ['already-taken'],
});

export const listSessions = operation({
  operationId: 'listSessions',
  method: 'GET',
  path: '/auth/manage/sessions',
  tag,
  summary: 'List your active sessions. Covers the back office and the API, the last used first, at most 200',
  access: 'Viewer',
  isForPeople: true,
  success: { status: 200, schema: SignInSessions },
});

export const endOtherSessions = operation({
  operationId: 'endOtherSessions',
  method: 'DELETE',
  path: '/auth/manage/sessions',
  tag,
  summary: 'End all your other sessions with all their tokens',
  access: 'Viewer',
  isForPeople: true,
  hasVersion: true,
  success: { status: 204 },
});

export const endSession = operation({
  operationId: 'endSession',
  method: 'DELETE',
  path: '/auth/manage/sessions/{id}',
  tag,
  summary: 'End one of your sessions with all its tokens',
  access: 'Viewer',
  isForPeople: true,
  params: z.object({ id: z.string().meta({ example: exampleIds.session }) }),
  hasVersion: true,
  success: { status: 204 },
});

export const listInvitations = operation({
  operationId: 'listInvitations',
  method: 'GET',
  path: '/auth/manage/invitations',
  tag,
  summary: 'List the unanswered invitations to your own address, newest first',
  access: 'Viewer',
  isForPeople: true,
  success: { status: 200, schema: z.array(Invitation) },
});

const invitationParams = z.object({ id: z.string().meta({ example: exampleIds.user }) });

export const acceptInvitation = operation({
  operationId: 'acceptInvitation',
  method: 'POST',
  path: '/auth/manage/invitations/{id}/accept',
  tag,
  summary: 'Accept an invitation. The club then sees the name and e-mail address of the account',
  access: 'Viewer',
  isForPeople: true,
  params: invitationParams,
  isIdempotent: true,
  success: { status: 204 },
});

export const declineInvitation = operation({
  operationId: 'declineInvitation',
  method: 'POST',
  path: '/auth/manage/invitations/{id}/decline',
  tag,
  summary: 'Decline an invitation. It is deleted',
  access: 'Viewer',
  isForPeople: true,
  params: invitationParams,
  isIdempotent: true,
  success: { status: 204 },
});

export const leaveClub = operation({
  operationId: 'leaveClub',
  method: 'DELETE',
  path: '/auth/manage/clubs/{clubId}',
  tag,
  summary:
    'Leave a club. Your API keys of this club end. Leaving your last club deletes the account. The last Admin of a club cannot leave it',
  access: 'Viewer',
  isForPeople: true,
  params: z.object({ clubId: z.string().meta({ example: exampleIds.club }) }),
  hasVersion: true,
  success: { status: 204 },
  conflicts: ['last-admin'],
});

export const signUp = operation({
  operationId: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  tag,
  summary:
    'Create a club and e-mail its first Admin a link to set the password. The response does not reveal whether the address is known. Returns 403 unless the installation allows sign-up',
  access: 'Public',
  limit: 'SignUp',
  body: SignUpRequest,
  success: { status: 204 },
  conflicts: ['already-taken'],
  errors: [403],
});

export const proposeSlug = operation({
  operationId: 'proposeSlug',
  method: 'GET',
  path: '/auth/sign-up/slug',
  tag,
  summary:
    'Suggest a slug for a club’s name and check whether it is free. Returns 403 unless the installation allows sign-up',
  access: 'Public',
  limit: 'PublicRead',
  query: SlugQuery,
  success: { status: 200, schema: SlugProposal },
  errors: [403],
});
