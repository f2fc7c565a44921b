import { answerForm, placeOf, type RouteContext, showForm } from '@/app/f/[slug]/[kind]/serve-form';

const route = '/f/{slug}/{kind}';

export async function GET(request: Request, context: RouteContext): Promise<Response> {
  return showForm(request, route, await placeOf(context));
}

export async function POST(request: Request, context: RouteContext): Promise<Response> {
  return answerForm(request, route, await placeOf(context));
}
