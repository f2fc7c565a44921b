import { messagePage, type Page, servePage } from '@/app/f/_public/serve-page';
import { formResponse, openForm, openFormOrDraft, sentResponse } from '@/app/f/[slug]/[kind]/form-visit';
import { readSentQuery } from '@/app/f/[slug]/[kind]/sent-query';
import { takeForm } from '@/app/f/[slug]/[kind]/take-form';
import type { Message } from '@/components/form-view/message-view';

type Context = { readonly params: Promise<{ readonly slug: string; readonly kind: string }> };

const route = '/f/{slug}/{kind}';

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug, kind } = await params;
  return servePage(request, route, async page => {
    if (kind !== 'membership') return notOffered(page, slug);
    const visit = await openFormOrDraft(request, page, slug);
    const sent = page.url.searchParams.get('sent');
    const receipt = readSentQuery(sent, visit.ctx.clubId);
    if (receipt && sent) return sentResponse(visit, receipt, `&sent=${sent}`);
    return formResponse(visit, { values: null, step: 'membership', problems: [], notice: null });
  });
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { slug, kind } = await params;
  return servePage(request, route, async page => {
    if (kind !== 'membership') return notOffered(page, slug);
    return takeForm(request, await openForm(page, slug));
  });
}

/** A club that exists, and a form that it does not have online. */
async function notOffered(page: Page, slug: string): Promise<Response> {
  const { form, ctx } = await openForm(page, slug);
  const message: Message = {
    title: 'form.missing.title',
    text: 'form.missing.kind',
    link: { href: `/f/${form.club.slug}/membership`, words: 'form.missing.toMembership' },
  };
  return messagePage({ ...page, visitor: { ...page.visitor, locale: ctx.locale } }, message, 404, form);
}
