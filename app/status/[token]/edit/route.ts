import type { z } from 'zod';
import { type Page, servePage } from '@/app/f/_public/serve-page';
import { openStatus, seeOther, statusResponse, withErrorPages } from '@/app/status/[token]/status-visit';
import {
  controlOfCorrection,
  correctionsOf,
  listConflicts,
  mergeTyped,
  readCorrections,
} from '@/components/form-view/status/correctable';
import {
  CancellationSubmitPatchRequest,
  ChangeSubmitPatchRequest,
  MembershipPatchRequest,
} from '@/lib/contracts/submissions/submission-patches';
import { readForm } from '@/lib/http/body';
import { countVisit } from '@/lib/http/page-visitor';
import { parseBody } from '@/lib/http/parse';
import { AppError } from '@/lib/platform/errors';
import { etagOf } from '@/lib/platform/precondition';
import { type Corrections, correctSubmission } from '@/lib/services/submissions/correct/correct';

type Context = { readonly params: Promise<{ readonly token: string }> };

const route = '/status/{token}/edit';
const bodyBytesMax = 64 * 1024;

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page =>
    withErrorPages(page, async () => {
      const visit = await openStatus(page, token);
      const canCorrect = visit.status.possibleSteps.includes('Correct');
      if (!canCorrect) return seeOther(visit, visit.status.url, 'gone');
      return statusResponse(visit, { name: 'correct', typed: null, problems: [] });
    }),
  );
}

/**
 * Applies all corrections or none. Otherwise shows the page again with its errors, or with changes by others
 * since it was opened, and with all input.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page =>
    withErrorPages(page, async () => {
      await countVisit(page.visitor, 'PublicSubmit');
      const body = await readForm(request, bodyBytesMax);
      const typed = readCorrections([...body].map(([name, value]) => [name, String(value)] as const));
      return correct(page, token, typed);
    }),
  );
}

async function correct(page: Page, token: string, typed: ReadonlyMap<string, string>): Promise<Response> {
  const visit = await openStatus(page, token);
  const { status, locale } = visit;
  const { submission } = status;
  if (!status.possibleSteps.includes('Correct')) return seeOther(visit, status.url, 'gone');
  const changes = listConflicts(status, typed);
  if (changes.length > 0) {
    return statusResponse(
      visit,
      { name: 'correct', typed: mergeTyped(status, typed), problems: [], changes },
      409,
    );
  }
  const patches = correctionsOf(status, typed);
  if (patches.length === 0) return seeOther(visit, status.url, null);
  try {
    const visitor = { ...page.visitor, locale };
    const seen = [etagOf(submission.version)];
    const { url } = await correctSubmission(visitor, token, parse(submission.kind, patches), seen);
    return seeOther(visit, url, 'corrected');
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'state-conflict') return seeOther(visit, status.url, 'gone');
    // The submission changed after it was read above, so the input is checked again.
    if (code === 'precondition-failed') return correct(page, token, typed);
    if (code === 'too-soon') {
      return statusResponse(visit, { name: 'correct', typed, problems: [], isTooSoon: true }, 429);
    }
    if (!(error instanceof AppError) || code !== 'validation') throw error;
    const problems = (error.extra.violations ?? []).map(({ path, ...problem }) => ({
      ...problem,
      name: controlOfCorrection(status, path),
    }));
    return statusResponse(visit, { name: 'correct', typed, problems }, 400);
  }
}

function parse(kind: Corrections['kind'], patches: readonly object[]): Corrections {
  if (kind === 'Membership')
    return { kind, patches: patches.map(one => checked(MembershipPatchRequest, one)) };
  if (kind === 'Change') return { kind, patches: patches.map(one => checked(ChangeSubmitPatchRequest, one)) };
  return { kind, patches: patches.map(one => checked(CancellationSubmitPatchRequest, one)) };
}

/** Throws a 400 like the API. */
function checked<Patch extends z.ZodType>(schema: Patch, given: object): z.output<Patch> {
  parseBody(schema, given);
  return schema.parse(given);
}
