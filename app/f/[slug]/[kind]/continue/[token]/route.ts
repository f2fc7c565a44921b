import { messagePage, type Page, servePage } from '@/app/f/_public/serve-page';
import { type FormVisit, formResponse, openForm } from '@/app/f/[slug]/[kind]/form-visit';
import type { RouteContext } from '@/app/f/[slug]/[kind]/serve-form';
import { formPath } from '@/components/form-view/form-path';
import { formProblems } from '@/components/form-view/form-problems';
import { readFormData } from '@/components/form-view/read-form-data';
import { rulesOfPage } from '@/components/form-view/rules-of';
import { visitClub } from '@/lib/http/page-visitor';
import { AppError, notFound } from '@/lib/platform/errors';
import { getFormDraft } from '@/lib/services/form-drafts/read';

/** The form with the values that the applicant stored by mail. Changes nothing, because mail scanners open links. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { slug = '', kind = '', token = '' } = await params;
  const response = await servePage(request, '/f/{slug}/{kind}/continue/{token}', async page => {
    const rules = rulesOfPage(kind);
    if (!rules) throw notFound();
    const known = await visitClub(page.visitor, slug);
    const draft = await getFormDraft(known, token).catch(unlessOver);
    const furtherForm = draft?.form ? { furtherForm: draft.form } : {};
    const visit = draft && (await openForm(request, page, { slug, rules, ...furtherForm }).catch(unlessOver));
    if (!visit || draft.kind !== rules.kind || visit.form.closed)
      return overPage(page, visit ?? (await openForm(request, page, { slug, rules })));
    const data = new FormData();
    for (const { name, value } of draft.entries) data.append(name, value);
    // The form posts to its own address, so that the secret of this one is not used again.
    const url = new URL(formPath(visit.form), page.url);
    const values = readFormData(data, visit.form);
    const [firstProblem] = formProblems(rules, values, visit.form, visit.ctx.locale);
    return formResponse(
      { ...visit, page: { ...page, url } },
      {
        values,
        problems: [],
        draftToken: token,
        step: firstProblem ? rules.stepOf(firstProblem.name, visit.form) : 'review',
        notice: { kind: 'continued', seconds: 0 },
      },
    );
  });
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}

/** Unknown and expired links look the same. */
function unlessOver(error: unknown): null {
  if (error instanceof AppError && (error.code === 'not-found' || error.code === 'expired')) return null;
  throw error;
}

function overPage(page: Page, visit: FormVisit): Promise<Response> {
  const message = {
    title: 'form.missing.draftTitle',
    text: 'form.missing.draft',
    link: { href: formPath(visit.form), words: 'form.missing.toForm' },
  } as const;
  const visitor = { ...page.visitor, locale: visit.ctx.locale };
  return messagePage({ ...page, visitor }, message, 410, visit);
}
