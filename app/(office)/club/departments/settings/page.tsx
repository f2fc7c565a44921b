import type { Metadata } from 'next';
import { DepartmentSettingsEditor } from '@/components/office/club/departments/department-settings-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('departmentSettings.title') };
}

export default async function DepartmentSettingsPage() {
  const { user } = await requireOfficeSession();
  return <DepartmentSettingsEditor mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
