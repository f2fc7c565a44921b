import type { Ctx } from '@/lib/context';
import { roles } from '@/lib/contracts/enums';
import type { RoleDescription } from '@/lib/contracts/users';
import { translatorFor } from '@/lib/i18n/translator';

/** The roles, the mightiest first, in the reader's language. */
export function listRoles({ locale }: Ctx): RoleDescription[] {
  const t = translatorFor('labels', { locale });
  return roles.map(name => ({ name, description: t(`roleDescription.${name}`) }));
}
