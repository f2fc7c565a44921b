import type { Metadata } from 'next';
import { NewFurtherForm } from '@/components/office/forms/further-form-editor';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('forms');
  return { title: t('further.new') };
}

export default async function NewFurtherFormPage() {
  const { club, user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return <NewFurtherForm slug={club.slug} />;
}
