import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { ApiKeyScreen } from '@/components/office/settings/api-keys/api-key-screen';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

type ApiKeyPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('apiKeys.title') };
}

export default async function ApiKeyPage({ params }: ApiKeyPageProps) {
  const [{ id }, { user }] = await Promise.all([params, requireOfficeSession()]);
  return isRoleAtLeast(user.role, 'Admin') ? <ApiKeyScreen id={id} /> : <NoPermission needed="Admin" />;
}
