import type { z } from 'zod';
import { type Page, servePage } from '@/app/f/_public/serve-page';
import {
  openStatus,
  type StatusVisit,
  seeOther,
  statusResponse,
  withErrorPages,
} from '@/app/status/[token]/status-visit';
import {
  controlOfCorrection,
  correctionsOf,
  hasUnsureEmail,
  likenessesByCorrection,
  listConflicts,
  mergeTyped,
  readCorrections,
  typedSince,
} from '@/components/form-view/status/correctable';
import type { StatusNews } from '@/components/form-view/status/status-news';
import {
  CancellationSubmitPatchRequest,
  ChangeSubmitPatchRequest,
  MembershipCorrectionRequest,
} from '@/lib/contracts/submissions/submission-patches';
import type { MemberStep, SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { readForm } from '@/lib/http/body';
import { countVisit } from '@/lib/http/page-visitor';
import { parseBody } from '@/lib/http/parse';
import { AppError } from '@/lib/platform/errors';
import { etagOf, type Precondition } from '@/lib/platform/precondition';
import type { Corrections } from '@/lib/services/submissions/correct/correct';
import type { StatusVisitor } from '@/lib/services/submissions/status/status-place';

type Context = { readonly params: Promise<{ readonly token: string }> };

/** A page of a status link with the correction form. */
type CorrectionPage = {
  readonly route: string;
  readonly view: 'correct' | 'answer';
  readonly step: MemberStep;
  /** Said if the step is no longer possible. */
  readonly over: StatusNews;
  /** Said after the step. */
  readonly done: (corrections: Corrections) => StatusNews;
  /** Returns null if nothing was typed. Throws a 400 for text that is not allowed. */
  readonly read: (
    typed: ReadonlyMap<string, string>,
    corrections: Corrections,
  ) => ((visitor: StatusVisitor, token: string, seen: Precondition) => Promise<SubmissionStatus>) | null;
};

const bodyBytesMax = 64 * 1024;

/**
 * GET shows the page. POST applies everything or nothing: otherwise it shows the page again with its errors, or with
 * changes by others since it was opened, and with all input.
 */
export function correctionRoute(kind: CorrectionPage) {
  const { route, view, step, over } = kind;
  async function GET(request: Request, { params }: Context): Promise<Response> {
    const { token } = await params;
    return servePage(request, route, page =>
      withErrorPages(page, async () => {
        const visit = await openStatus(page, token);
        const isPossible = visit.status.possibleSteps.includes(step);
        if (!isPossible) return seeOther(visit, visit.status.url, over);
        return statusResponse(visit, { name: view, typed: null, problems: [] });
      }),
    );
  }
  async function POST(request: Request, { params }: Context): Promise<Response> {
    const { token } = await params;
    return servePage(request, route, page =>
      withErrorPages(page, async () => {
        await countVisit(page.visitor, 'PublicSubmit');
        const body = await readForm(request, bodyBytesMax);
        const typed = readCorrections([...body].map(([name, value]) => [name, String(value)] as const));
        return save(kind, page, token, typed);
      }),
    );
  }
  return { GET, POST };
}

async function save(
  kind: CorrectionPage,
  page: Page,
  token: string,
  typed: ReadonlyMap<string, string>,
): Promise<Response> {
  const { view: name, step, done, read } = kind;
  const visit = await openStatus(page, token);
  const { status, locale } = visit;
  const { submission } = status;
  if (!status.possibleSteps.includes(step) || isOtherQuestion(visit, typed)) return lost(kind, visit, typed);
  const changes = listConflicts(status, typed);
  if (changes.length > 0)
    return statusResponse(visit, { name, typed: merged(visit, typed), problems: [], changes }, 409);
  if (hasUnsureEmail(status, typed))
    return statusResponse(visit, { name, typed, problems: [], isUnsure: true }, 400);
  if (typed.get('areTwoPeople') !== 'yes' && likenessesByCorrection(status, typed).length > 0) {
    const problems = [{ name: 'areTwoPeople', key: 'guardiansAsked' }];
    return statusResponse(visit, { name, typed, problems }, 400);
  }
  try {
    const corrections = parse(submission.kind, correctionsOf(status, typed));
    const work = read(typed, corrections);
    if (!work) return seeOther(visit, status.url, null);
    const { url } = await work({ ...page.visitor, locale }, token, [etagOf(submission.version)]);
    return seeOther(visit, url, done(corrections));
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'state-conflict') return lost(kind, await openStatus(page, token), typed);
    // The submission changed after it was read above, so the input is checked again.
    if (code === 'precondition-failed') return save(kind, page, token, typed);
    if (code === 'too-soon') {
      return statusResponse(visit, { name, typed, problems: [], isTooSoon: true }, 429);
    }
    if (!(error instanceof AppError) || code !== 'validation') throw error;
    const problems = (error.extra.violations ?? []).map(({ path, ...problem }) => ({
      ...problem,
      name: controlOfCorrection(status, path),
    }));
    return statusResponse(visit, { name, typed, problems }, 400);
  }
}

/** Whether the club has asked another question since the page was opened. */
function isOtherQuestion({ status }: StatusVisit, typed: ReadonlyMap<string, string>): boolean {
  return typed.has('question') && status.question !== null && typed.get('question') !== status.question.id;
}

/** The step is no longer possible, or the question is another one. Shows the input again, as nothing was saved. */
async function lost(
  { view: name, step, over }: CorrectionPage,
  visit: StatusVisit,
  typed: ReadonlyMap<string, string>,
): Promise<Response> {
  const { status } = visit;
  if (status.possibleSteps.includes(step)) {
    const changes = listConflicts(status, typed);
    const view = { name, typed: merged(visit, typed), problems: [], changes, isOtherQuestion: true };
    return statusResponse(visit, view, 409);
  }
  const unsent = typedSince(typed);
  if (unsent.length === 0) return seeOther(visit, status.url, over);
  return statusResponse(visit, { name: 'unsent', of: name, unsent }, 409);
}

/** The input with the present values of what others changed; the answer is no field of the submission. */
function merged({ status }: StatusVisit, typed: ReadonlyMap<string, string>): Map<string, string> {
  return mergeTyped(status, typed).set('answer', typed.get('answer') ?? '');
}

function parse(kind: Corrections['kind'], patches: readonly object[]): Corrections {
  if (kind === 'Membership')
    return { kind, patches: patches.map(one => checked(MembershipCorrectionRequest, one)) };
  if (kind === 'Change') return { kind, patches: patches.map(one => checked(ChangeSubmitPatchRequest, one)) };
  return { kind, patches: patches.map(one => checked(CancellationSubmitPatchRequest, one)) };
}

/** Throws a 400 like the API. */
export function checked<Body extends z.ZodType>(schema: Body, given: object): z.output<Body> {
  parseBody(schema, given);
  return schema.parse(given);
}
