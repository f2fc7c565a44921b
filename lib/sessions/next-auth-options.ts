import type { NextAuthOptions } from 'next-auth';
import credentialsProvider from 'next-auth/providers/credentials';
import { z } from 'zod';
import { processConnection } from '@/db/client';
import { officeCookieName, officeCookieOptions, officeSecret } from '@/lib/auth/office-cookie';
import { forgetPrincipals } from '@/lib/auth/remembered-principals';
import { LoginRequest } from '@/lib/contracts/auth';
import { env } from '@/lib/env';
import { AppError } from '@/lib/platform/errors';
import { consumeLimit } from '@/lib/platform/limits';
import { log } from '@/lib/platform/log';
import { endSession } from '@/lib/services/auth/own-sessions';
import { sessionMs, signIn } from '@/lib/services/auth/sign-in';

declare module 'next-auth' {
  interface User {
    /** Id of the session that the cookie will contain. */
    sessionId: string;
  }
}

/** Drops unknown members, because next-auth adds its own. */
const Credentials = LoginRequest.strip();
const SentHeaders = z.record(z.string(), z.unknown()).transform(sent => ({
  address: String(sent['x-client-address'] ?? 'unknown'),
  userAgent: String(sent['user-agent'] ?? ''),
}));

/**
 * Options of next-auth for the office. Sign-in is by password only, with the same function as in the API. The cookie
 * has only the ids of the session and its user. Each request checks whether they are still valid. The page gets a
 * refusal as `Failed`, `Lockedout:<seconds>`, `TooMany:<seconds>` or another `detail` of contract §2.
 */
export function nextAuthOptions(): NextAuthOptions {
  // next-auth reads its own address only from here; the Host header must not decide it (threat B6).
  process.env.NEXTAUTH_URL = env().APP_URL;
  return {
    secret: officeSecret(),
    session: { strategy: 'jwt', maxAge: sessionMs / 1000 },
    // Without this next-auth writes thirty days into the cookie, whatever the session's age.
    jwt: { maxAge: sessionMs / 1000 },
    pages: { signIn: '/login', signOut: '/login', error: '/login', verifyRequest: '/login' },
    cookies: { sessionToken: { name: officeCookieName(), options: officeCookieOptions() } },
    providers: [
      credentialsProvider({
        credentials: { email: {}, password: {}, twoFactorCode: {}, twoFactorRecoveryCode: {} },
        authorize: (given, request) => authorize(given, request.headers),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) =>
        user ? { sid: user.sessionId, sub: user.id } : { sid: token.sid, sub: token.sub },
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid !== 'string') return;
        const { db } = processConnection();
        await endSession(db, token.sid, new Date());
        forgetPrincipals(db);
      },
    },
    logger: {
      error: code => log.warn({ code }, 'next-auth'),
      warn: code => log.warn({ code }, 'next-auth'),
      debug: () => {},
    },
  };
}

async function authorize(given: unknown, headers: unknown): Promise<{ id: string; sessionId: string }> {
  const credentials = Credentials.safeParse(given);
  const { address, userAgent } = SentHeaders.parse(headers ?? {});
  if (!credentials.success) throw new Error('Failed');
  try {
    const { db } = processConnection();
    await consumeLimit(db, 'SignIn', address);
    const { userId, sessionId } = await signIn({ db, now: new Date(), userAgent, address }, credentials.data);
    return { id: userId, sessionId };
  } catch (error) {
    throw new Error(refusalOf(error));
  }
}

/** Text of a refusal for the page. next-auth passes an error's message on; it must contain nothing else. */
function refusalOf(error: unknown): string {
  if (!(error instanceof AppError)) {
    log.error({ err: error }, 'sign-in failed');
    return 'Unavailable';
  }
  const seconds = error.extra.headers?.['Retry-After'];
  if (error.code === 'quota-exceeded') return `TooMany:${seconds}`;
  if (error.code === 'forbidden') return 'Suspended';
  if (error.code !== 'unauthenticated') return 'Unavailable';
  return seconds ? `${error.extra.detail}:${seconds}` : (error.extra.detail ?? 'Failed');
}
