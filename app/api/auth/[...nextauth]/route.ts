import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { nextAuthOptions } from '@/lib/auth/next-auth-options';

type Context = { params: Promise<{ nextauth: string[] }> };

/** Options are made per request: while the product is built there is no environment yet. */
function serve(request: NextRequest, context: Context): Promise<Response> {
  return NextAuth(request, context, nextAuthOptions());
}

export { serve as GET, serve as POST };
