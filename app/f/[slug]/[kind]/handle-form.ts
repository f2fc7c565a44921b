import { type FormVisit, formResponse, type Shown } from '@/app/f/[slug]/[kind]/form-visit';
import { uploadPosted } from '@/app/f/[slug]/[kind]/posted-files';
import { writeSentQuery } from '@/app/f/[slug]/[kind]/sent-query';
import { submitPlain } from '@/app/f/[slug]/[kind]/submit-plain';
import { typedSignature } from '@/app/f/[slug]/[kind]/typed-signature';
import type { Notice } from '@/components/form-view/form-model';
import { type FormValues, withParentsEmail } from '@/components/form-view/form-values';
import { plainAction } from '@/components/form-view/plain-action';
import { readFormData } from '@/components/form-view/read-form-data';
import { type Receipt, receiptOf } from '@/components/form-view/receipt';
import { embedOf, sentAddress } from '@/components/form-view/sent-address';
import { isStepId } from '@/components/form-view/steps';
import { verifyFormToken } from '@/lib/auth/form-token';
import { FormDraftRequest } from '@/lib/contracts/form-drafts';
import { env } from '@/lib/env';
import { readForm } from '@/lib/http/body';
import { countVisit } from '@/lib/http/page-visitor';
import { inUploadSlot } from '@/lib/http/upload-slots';
import { AppError, type Violation } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { fileBytes } from '@/lib/rules/custom-fields/file-answer';
import { draftEntries } from '@/lib/rules/submissions/draft-entries';
import { removeFormDraft } from '@/lib/services/form-drafts/read';
import { saveFormDraft } from '@/lib/services/form-drafts/save';

const bodyBytesMax = 1024 * 1024;
/** A file of each of two fields. */
const filesBytesMax = 2 * fileBytes.max;

/**
 * Handles a plain form post: shows the form again or submits it, depending on the button. If the club has
 * changed the form since it was opened, shows the new form with all input and submits nothing.
 */
export async function handleForm(request: Request, opened: FormVisit): Promise<Response> {
  const hasFile = opened.form.customFields.some(({ type }) => type === 'File');
  const { actor } = opened.ctx;
  const data = hasFile
    ? await inUploadSlot('ip' in actor ? actor.ip : 'unknown', () =>
        readForm(request, bodyBytesMax + filesBytesMax),
      )
    : await readForm(request, bodyBytesMax);
  const formToken = String(data.get('formToken') ?? '');
  const visit = await withToken(opened, formToken);
  const step = String(data.get('step') ?? '');
  const uploaded = await uploadPosted(visit, data, readFormData(data, visit.form));
  const typed = withParentsEmail(uploaded.values);
  const values = await signed(typed);
  const { rules, form, ctx } = visit;
  const draftToken = /^[\w-]{43}$/.exec(String(data.get('draftToken') ?? ''))?.[0] ?? '';
  const start = {
    values,
    step: isStepId(step) ? step : (rules.allSteps[0] ?? 'review'),
    asked: data.getAll('asked').map(String),
  };
  const next = plainAction(String(data.get('action') ?? 'review'), start, {
    rules,
    form,
    locale: ctx.locale,
  });
  if (uploaded.problems.length > 0) {
    const shown = { values: unsigned(values, typed), step: start.step, problems: uploaded.problems };
    return formResponse(visit, { ...shown, notice: null, draftToken });
  }
  if (data.get('action') === 'later')
    return sendLink(visit, data, { ...start, values: unsigned(values, typed), draftToken });
  const isOutdated = data.has('edition') && data.get('edition') !== form.edition;
  if (next.isSending && !isOutdated) return send(visit, values, { formToken, draftToken });
  const notice = isOutdated ? ({ kind: 'changed', seconds: 0 } as const) : null;
  return formResponse(visit, { ...next, values: unsigned(next.values, typed), notice, draftToken });
}

/** Reuses the token of the opened form while it is valid: it prevents duplicates. */
async function withToken(visit: FormVisit, formToken: string): Promise<FormVisit> {
  const state = await verifyFormToken(formToken, visit.ctx.clubId, visit.ctx.now);
  const isKept = 'tokenId' in state || state.violation.key === 'formTokenTooFresh';
  return isKept ? { ...visit, form: { ...visit.form, formToken } } : visit;
}

/** Renders a typed name as signature. Renders it for every request, because the name may have changed. */
async function signed(values: FormValues): Promise<FormValues> {
  return values.signatureName.trim() === ''
    ? values
    : { ...values, signature: await typedSignature(values.signatureName) };
}

function unsigned(values: FormValues, { signature }: FormValues): FormValues {
  return { ...values, signature };
}

/** Mails a link to the form as it is now, and shows the form again. The same for every valid address. */
async function sendLink(
  visit: FormVisit,
  data: FormData | URLSearchParams,
  shown: Pick<Shown, 'step' | 'draftToken'> & { readonly values: FormValues },
): Promise<Response> {
  const { ctx, rules } = visit;
  const typed = String(data.get('laterEmail') ?? '');
  // What a program of the browser wrote into the field that nobody sees, nobody else can remove.
  const values = { ...shown.values, website: '' };
  const again = (
    kind: 'later' | 'laterAddress' | 'laterTrap' | 'busy',
    { seconds = 0, email = typed }: { seconds?: number; email?: string } = {},
  ) => formResponse(visit, { ...shown, values, problems: [], notice: { kind, seconds, email } });
  if (rules.kind === 'Cancellation') return again('laterAddress');
  if (shown.values.website !== '') return again('laterTrap');
  try {
    await countVisit(ctx, 'PublicSubmit');
    const entries = [...data].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const body = FormDraftRequest.safeParse({
      kind: rules.kind,
      ...(visit.form.furtherForm ? { form: visit.form.furtherForm.slug } : {}),
      email: typed,
      entries: draftEntries(entries).map(([name, value]) => ({ name, value })),
      locale: ctx.locale,
    });
    if (!body.success) return again('laterAddress');
    await saveFormDraft(ctx, body.data);
    return again('later', { email: body.data.email });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'quota-exceeded')
      return again('busy', { seconds: Number(error.extra.headers?.['Retry-After'] ?? 60) });
    if (error.code === 'validation') return again('laterAddress');
    throw error;
  }
}

type Tokens = { readonly formToken: string; readonly draftToken: string };

async function send(
  visit: FormVisit,
  values: FormValues,
  { formToken, draftToken }: Tokens,
): Promise<Response> {
  const { ctx, form, page, rules } = visit;
  try {
    await countVisit(ctx, 'PublicSubmit');
    const outcome = await submitPlain(ctx, rules.kind, {
      submit: rules.toSubmit(values, form, ctx.locale),
      formToken,
      originUrl: `${env().APP_URL}${page.url.pathname}`,
    });
    if (draftToken !== '') await removeFormDraft(ctx, draftToken).catch(unlessGone);
    return sentRedirect(visit, receiptOf(outcome, values, form));
  } catch (error) {
    if (error instanceof AppError && error.code === 'form-token-used')
      return sentRedirect(visit, receiptOf(null, values, visit.form));
    return formResponse(visit, { ...refused(visit, values, error), draftToken });
  }
}

/**
 * Redirects after a POST, so that a reload sends nothing again. The target is the status page, which offers
 * the copy and the mail once more. Without a status link it is a page with the facts alone.
 */
function sentRedirect(visit: FormVisit, receipt: Receipt): Response {
  const { page, ctx } = visit;
  if (receipt.statusUrl !== null) return seeOther(sentAddress(receipt.statusUrl, ctx.locale, page.pageQuery));
  const query = new URLSearchParams({ lang: ctx.locale, sent: writeSentQuery(receipt, visit) });
  const embed = embedOf(page.pageQuery);
  if (embed) query.set('embed', embed);
  return seeOther(`${page.url.pathname}?${query}`);
}

function seeOther(location: string): Response {
  const headers = { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

/** The form again, with what the member typed and why it was not accepted. */
function refused(visit: FormVisit, given: FormValues, error: unknown): Shown {
  // What a program of the browser wrote into the field that nobody sees, nobody else can remove.
  const values = { ...given, website: '' };
  const { code, extra } = error instanceof AppError ? error : { code: 'internal', extra: {} };
  const { violations: found = [], headers }: AppError['extra'] = extra;
  const violations = found.filter(({ path }) => path !== 'website');
  const review = (kind: Notice, seconds = 0): Shown => ({
    values,
    step: 'review',
    problems: [],
    notice: { kind, seconds },
  });
  if (code === 'quota-exceeded') return review('busy', Number(headers?.['Retry-After'] ?? 60));
  if (violations.some(({ path }) => path === 'X-Form-Token')) return review('expired');
  if (code === 'form-closed') return review('closed');
  if (violations.some(({ path }) => path === 'X-Proof-Of-Work')) return review('proof');
  if (violations.length > 0) return showing(violations, values, visit);
  if (found.length > 0) return review('trap');
  log.error({ requestId: visit.ctx.requestId, err: error }, 'plain form failed');
  return review('failed');
}

/** Errors that only the service finds: a signature in another name, or the club has changed the form since it was opened. */
function showing(violations: readonly Violation[], values: FormValues, { form, rules }: FormVisit): Shown {
  const problems = violations.map(({ path, ...problem }) => ({ ...problem, name: rules.controlOf(path) }));
  const step = rules.stepOf(problems[0]?.name ?? '', form);
  const isByForm = violations.every(({ key }) => key === 'signatureName');
  return { values, step, problems, notice: isByForm ? null : { kind: 'changed', seconds: 0 } };
}

function unlessGone(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
}
