import { asksForDraft } from '@/app/f/_public/asks-for-draft';
import { htmlResponse } from '@/app/f/_public/html-response';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import type { Page } from '@/app/f/_public/serve-page';
import { withDateMarks } from '@/components/form-view/date-marks';
import type { ShownNotice } from '@/components/form-view/form-model';
import type { ControlProblem } from '@/components/form-view/form-problems';
import type { FormRules } from '@/components/form-view/form-rules';
import type { FormValues } from '@/components/form-view/form-values';
import { readPrefilled } from '@/components/form-view/prefill';
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

type Asked = {
  readonly slug: string;
  readonly rules: FormRules;
  /** Slug of a further membership form. */
  readonly furtherForm?: string;
};

/**
 * The published form; with the draft of its design for an editor who asks for it. Throws 404 for an unknown
 * club or further form.
 */
export async function openForm(
  request: Request,
  page: Page,
  { slug, rules, furtherForm }: Asked,
): Promise<FormVisit> {
  const known = await visitClub(page.visitor, slug);
  const [published, { info }, isDraft] = await Promise.all([
    read(known, page, rules, furtherForm),
    getClubInfo(known),
    asksForDraft(request, page, known.clubId),
  ]);
  const form = isDraft ? await asPreview(known, published) : published;
  const ctx = { ...known, locale: form.locale };
  return { page, ctx, rules, form, allowedOrigins: info.allowedOrigins };
}

async function read(
  ctx: Ctx,
  { localeFor }: Page,
  { kind }: FormRules,
  furtherForm?: string,
): Promise<ShownForm> {
  if (kind === 'Cancellation') return toShownForm(await getPublicCancellationForm(ctx, localeFor));
  return getPublicForm(ctx, kind, localeFor, furtherForm);
}

export type Shown = {
  readonly values: FormValues | null;
  readonly step: StepId;
  readonly problems: readonly ControlProblem[];
  readonly notice: ShownNotice | null;
  /** Token of the mailed link that opened the form. */
  readonly draftToken?: string;
};

export async function formResponse(visit: FormVisit, shown: Shown): Promise<Response> {
  const html = await renderForm(visit, shown);
  const isRefused = shown.problems.length > 0;
  const frame = { nonce: visit.page.nonce, frameOrigins: visit.allowedOrigins };
  return htmlResponse(html, { status: isRefused ? 400 : 200, ...frame });
}

/** The page as HTML. */
export async function renderForm({ page, ctx, form }: FormVisit, shown: Shown): Promise<string> {
  const { renderFormPage } = await loadRenderer();
  const { nonce, askedLocale, pageQuery, url } = page;
  const frame = { locale: ctx.locale, path: url.pathname, pageQuery, askedLocale, nonce };
  const prefilled = readPrefilled(url.searchParams, form);
  const values = shown.values && withDateMarks(shown.values, form);
  return renderFormPage({ ...shown, ...frame, values, form, prefilled });
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
