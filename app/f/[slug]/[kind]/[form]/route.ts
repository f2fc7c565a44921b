import { answerForm, showForm } from '@/app/f/[slug]/[kind]/serve-form';

type Params = { readonly slug: string; readonly kind: string; readonly form: string };
type Context = { readonly params: Promise<Params> };

const route = '/f/{slug}/{kind}/{form}';

/** A further membership form of the club. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return showForm(request, route, await params);
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerForm(request, route, await params);
}
