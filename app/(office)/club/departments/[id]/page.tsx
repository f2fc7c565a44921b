import type { Metadata } from 'next';
import { DepartmentEditor } from '@/components/office/club/department-editor';

import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('departments.one') };
}

export default async function DepartmentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { user } = await requireOfficeSession();
  return <DepartmentEditor key={id} id={id} mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
