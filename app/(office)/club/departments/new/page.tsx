import type { Metadata } from 'next';
import { NewDepartment } from '@/components/office/club/departments/department-editor';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('departments.new') };
}

export default async function NewDepartmentPage() {
  const { user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return <NewDepartment />;
}
