import type { Metadata } from 'next';
import { CustomFieldList } from '@/components/office/club/custom-fields/custom-field-list';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('customFields.title') };
}

export default async function CustomFieldsPage() {
  const { user } = await requireOfficeSession();
  return <CustomFieldList mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
