import { unlessDecided } from '@/app/f/_public/link-page';
import { servePage } from '@/app/f/_public/serve-page';
import { openStatus, seeOther, statusResponse, withErrorPages } from '@/app/status/[token]/status-visit';
import { countVisit } from '@/lib/http/page-visitor';
import { withdrawSubmission } from '@/lib/services/submissions/decide/withdraw';

type Context = { readonly params: Promise<{ readonly token: string }> };

const route = '/status/{token}/withdraw';

/** Asks for confirmation. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page =>
    withErrorPages(page, async () => {
      const visit = await openStatus(page, token);
      const canWithdraw = visit.status.possibleSteps.includes('Withdraw');
      return canWithdraw
        ? statusResponse(visit, { name: 'withdraw' })
        : seeOther(visit, visit.status.url, 'gone');
    }),
  );
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page =>
    withErrorPages(page, async () => {
      await countVisit(page.visitor, 'PublicSubmit');
      const visit = await openStatus(page, token);
      const isDone = await withdrawSubmission(page.visitor, token).then(() => true, unlessDecided);
      return seeOther(visit, visit.status.url, isDone ? null : 'gone');
    }),
  );
}
