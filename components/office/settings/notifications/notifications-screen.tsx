'use client';

import { Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import {
  NotificationCards,
  NotificationTable,
  nameOfRecipient,
  useTopicName,
} from '@/components/office/settings/notifications/notification-rows';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { mapVersioned, type Versioned } from '@/lib/api-client/client';
import {
  type Notifications,
  type NotificationTopic,
  notificationsKey,
  notificationTopics,
  readNotifications,
  saveNotifications,
  topicsOf,
  useNotifications,
} from '@/lib/api-client/notifications';

/** Notifications per user and kind of submission, and the monthly report. */
export function NotificationsScreen() {
  const t = useTranslations('settings.notifications');
  return (
    <>
      <RecordScreen
        query={useNotifications()}
        header={<PageHeader title={t('title')} description={t('text')} />}
        rows={4}
        loadFailed={t('loadFailed')}
      >
        {read => <Matrix read={read} />}
      </RecordScreen>
      <Card title={t('digestTitle')} className="mt-5">
        <p className="max-w-prose">{t('digestText')}</p>
        <p className="mt-2 max-w-prose text-ink-muted">{t('bounceText')}</p>
      </Card>
      <Card title={t('reportTitle')} className="mt-5">
        <p className="max-w-prose">{t('reportText')}</p>
      </Card>
    </>
  );
}

/** User → topics, so that changes of different users do not conflict. */
type Choices = Record<string, readonly NotificationTopic[]>;

const toForm = (read: Versioned<Notifications>) =>
  mapVersioned(
    read,
    ({ users }): Choices => Object.fromEntries(users.map(user => [user.userId, topicsOf(user)])),
  );

function Matrix({ read }: { read: Versioned<Notifications> }) {
  const t = useTranslations('settings.notifications');
  const nameOf = useTopicName();
  const people = read.value.users;
  const write = (topics: readonly NotificationTopic[]) => topics.map(nameOf).join(', ');
  const form = useApiForm<Choices>({
    read: toForm(read),
    queryKey: notificationsKey,
    save: async (choices, etag) => toForm(await saveNotifications(choices, etag)),
    reread: async () => toForm(await readNotifications()),
    describe: Object.fromEntries(people.map(user => [user.userId, { label: nameOfRecipient(user), write }])),
  });
  const choices = useFormValues(form);
  const users = people.map(user => ({ ...user, topics: choices[user.userId] ?? [] }));

  function choose(userId: string, topic: NotificationTopic, isChosen: boolean) {
    const before = choices[userId] ?? [];
    form.set({
      [userId]: notificationTopics.filter(one => (one === topic ? isChosen : before.includes(one))),
    });
  }

  if (users.length === 0) {
    return (
      <Card flush>
        <EmptyState icon={Users} title={t('emptyTitle')} description={t('emptyText')} />
      </Card>
    );
  }
  return (
    <FormFrame form={form}>
      <Card flush>
        <div className="hidden lg:block">
          <NotificationTable users={users} onChoose={choose} />
        </div>
        <div className="lg:hidden">
          <NotificationCards users={users} onChoose={choose} />
        </div>
      </Card>
    </FormFrame>
  );
}
