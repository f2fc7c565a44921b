import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { Ctx } from '@/lib/platform/context';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import type { Role } from '@/lib/rules/enums';
import { hasMailServer } from '@/lib/services/smtp/read';

/** For those who can set up the mail server: that nothing leaves without one. */
export async function MailNotice({ ctx, role }: { ctx: Ctx; role: Role }) {
  if (!isRoleAtLeast(role, 'Manager') || (await hasMailServer(ctx))) return null;
  const t = await getPageTranslator('office');
  return (
    <Notice tone="warning" className="mb-4 print:hidden">
      {t('noMailServer.text')} <TextLink href="/settings/mail-server">{t('noMailServer.link')}</TextLink>
    </Notice>
  );
}
