'use client';

import { useTranslations } from 'use-intl';
import { useLimitText } from '@/components/office/settings/users/department-limit';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { Checkbox, CheckboxBox } from '@/components/ui/inputs/checkbox';
import { FieldGroup } from '@/components/ui/inputs/field-group';
import {
  type Notifications,
  type NotificationTopic,
  notificationTopics,
} from '@/lib/api-client/notifications';

type Recipient = Omit<Notifications['users'][number], 'kinds' | 'monthlyReport'> & {
  readonly topics: readonly NotificationTopic[];
};

type NotificationRowsProps = {
  users: readonly Recipient[];
  onChoose: (userId: string, topic: NotificationTopic, isChosen: boolean) => void;
};

export function NotificationTable({ users, onChoose }: NotificationRowsProps) {
  const t = useTranslations('settings.notifications');
  const nameOf = useTopicName();
  const limitOf = useLimitText();
  return (
    <Table caption={t('caption')}>
      <THead>
        <tr>
          <Th>{t('person')}</Th>
          {notificationTopics.map(topic => (
            <Th key={topic} className="w-36 text-center">
              {nameOf(topic)}
            </Th>
          ))}
        </tr>
      </THead>
      <TBody>
        {users.map(user => (
          <Tr key={user.userId}>
            <Td>
              <span className="block font-medium">{nameOfRecipient(user)}</span>
              <span className="block text-sm text-ink-muted">{user.email}</span>
              {user.departmentIds.length > 0 && (
                <span className="block text-sm text-ink-muted">
                  {t('limited', { departments: limitOf(user.departmentIds) })}
                </span>
              )}
            </Td>
            {notificationTopics.map(topic => (
              <Td key={topic} className="text-center">
                <CheckboxBox
                  aria-label={t('cell', { kind: nameOf(topic), name: nameOfRecipient(user) })}
                  checked={user.topics.includes(topic)}
                  onChange={event => onChoose(user.userId, topic, event.target.checked)}
                />
              </Td>
            ))}
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

export function NotificationCards({ users, onChoose }: NotificationRowsProps) {
  const t = useTranslations('settings.notifications');
  const nameOf = useTopicName();
  const limitOf = useLimitText();
  return (
    <ul className="divide-y divide-hairline">
      {users.map(user => (
        <li key={user.userId} className="px-5 py-4">
          <FieldGroup
            legend={nameOfRecipient(user)}
            hint={
              user.departmentIds.length > 0
                ? `${user.email} · ${t('limited', { departments: limitOf(user.departmentIds) })}`
                : user.email
            }
          >
            {notificationTopics.map(topic => (
              <Checkbox
                key={topic}
                label={nameOf(topic)}
                checked={user.topics.includes(topic)}
                onChange={event => onChoose(user.userId, topic, event.target.checked)}
              />
            ))}
          </FieldGroup>
        </li>
      ))}
    </ul>
  );
}

export function useTopicName(): (topic: NotificationTopic) => string {
  const t = useTranslations('settings.notifications');
  const labels = useTranslations('labels');
  return topic => (topic === 'MonthlyReport' ? t('monthlyReport') : labels(`kinds.${topic}`));
}

export function nameOfRecipient({
  firstName,
  lastName,
  email,
}: Pick<Recipient, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
