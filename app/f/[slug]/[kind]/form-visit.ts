import { asksForDraft } from '@/app/f/_public/asks-for-draft';
import { htmlResponse } from '@/app/f/_public/html-response';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import type { Page } from '@/app/f/_public/serve-page';
import type { Notice } from '@/components/form-view/form-model';
import type { ControlProblem } from '@/components/form-view/form-problems';
import type { FormValues } from '@/components/form-view/form-values';
import type { Receipt } from '@/components/form-view/sent-view';
import type { StepId } from '@/components/form-view/steps';
import type { Ctx } from '@/lib/context';
import type { PublicForm } from '@/lib/contracts/public';
import { visitClub } from '@/lib/http/page-visitor';
import { getClubInfo } from '@/lib/services/clubs/get-info';
import { getPublicForm, previewPublicForm } from '@/lib/services/public-forms/get';

/** One visit to the form of a club. */
export type FormVisit = {
  readonly page: Page;
  readonly ctx: Ctx;
  readonly form: PublicForm;
  readonly allowedOrigins: readonly string[];
};

/** The form as it is published. Throws 404 where there is no such club. */
export async function openForm(page: Page, slug: string): Promise<FormVisit> {
  return open(page, await visitClub(page.visitor, slug), getPublicForm);
}

/** The form in the draft of its design for whoever edits it and asks for it, else as it is published. */
export async function openFormOrDraft(request: Request, page: Page, slug: string): Promise<FormVisit> {
  const known = await visitClub(page.visitor, slug);
  const isDraft = await asksForDraft(request, page, known.clubId);
  return open(page, known, isDraft ? previewPublicForm : getPublicForm);
}

async function open(page: Page, known: Ctx, read: typeof getPublicForm): Promise<FormVisit> {
  const [form, { info }] = await Promise.all([read(known, 'Membership'), getClubInfo(known)]);
  const ctx = { ...known, locale: page.localeFor(form.club.locale) };
  return { page, ctx, form, allowedOrigins: info.allowedOrigins };
}

export type Shown = {
  readonly values: FormValues | null;
  readonly step: StepId;
  readonly problems: readonly ControlProblem[];
  readonly notice: { readonly kind: Notice; readonly seconds: number } | null;
};

export async function formResponse(
  { page, ctx, form, allowedOrigins }: FormVisit,
  shown: Shown,
): Promise<Response> {
  const { renderFormPage } = await loadRenderer();
  const { nonce, askedLocale, url } = page;
  const html = renderFormPage({ ...shown, form, locale: ctx.locale, path: url.pathname, askedLocale, nonce });
  const isRefused = shown.problems.length > 0;
  return htmlResponse(html, { status: isRefused ? 400 : 200, nonce, frameOrigins: allowedOrigins });
}

export async function sentResponse(
  { page, ctx, form, allowedOrigins }: FormVisit,
  receipt: Receipt,
  query: string,
): Promise<Response> {
  const { renderSentPage } = await loadRenderer();
  const { nonce, url } = page;
  const html = renderSentPage({ form, locale: ctx.locale, path: url.pathname, nonce, receipt, query });
  return htmlResponse(html, { nonce, frameOrigins: allowedOrigins });
}
