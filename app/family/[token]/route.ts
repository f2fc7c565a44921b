import { formOfSubmission } from '@/app/f/_public/form-of-submission';
import { htmlResponse } from '@/app/f/_public/html-response';
import {
  type LinkMessages,
  secret,
  toItself,
  unlessDecided,
  withErrorPages,
} from '@/app/f/_public/link-page';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import { type Page, servePage } from '@/app/f/_public/serve-page';
import { readText } from '@/lib/http/body';
import { countVisit, visitClub } from '@/lib/http/page-visitor';
import { readerLocale } from '@/lib/rules/texts/translations';
import { answerFamilyConsents, getFamilyPage } from '@/lib/services/submissions/family/family-page';

type Context = { readonly params: Promise<{ readonly token: string }> };

const route = '/family/{token}';

const messages: LinkMessages = {
  'not-found': { title: 'form.familyPage.unknownTitle', text: 'form.familyPage.unknown' },
  expired: { title: 'form.familyPage.expiredTitle', text: 'form.familyPage.expired', hasContact: true },
};

/** Shows a family member what was applied for in their name, and their consents. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page => withErrorPages(page, messages, () => show(page, token)));
}

/** Stores the ticked consents among those that the club asks for now. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page =>
    withErrorPages(page, messages, async () => {
      await countVisit(page.visitor, 'PublicSubmit');
      const given = new URLSearchParams(await readText(request, 4096)).getAll('given');
      const locale = page.askedLocale ?? undefined;
      const { mediaConsents } = await getFamilyPage(page.visitor, token, locale);
      const answers = Object.fromEntries(
        mediaConsents.map(({ consentId }) => [consentId, given.includes(consentId)]),
      );
      const stored = await answerFamilyConsents(page.visitor, token, { answers, locale }).catch(
        unlessDecided,
      );
      return toItself(page, stored ? { saved: '1' } : {});
    }),
  );
}

async function show(page: Page, token: string): Promise<Response> {
  const { nonce, url } = page;
  const asked = page.askedLocale ?? undefined;
  const part = await getFamilyPage(page.visitor, token, asked);
  const ctx = await visitClub(page.visitor, part.clubSlug);
  const [{ renderFamilyPage }, form] = await Promise.all([
    loadRenderer(),
    formOfSubmission(ctx, { kind: 'Membership' }, asked ?? part.locale),
  ]);
  const locale = readerLocale(form.club, asked, part.locale);
  const isSaved = url.searchParams.get('saved') === '1';
  const html = renderFamilyPage({ locale, path: url.pathname, nonce, form, part, isSaved });
  return secret(htmlResponse(html, { nonce, frameOrigins: null, isAddressSecret: true }));
}
