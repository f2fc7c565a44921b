import { TriangleAlert } from 'lucide-react';
import { TextLink } from '@/components/ui/text-link';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { Ctx } from '@/lib/platform/context';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import type { Role } from '@/lib/rules/enums';
import { hasMailServer } from '@/lib/services/smtp/read';

/** For those who can set up the mail server: that nothing leaves without one. A line in the top margin of the page. */
export async function MailNotice({ ctx, role }: { ctx: Ctx; role: Role }) {
  if (!isRoleAtLeast(role, 'Manager') || (await hasMailServer(ctx))) return null;
  const t = await getPageTranslator('office');
  return (
    <p className="-mx-4 -mt-5 mb-3 flex items-center gap-2 border-b border-confirmed-line bg-confirmed-soft px-4 py-1 text-sm text-ink md:-mx-8 md:-mt-7 md:px-8 print:hidden">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-confirmed max-md:hidden" />
      <span>
        {t('noMailServer.text')}{' '}
        <TextLink href="/settings/mail-server" className="-my-0.5 inline-block py-0.5">
          {t('noMailServer.link')}
        </TextLink>
      </span>
    </p>
  );
}
