'use client';

import { useTranslations } from 'use-intl';
import { Checkbox, CheckboxBox } from '@/components/ui/checkbox';
import { FieldGroup } from '@/components/ui/field-group';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/table';
import type { Notifications } from '@/lib/api-client/notifications';
import { type SubmissionKind, submissionKinds } from '@/lib/contracts/enums';

type Recipient = Omit<Notifications['users'][number], 'kinds'> & {
  readonly kinds: readonly SubmissionKind[];
};

type NotificationRowsProps = {
  users: readonly Recipient[];
  onChoose: (userId: string, kind: SubmissionKind, isChosen: boolean) => void;
};

export function NotificationTable({ users, onChoose }: NotificationRowsProps) {
  const t = useTranslations('settings.notifications');
  const labels = useTranslations('labels');
  return (
    <Table caption={t('caption')}>
      <THead>
        <tr>
          <Th>{t('person')}</Th>
          {submissionKinds.map(kind => (
            <Th key={kind} className="w-44 text-center">
              {labels(`kinds.${kind}`)}
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
            </Td>
            {submissionKinds.map(kind => (
              <Td key={kind} className="text-center">
                <CheckboxBox
                  aria-label={t('cell', { kind: labels(`kinds.${kind}`), name: nameOfRecipient(user) })}
                  checked={user.kinds.includes(kind)}
                  onChange={event => onChoose(user.userId, kind, event.target.checked)}
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
  const labels = useTranslations('labels');
  return (
    <ul className="divide-y divide-hairline">
      {users.map(user => (
        <li key={user.userId} className="px-5 py-4">
          <FieldGroup legend={nameOfRecipient(user)} hint={user.email}>
            {submissionKinds.map(kind => (
              <Checkbox
                key={kind}
                label={labels(`kinds.${kind}`)}
                checked={user.kinds.includes(kind)}
                onChange={event => onChoose(user.userId, kind, event.target.checked)}
              />
            ))}
          </FieldGroup>
        </li>
      ))}
    </ul>
  );
}

export function nameOfRecipient({
  firstName,
  lastName,
  email,
}: Pick<Recipient, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
