import type { Metadata } from 'next';
import { DepartmentEditor } from '@/components/office/club/departments/department-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('departments.one') };
}

export default async function DepartmentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { user } = await requireOfficeSession();
  return <DepartmentEditor key={id} id={id} mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
