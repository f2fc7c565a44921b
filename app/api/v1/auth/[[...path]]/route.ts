import * as auth from '@/lib/contracts/operations/auth';
import { clientAddressOf } from '@/lib/http/client-address';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { changeInfo } from '@/lib/services/auth/change-info';
import { confirmEmail } from '@/lib/services/auth/confirm-email';
import { forgotPassword } from '@/lib/services/auth/forgot-password';
import { getInfo } from '@/lib/services/auth/get-info';
import { manageTwoFactor } from '@/lib/services/auth/manage-two-factor';
import { endOtherSessions, endOwnSession, listSessions } from '@/lib/services/auth/own-sessions';
import { resetPassword } from '@/lib/services/auth/reset-password';
import { signIn } from '@/lib/services/auth/sign-in';
import { proposeSlug, signUp } from '@/lib/services/auth/sign-up';
import { switchClub } from '@/lib/services/auth/switch-club';
import { endSessionOfToken, issueTokens, refreshTokenPair } from '@/lib/services/auth/tokens';
import { acceptInvitation, declineInvitation, listInvitations } from '@/lib/services/users/invitations';
import { leaveClub } from '@/lib/services/users/leave-club';

const currentInfo = bind(auth.getInfo, async ({ ctx }) => ok(await getInfo(ctx)));

const currentSessions = bind(auth.listSessions, async ({ ctx }) => ok(await listSessions(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  '/auth',
  bind(auth.confirmEmail, async ({ ctx, body }) => {
    await confirmEmail(ctx, body);
    return noContent();
  }),
  bind(auth.forgotPassword, async ({ ctx, body }) => {
    await forgotPassword(ctx, body.email);
    return noContent();
  }),
  bind(auth.login, async ({ ctx, body, request }) => {
    const address = clientAddressOf(request.headers);
    const userAgent = request.headers.get('user-agent') ?? '';
    const { sessionId } = await signIn({ db: ctx.db, now: ctx.now, userAgent, address }, body);
    return ok(await issueTokens(ctx.db, sessionId, ctx.now));
  }),
  bind(auth.logout, async ({ ctx, body }) => {
    await endSessionOfToken(ctx.db, body.refreshToken, ctx.now);
    return noContent();
  }),
  bind(auth.manageTwoFactor, async ({ ctx, body }) => ok(await manageTwoFactor(ctx, body))),
  bind(
    auth.leaveClub,
    async ({ ctx, params, request }) => {
      const isOffice = !request.headers.has('authorization');
      await leaveClub(ctx, { clubId: params.clubId, isOffice });
      return noContent();
    },
    { versionOf: currentInfo },
  ),
  currentInfo,
  bind(auth.changeInfo, async ({ ctx, body }) => ok(await changeInfo(ctx, body))),
  bind(auth.listInvitations, async ({ ctx }) => ok(await listInvitations(ctx))),
  bind(auth.acceptInvitation, async ({ ctx, params }) => {
    await acceptInvitation(ctx, params.id);
    return noContent();
  }),
  bind(auth.declineInvitation, async ({ ctx, params }) => {
    await declineInvitation(ctx, params.id);
    return noContent();
  }),
  currentSessions,
  bind(
    auth.endOtherSessions,
    async ({ ctx }) => {
      await endOtherSessions(ctx);
      return noContent();
    },
    { versionOf: currentSessions },
  ),
  bind(
    auth.endSession,
    async ({ ctx, params }) => {
      await endOwnSession(ctx, params.id);
      return noContent();
    },
    { versionOf: currentSessions },
  ),
  bind(auth.refresh, async ({ ctx, body }) => ok(await refreshTokenPair(ctx.db, body.refreshToken, ctx.now))),
  bind(auth.resetPassword, async ({ ctx, body }) => {
    await resetPassword(ctx, body);
    return noContent();
  }),
  bind(auth.signUp, async ({ ctx, body }) => {
    await signUp(ctx, body);
    return noContent();
  }),
  bind(auth.proposeSlug, async ({ ctx, query }) => ok(await proposeSlug(ctx, query.name))),
  bind(auth.switchClub, async ({ ctx, body, request }) => {
    const isOffice = !request.headers.has('authorization');
    const tokens = await switchClub(ctx, { clubId: body.clubId, isOffice });
    return tokens ? ok(tokens) : noContent();
  }),
);
