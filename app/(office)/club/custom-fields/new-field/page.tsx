import type { Metadata } from 'next';
import { NewCustomField } from '@/components/office/club/custom-fields/custom-field-editor';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('customFields.new') };
}

export default async function NewCustomFieldPage() {
  const { user, club } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return <NewCustomField slug={club.slug} />;
}
