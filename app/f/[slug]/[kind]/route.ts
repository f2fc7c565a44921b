import { answerForm, showForm } from '@/app/f/[slug]/[kind]/serve-form';

type Context = { readonly params: Promise<{ readonly slug: string; readonly kind: string }> };

const route = '/f/{slug}/{kind}';

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return showForm(request, route, await params);
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerForm(request, route, await params);
}
