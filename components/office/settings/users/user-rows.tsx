'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { useLimitText } from '@/components/office/settings/users/department-limit';
import { nameOfUser, UserStateBadge } from '@/components/office/settings/users/user-state';
import { Avatar } from '@/components/ui/display/avatar';
import { ListCard, ListCards } from '@/components/ui/display/list-cards';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { Link } from '@/components/ui/link';
import type { User } from '@/lib/contracts/users';

type UserRowsProps = { people: readonly User[]; ownId: string };

export function UserTable({ people, ownId }: UserRowsProps) {
  const t = useTranslations('settings.users');
  const roles = useTranslations('labels.role');
  const limitOf = useLimitText();
  const router = useRouter();
  return (
    <Table caption={t('caption')}>
      <THead>
        <tr>
          <Th className="w-full">{t('name')}</Th>
          <Th>{t('role')}</Th>
          <Th>{t('state')}</Th>
          <Th>{t('lastSignIn')}</Th>
        </tr>
      </THead>
      <TBody>
        {people.map(user => {
          const href = `/settings/users/${user.id}`;
          const name = nameOfUser(user);
          return (
            <Tr
              key={user.id}
              onClick={event => {
                const isOnLink = event.target instanceof Element && event.target.closest('a');
                if (!isOnLink) router.push(href);
              }}
              className="cursor-pointer"
            >
              <Td>
                <span className="flex min-w-0 items-center gap-3">
                  <Avatar name={name} />
                  <span className="min-w-0 wrap-anywhere">
                    <Link href={href} className="block rounded-sm font-medium hover:underline">
                      {name}
                      {user.id === ownId && <span className="font-normal text-ink-muted"> ({t('you')})</span>}
                    </Link>
                    <span className="block text-sm text-ink-muted">{user.email}</span>
                  </span>
                </span>
              </Td>
              <Td>
                {roles(user.role)}
                {user.departmentIds.length > 0 && (
                  <span className="line-clamp-2 text-sm text-ink-muted">{limitOf(user.departmentIds)}</span>
                )}
              </Td>
              <Td>
                <UserStateBadge user={user} />
              </Td>
              <Td className="whitespace-nowrap text-ink-muted">
                {user.lastSignInAt ? <RelativeTime value={user.lastSignInAt} /> : t('never')}
              </Td>
            </Tr>
          );
        })}
      </TBody>
    </Table>
  );
}

export function UserCards({ people, ownId }: UserRowsProps) {
  const t = useTranslations('settings.users');
  const roles = useTranslations('labels.role');
  const limitOf = useLimitText();
  return (
    <ListCards label={t('title')}>
      {people.map(user => (
        <ListCard
          key={user.id}
          href={`/settings/users/${user.id}`}
          title={user.id === ownId ? `${nameOfUser(user)} (${t('you')})` : nameOfUser(user)}
          aside={<UserStateBadge user={user} />}
          meta={[roles(user.role), limitOf(user.departmentIds), user.email].filter(Boolean).join(' · ')}
        />
      ))}
    </ListCards>
  );
}
