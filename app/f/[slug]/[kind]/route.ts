import { messagePage, type Page, servePage } from '@/app/f/_public/serve-page';
import { type FormVisit, formResponse, openForm, sentResponse } from '@/app/f/[slug]/[kind]/form-visit';
import { handleForm } from '@/app/f/[slug]/[kind]/handle-form';
import { readSentQuery } from '@/app/f/[slug]/[kind]/sent-query';
import type { Message } from '@/components/form-view/message-view';
import { rulesOf, rulesOfPage } from '@/components/form-view/rules-of';
import type { ShownForm } from '@/components/form-view/shown-form';

type Context = { readonly params: Promise<{ readonly slug: string; readonly kind: string }> };

const route = '/f/{slug}/{kind}';

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug, kind } = await params;
  return servePage(request, route, async page => {
    const rules = rulesOfPage(kind);
    if (!rules) return notOffered(request, page, slug);
    const visit = await openForm(request, page, slug, rules);
    if (visit.form.closed && !page.url.searchParams.has('sent')) return closedPage(visit, visit.form.closed);
    const sent = page.url.searchParams.get('sent');
    const receipt = readSentQuery(sent, visit);
    if (receipt && sent) return sentResponse(visit, receipt, `sent=${sent}`);
    const step = rules.allSteps[0] ?? 'review';
    return formResponse(visit, { values: null, step, problems: [], notice: null });
  });
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { slug, kind } = await params;
  return servePage(request, route, async page => {
    const rules = rulesOfPage(kind);
    if (!rules) return notOffered(request, page, slug);
    const visit = await openForm(request, page, slug, rules);
    return visit.form.closed ? closedPage(visit, visit.form.closed) : handleForm(request, visit);
  });
}

/** The club exists, but has no such form. */
async function notOffered(request: Request, page: Page, slug: string): Promise<Response> {
  const visit = await openForm(request, page, slug, rulesOf('Membership'));
  const { form, ctx } = visit;
  const message: Message = {
    title: 'form.missing.title',
    text: 'form.missing.kind',
    link: { href: `/f/${form.club.slug}/membership`, words: 'form.missing.toMembership' },
  };
  return messagePage({ ...page, visitor: { ...page.visitor, locale: ctx.locale } }, message, 404, visit);
}

/** A closed form: the reason and the club's contact. */
async function closedPage(
  visit: FormVisit,
  { reason, text }: NonNullable<ShownForm['closed']>,
): Promise<Response> {
  const { page, ctx, form } = visit;
  const message: Message = {
    title: 'form.closed.title',
    text: `form.closed.${reason}`,
    words: text,
    kind: form.kind,
    hasContact: true,
  };
  return messagePage({ ...page, visitor: { ...page.visitor, locale: ctx.locale } }, message, 200, visit);
}
