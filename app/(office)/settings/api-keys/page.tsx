import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { ApiKeysScreen } from '@/components/office/settings/api-keys/api-keys-screen';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('apiKeys.title') };
}

export default async function ApiKeysPage() {
  const { user } = await requireOfficeSession();
  return isRoleAtLeast(user.role, 'Admin') ? (
    <ApiKeysScreen origin={env().APP_URL} />
  ) : (
    <NoPermission needed="Admin" />
  );
}
