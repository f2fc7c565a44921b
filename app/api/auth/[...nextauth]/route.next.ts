import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { readText } from '@/lib/http/body';
import { refuse } from '@/lib/http/route';
import { AppError } from '@/lib/platform/errors';
import { nextAuthOptions } from '@/lib/sessions/next-auth-options';

type Context = { params: Promise<{ nextauth: string[] }> };

const bodyBytesMax = 16 * 1024;

/** Options are created per request, because the build has no environment. */
async function serve(request: NextRequest, context: Context): Promise<Response> {
  try {
    return await NextAuth(await readable(request, context), context, nextAuthOptions());
  } catch (error) {
    if (error instanceof AppError) return refuse(request, error);
    throw error;
  }
}

/**
 * Buffers and checks the body, because next-auth neither limits nor checks it; throws 400, 405, 413 and 415.
 */
async function readable(request: NextRequest, { params }: Context): Promise<NextRequest> {
  if (request.method === 'GET' && (await params).nextauth[0] === 'callback')
    throw new AppError('method-not-allowed', { headers: { Allow: 'POST' } });
  if (/\p{Cc}/u.test([...request.nextUrl.searchParams.values()].join(''))) throw new AppError('bad-query');
  if (request.method !== 'POST') return request;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) throw new AppError('unsupported-media-type');
  const body = await readText(request, bodyBytesMax);
  if (type.startsWith('application/json') && !isJson(body)) throw new AppError('malformed-json');
  return new NextRequest(request.url, { method: 'POST', headers: request.headers, body });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export { serve as GET, serve as POST };
