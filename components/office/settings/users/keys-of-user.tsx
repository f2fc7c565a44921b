import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameOfUser } from '@/components/office/settings/users/user-state';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Notice } from '@/components/ui/notice';
import { useApiKeys } from '@/lib/api-client/api-keys';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { KeysOfUser as Choice, User } from '@/lib/contracts/users';
import type { Role } from '@/lib/rules/enums';

/**
 * Names the API keys that end when their creator may do no more than `highest` (null: nothing), and asks whether the
 * signed-in user takes them over. `field` is null if there are none.
 */
export function useKeysOfUser(user: User, { highest, isSelf }: { highest: Role | null; isSelf?: boolean }) {
  const t = useTranslations('settings.users');
  const { data: keys = [] } = useApiKeys();
  const [isTakenOver, setIsTakenOver] = useState(false);
  const name = nameOfUser(user);
  const ending = keys.filter(
    ({ createdById, role }) => createdById === user.id && !(highest && isRoleAtLeast(highest, role)),
  );
  const count = ending.length;
  const choice: Choice = isTakenOver && count > 0 ? 'TakeOver' : 'End';
  const field = count > 0 && (
    <div className="flex flex-col gap-3">
      {choice === 'End' && (
        <Notice tone="warning" title={t('endingKeys', { count, name })}>
          {t('endingKeysText', { names: ending.map(key => key.name).join(', ') })}
        </Notice>
      )}
      {!isSelf && (
        <Checkbox
          label={t('takeOverKeys', { count })}
          hint={t('takeOverKeysHint', { name })}
          checked={isTakenOver}
          onChange={event => setIsTakenOver(event.target.checked)}
        />
      )}
    </div>
  );
  return { choice, field };
}
