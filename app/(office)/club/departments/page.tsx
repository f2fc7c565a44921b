import type { Metadata } from 'next';
import { DepartmentList } from '@/components/office/club/departments/department-list';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('departments.title') };
}

export default async function DepartmentsPage() {
  const { user } = await requireOfficeSession();
  return <DepartmentList mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
