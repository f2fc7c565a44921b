import { asksForDraft } from '@/app/f/_public/asks-for-draft';
import { htmlResponse } from '@/app/f/_public/html-response';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import type { Page } from '@/app/f/_public/serve-page';
import type { Notice } from '@/components/form-view/form-model';
import type { ControlProblem } from '@/components/form-view/form-problems';
import type { FormRules } from '@/components/form-view/form-rules';
import type { FormValues } from '@/components/form-view/form-values';
import type { Receipt } from '@/components/form-view/receipt';
import { type ShownForm, toShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import { visitClub } from '@/lib/http/page-visitor';
import type { Ctx } from '@/lib/platform/context';
import { getClubInfo } from '@/lib/services/clubs/read';
import { asPreview, getPublicCancellationForm, getPublicForm } from '@/lib/services/public-forms/read';

/** One request for a club's form. */
export type FormVisit = {
  readonly page: Page;
  readonly ctx: Ctx;
  readonly rules: FormRules;
  readonly form: ShownForm;
  readonly allowedOrigins: readonly string[];
};

/**
 * The published form; with the draft of its design for an editor who asks for it. Throws 404 for an unknown
 * club.
 */
export async function openForm(
  request: Request,
  page: Page,
  slug: string,
  rules: FormRules,
): Promise<FormVisit> {
  const known = await visitClub(page.visitor, slug);
  const [published, { info }, isDraft] = await Promise.all([
    read(known, rules, page),
    getClubInfo(known),
    asksForDraft(request, page, known.clubId),
  ]);
  const form = isDraft ? await asPreview(known, published) : published;
  const ctx = { ...known, locale: form.locale };
  return { page, ctx, rules, form, allowedOrigins: info.allowedOrigins };
}

async function read(ctx: Ctx, { kind }: FormRules, { localeFor }: Page): Promise<ShownForm> {
  if (kind === 'Cancellation') return toShownForm(await getPublicCancellationForm(ctx, localeFor));
  return getPublicForm(ctx, kind, localeFor);
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
  const { nonce, askedLocale, pageQuery, url } = page;
  const frame = { locale: ctx.locale, path: url.pathname, pageQuery, askedLocale, nonce };
  const html = renderFormPage({ ...shown, ...frame, form });
  const isRefused = shown.problems.length > 0;
  return htmlResponse(html, { status: isRefused ? 400 : 200, nonce, frameOrigins: allowedOrigins });
}

export async function sentResponse(
  { page, ctx, form, allowedOrigins }: FormVisit,
  receipt: Receipt,
  query: string,
): Promise<Response> {
  const { renderSentPage } = await loadRenderer();
  const { nonce, pageQuery, url } = page;
  const frame = { locale: ctx.locale, path: url.pathname, pageQuery, nonce };
  const html = renderSentPage({ ...frame, form, receipt, query });
  return htmlResponse(html, { nonce, frameOrigins: allowedOrigins });
}
