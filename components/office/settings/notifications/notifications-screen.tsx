'use client';

import { Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import {
  NotificationCards,
  NotificationTable,
  nameOfRecipient,
} from '@/components/office/settings/notifications/notification-rows';
import { SettingsForm } from '@/components/office/settings/settings-form';
import { useSettingsDraft } from '@/components/office/settings/use-settings-draft';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import {
  type Notifications,
  type NotificationTopic,
  notificationsKey,
  notificationTopics,
  saveNotifications,
  topicsOf,
  useNotifications,
} from '@/lib/api-client/notifications';

/** Notifications per user and kind of submission, and the monthly report. */
export function NotificationsScreen() {
  const t = useTranslations('settings.notifications');
  const ui = useTranslations('ui');
  const { data, error, isPending, refetch } = useNotifications();
  const problem = error instanceof ApiProblem ? error : null;
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      {isPending && (
        <Card flush>
          <SkeletonRows rows={4} label={ui('loading')} />
        </Card>
      )}
      {problem && !data && (
        <Card flush>
          <ErrorState
            title={t('loadFailed')}
            description={problem.detail ?? undefined}
            requestId={problem.requestId ?? undefined}
            onRetry={() => refetch()}
          />
        </Card>
      )}
      {data && <Matrix read={data} />}
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
type Choices = Readonly<Record<string, readonly NotificationTopic[]>>;

function Matrix({ read }: { read: Versioned<Notifications> }) {
  const t = useTranslations('settings.notifications');
  const people = read.value.users;
  const choices: Choices = Object.fromEntries(people.map(user => [user.userId, topicsOf(user)]));
  const draft = useSettingsDraft<Choices>({
    read: { value: choices, etag: read.etag },
    queryKey: notificationsKey,
    save: saveNotifications,
  });
  const topicsNow = (userId: string) => draft.value[userId] ?? [];
  const users = people.map(user => ({ ...user, topics: topicsNow(user.userId) }));

  function choose(userId: string, topic: NotificationTopic, isChosen: boolean) {
    const before = topicsNow(userId);
    draft.set({
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
    <SettingsForm
      draft={draft}
      fields={[]}
      nameOf={userId => {
        const user = people.find(one => one.userId === userId);
        return user ? nameOfRecipient(user) : null;
      }}
    >
      <Card flush>
        <div className="hidden lg:block">
          <NotificationTable users={users} onChoose={choose} />
        </div>
        <div className="lg:hidden">
          <NotificationCards users={users} onChoose={choose} />
        </div>
      </Card>
    </SettingsForm>
  );
}
