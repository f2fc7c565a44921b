'use client';

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { Card } from '@/components/ui/display/card';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { useApiKeys } from '@/lib/api-client/api-keys';
import { useAuditLog, useNightlyRuns } from '@/lib/api-client/audit';
import { useEmailTemplates } from '@/lib/api-client/email-templates';
import { useNotifications } from '@/lib/api-client/notifications';
import { useSmtpSettings } from '@/lib/api-client/smtp';
import { useUsers } from '@/lib/api-client/users';
import { useWebhooks } from '@/lib/api-client/webhooks';
import type { Role } from '@/lib/rules/enums';
import { formatDateTime } from '@/lib/rules/format/format-date';

type SettingsOverviewProps = {
  role: Role;
  /** Address of the installation's mail server; null if it has none. */
  installationSender: string | null;
  /** Last backup of the installation, for administrators; null if there was none. */
  backup: Backup | null;
};

type Backup = { takenAt: string; trial: { at: string; hasFailed: boolean } | null };

/** Purpose and state of each settings page. */
export function SettingsOverview({ role, installationSender, backup }: SettingsOverviewProps) {
  const t = useTranslations('settings.overview');
  const isAdmin = role === 'Admin';
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Card title={t('people')} flush>
            <ul className="divide-y divide-hairline">
              {isAdmin && <UsersPart />}
              <NotificationsPart />
            </ul>
          </Card>
          {isAdmin && (
            <Card title={t('programs')} flush>
              <ul className="divide-y divide-hairline">
                <ApiKeysPart />
                <WebhooksPart />
              </ul>
            </Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Card title={t('mail')} flush>
            <ul className="divide-y divide-hairline">
              <TemplatesPart />
              <MailServerPart installationSender={installationSender} />
            </ul>
          </Card>
          <Card title={t('records')} flush>
            <ul className="divide-y divide-hairline">
              <PrivacyPart />
              {isAdmin && <AuditPart />}
              {backup && <BackupPart backup={backup} />}
            </ul>
          </Card>
        </div>
      </div>
    </>
  );
}

type PartProps = {
  href: string;
  name: string;
  text: string;
  /** Undefined while loading; null if loading failed. */
  state: ReactNode | undefined;
};

function Part({ href, name, text, state }: PartProps) {
  const t = useTranslations('settings.overview');
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-16 items-center gap-3 px-5 py-3 -outline-offset-2 transition-colors hover:bg-sunken/60"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-ink-muted">{text}</span>
          <span className="mt-1 block min-h-5 text-sm wrap-anywhere">
            {state === undefined ? <Skeleton className="w-32" /> : (state ?? t('stateFailed'))}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </Link>
    </li>
  );
}

type Read<Data> = { data: Data | undefined; isError: boolean };

function stateOf<Data>({ data, isError }: Read<Data>, say: (data: Data) => ReactNode): ReactNode | undefined {
  if (data !== undefined) return say(data);
  return isError ? null : undefined;
}

function UsersPart() {
  const t = useTranslations('settings');
  const state = stateOf(useUsers(), ({ pages }) =>
    t('overview.usersState', { count: pages[0]?.totalCount ?? 0 }),
  );
  return <Part href="/settings/users" name={t('users.title')} text={t('overview.usersText')} state={state} />;
}

function NotificationsPart() {
  const t = useTranslations('settings');
  const state = stateOf(useNotifications(), ({ value }) =>
    t('overview.notificationsState', { count: value.users.filter(user => user.kinds.length > 0).length }),
  );
  return (
    <Part
      href="/settings/notifications"
      name={t('notifications.title')}
      text={t('overview.notificationsText')}
      state={state}
    />
  );
}

function TemplatesPart() {
  const t = useTranslations('settings');
  const state = stateOf(useEmailTemplates(), templates =>
    t('overview.emailTemplatesState', { count: templates.filter(one => one.isCustom).length }),
  );
  return (
    <Part
      href="/settings/email-templates"
      name={t('templates.title')}
      text={t('overview.emailTemplatesText')}
      state={state}
    />
  );
}

function MailServerPart({ installationSender }: Pick<SettingsOverviewProps, 'installationSender'>) {
  const t = useTranslations('settings');
  const state = stateOf(useSmtpSettings(), own => {
    if (own) return t('sender.Club', { address: own.value.fromAddress });
    return installationSender
      ? t('sender.Installation', { address: installationSender })
      : t('sender.Captured');
  });
  return (
    <Part
      href="/settings/mail-server"
      name={t('smtp.title')}
      text={t('overview.mailServerText')}
      state={state}
    />
  );
}

function ApiKeysPart() {
  const t = useTranslations('settings');
  const state = stateOf(useApiKeys(), keys => t('overview.apiKeysState', { count: keys.length }));
  return (
    <Part
      href="/settings/api-keys"
      name={t('apiKeys.title')}
      text={t('overview.apiKeysText')}
      state={state}
    />
  );
}

function WebhooksPart() {
  const t = useTranslations('settings');
  const state = stateOf(useWebhooks(), webhooks => t('overview.webhooksState', { count: webhooks.length }));
  return (
    <Part
      href="/settings/webhooks"
      name={t('nav.webhooks')}
      text={t('overview.webhooksText')}
      state={state}
    />
  );
}

function PrivacyPart() {
  const t = useTranslations('settings');
  const state = stateOf(useNightlyRuns(), ({ pages }) =>
    t('overview.nightlyState', { count: pages[0]?.totalCount ?? 0 }),
  );
  return (
    <Part href="/settings/privacy" name={t('nav.privacy')} text={t('overview.privacyText')} state={state} />
  );
}

function BackupPart({ backup: { takenAt, trial } }: { backup: Backup }) {
  const t = useTranslations('settings.overview');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const instant = (text: string) => formatDateTime(new Date(text), timeZone, locale);
  return (
    <li className="px-5 py-3">
      <span className="block font-medium">{t('backup')}</span>
      <span className="block text-sm text-ink-muted">{t('backupText')}</span>
      <span className="mt-1 block text-sm">
        {t('backupState', { at: instant(takenAt) })}
        {trial && ` ${t(trial.hasFailed ? 'trialFailed' : 'trialDone', { at: instant(trial.at) })}`}
      </span>
    </li>
  );
}

const everything = { kind: null, actorId: null, from: null, to: null };

function AuditPart() {
  const t = useTranslations('settings');
  const state = stateOf(useAuditLog(everything), ({ pages }) =>
    t('overview.auditState', { count: pages[0]?.totalCount ?? 0 }),
  );
  return (
    <Part href="/settings/audit-log" name={t('nav.auditLog')} text={t('overview.auditText')} state={state} />
  );
}
