import { login } from '@/lib/contracts/operations/auth';
import { clientAddressOf } from '@/lib/http/client-address';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { signIn } from '@/lib/services/auth/sign-in';
import { issueTokens } from '@/lib/services/auth/tokens';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(login, async ({ ctx, body, request }) => {
    const address = clientAddressOf(request.headers);
    const userAgent = request.headers.get('user-agent') ?? '';
    const { sessionId } = await signIn({ db: ctx.db, now: ctx.now, userAgent, address }, body);
    return ok(await issueTokens(ctx.db, sessionId, ctx.now));
  }),
);
