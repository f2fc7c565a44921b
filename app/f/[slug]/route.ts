import { messagePage, servePage } from '@/app/f/_public/serve-page';
import type { RouteContext } from '@/app/f/[slug]/[kind]/serve-form';
import { formPath } from '@/components/form-view/form-path';
import type { Message } from '@/components/form-view/message-view';
import { addressOf } from '@/components/form-view/page-state';
import { visitClub } from '@/lib/http/page-visitor';
import { getClubInfo } from '@/lib/services/clubs/read';
import { listOpenForms } from '@/lib/services/public-forms/list-open';
import { getPublicForm } from '@/lib/services/public-forms/read';

/** The open forms of a club. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { slug = '' } = await params;
  return servePage(request, '/f/{slug}', async page => {
    const ctx = await visitClub(page.visitor, slug);
    const [form, open, { info }] = await Promise.all([
      getPublicForm(ctx, 'Membership', page.localeFor),
      listOpenForms(ctx, page.localeFor),
      getClubInfo(ctx),
    ]);
    const { locale, club } = form;
    const forms = open.map(({ kind, furtherForm }) => ({
      href: addressOf({ path: formPath({ kind, club, furtherForm }), pageQuery: page.pageQuery }, locale),
      kind,
      furtherForm,
    }));
    const message: Message = {
      title: 'form.forms.title',
      text: open.length > 0 ? 'form.forms.lead' : 'form.forms.none',
      forms,
      hasContact: open.length === 0,
    };
    const shown = { ...page, visitor: { ...page.visitor, locale } };
    return messagePage(shown, message, 200, { form, allowedOrigins: info.allowedOrigins });
  });
}
