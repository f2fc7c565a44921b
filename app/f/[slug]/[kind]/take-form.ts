import { type FormVisit, formResponse, type Shown, sentResponse } from '@/app/f/[slug]/[kind]/form-visit';
import { writeSentQuery } from '@/app/f/[slug]/[kind]/sent-query';
import { typedSignature } from '@/app/f/[slug]/[kind]/typed-signature';
import { controlOfPath } from '@/components/form-view/form-problems';
import type { FormValues } from '@/components/form-view/form-values';
import { plainAction } from '@/components/form-view/plain-action';
import { readFormData } from '@/components/form-view/read-form-data';
import type { Receipt } from '@/components/form-view/sent-view';
import { isStepId, stepOfControl } from '@/components/form-view/steps';
import { toMembershipSubmit } from '@/components/form-view/to-membership-submit';
import { readTypedDate } from '@/components/form-view/typed-date';
import { verifyFormToken } from '@/lib/auth/form-token';
import { MembershipSubmit } from '@/lib/contracts/submissions';
import { env } from '@/lib/env';
import { AppError, type Violation } from '@/lib/errors';
import { needsGuardians } from '@/lib/forms/guardian-rules';
import { readText } from '@/lib/http/body';
import { countVisit } from '@/lib/http/page-visitor';
import { parseLeniently } from '@/lib/http/parse';
import { log } from '@/lib/log';
import { submitMembership } from '@/lib/services/submissions/submit-membership';

const bodyBytesMax = 1024 * 1024;

/** Answers a form that the browser itself posted: shows it again as its button asks, or sends it. */
export async function takeForm(request: Request, opened: FormVisit): Promise<Response> {
  const data = await readPost(request);
  const formToken = String(data.get('formToken') ?? '');
  const visit = await withToken(opened, formToken);
  const step = String(data.get('step') ?? '');
  const typed = readFormData(data, visit.form);
  const values = await signed(typed);
  const start = { values, step: isStepId(step) ? step : 'membership' } as const;
  const next = plainAction(String(data.get('action') ?? 'review'), start, visit.form, visit.ctx.locale);
  if (next.isSending) return send(visit, values, formToken);
  return formResponse(visit, { ...next, values: unsigned(next.values, typed), notice: null });
}

async function readPost(request: Request): Promise<FormData | URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  const text = await readText(request, bodyBytesMax);
  if (!type.startsWith('multipart/form-data')) return new URLSearchParams(text);
  try {
    return await new Response(text, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new AppError('malformed-json');
  }
}

/** The token of the form as it was opened goes on as long as it counts: by it a form sent twice is known. */
async function withToken(visit: FormVisit, formToken: string): Promise<FormVisit> {
  const state = await verifyFormToken(formToken, visit.ctx.clubId, visit.ctx.now);
  const isKept = 'tokenId' in state || state.violation.key === 'formTokenTooFresh';
  return isKept ? { ...visit, form: { ...visit.form, formToken } } : visit;
}

/** A typed name is as good as a drawn line, and is drawn anew each time, for it may have changed. */
async function signed(values: FormValues): Promise<FormValues> {
  return values.signatureName.trim() === ''
    ? values
    : { ...values, signature: await typedSignature(values.signatureName) };
}

function unsigned(values: FormValues, { signature }: FormValues): FormValues {
  return { ...values, signature };
}

async function send(visit: FormVisit, values: FormValues, formToken: string): Promise<Response> {
  const { ctx, form, page } = visit;
  try {
    await countVisit(ctx, 'PublicSubmit');
    const submit = toMembershipSubmit(values, form, ctx.locale);
    const lenient = parseLeniently(MembershipSubmit, submit);
    const answer = await submitMembership(ctx, {
      body: MembershipSubmit.parse(lenient.body),
      shapeViolations: lenient.violations,
      formToken,
      originUrl: `${env().APP_URL}${page.url.pathname}`,
    });
    const isMinor = needsGuardians(readTypedDate(values.birthDate), form.today);
    return sentRedirect(visit, { ...answer, isMinor, email: null });
  } catch (error) {
    return refusal(visit, values, error);
  }
}

/** Post, redirect, get: loading the page after sending again sends nothing again. */
function sentRedirect({ page, ctx }: FormVisit, receipt: Receipt): Response {
  const query = new URLSearchParams({ lang: ctx.locale, sent: writeSentQuery(receipt, ctx.clubId) });
  return new Response(null, {
    status: 303,
    headers: { Location: `${page.url.pathname}?${query}`, 'Cache-Control': 'no-store' },
  });
}

async function refusal(visit: FormVisit, values: FormValues, error: unknown): Promise<Response> {
  const review: Shown = { values, step: 'review', problems: [], notice: null };
  const code = error instanceof AppError ? error.code : 'internal';
  const { violations = [], headers } = error instanceof AppError ? error.extra : {};
  if (code === 'form-token-used') return sentResponse(visit, alreadySent(visit), '');
  if (code === 'quota-exceeded') {
    const seconds = Number(headers?.['Retry-After'] ?? 60);
    return formResponse(visit, { ...review, notice: { kind: 'busy', seconds } });
  }
  if (violations.some(({ path }) => path === 'X-Form-Token')) {
    return formResponse(visit, { ...review, notice: { kind: 'expired', seconds: 0 } });
  }
  if (violations.length > 0) return formResponse(visit, showing(violations, values, visit));
  log.error({ requestId: visit.ctx.requestId, err: error }, 'plain form failed');
  return formResponse(visit, { ...review, notice: { kind: 'failed', seconds: 0 } });
}

/** What only the service found: the club has changed what the form offers since it was opened. */
function showing(violations: readonly Violation[], values: FormValues, { form }: FormVisit): Shown {
  const problems = violations.map(({ path, ...problem }) => ({ ...problem, name: controlOfPath(path) }));
  const step = stepOfControl(problems[0]?.name ?? '', form);
  return { values, step, problems, notice: { kind: 'changed', seconds: 0 } };
}

function alreadySent({ form }: FormVisit): Receipt {
  return { number: null, needsConfirmation: form.settings.needConfirmation, isMinor: false, email: null };
}
