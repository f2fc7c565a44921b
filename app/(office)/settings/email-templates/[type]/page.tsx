import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NoPermission } from '@/components/office/no-permission';
import { TemplateEditor } from '@/components/office/settings/email-templates/template-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { emailTemplateTypes } from '@/lib/rules/enums';
import { requireOfficeSession } from '@/lib/sessions/office-session';

type EmailTemplatePageProps = { params: Promise<{ type: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('templates.title') };
}

export default async function EmailTemplatePage({ params }: EmailTemplatePageProps) {
  const [{ type: asked }, { user }] = await Promise.all([params, requireOfficeSession()]);
  const type = emailTemplateTypes.find(one => one === asked);
  if (!type) notFound();
  return isRoleAtLeast(user.role, 'Manager') ? (
    <TemplateEditor key={type} type={type} />
  ) : (
    <NoPermission needed="Manager" />
  );
}
