'use client';

import { useTranslations } from 'use-intl';
import { SettingsForm } from '@/components/office/settings/settings-form';
import { RemoveServer } from '@/components/office/settings/smtp/remove-server';
import { SenderCheckCard } from '@/components/office/settings/smtp/sender-check-card';
import { ServerFields } from '@/components/office/settings/smtp/server-fields';
import { SmtpTestCard } from '@/components/office/settings/smtp/smtp-test-card';
import { noSmtp, type SmtpValues, toRequest, toValues } from '@/components/office/settings/smtp/smtp-values';
import { useSettingsDraft } from '@/components/office/settings/use-settings-draft';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { type SmtpSettings, saveSmtp, smtpKey, useSmtpSettings } from '@/lib/api-client/smtp';

type SmtpScreenProps = {
  /** Address of the installation's mail server; null if it has none. */
  installationSender: string | null;
  ownEmail: string;
};

export function SmtpScreen(props: SmtpScreenProps) {
  const t = useTranslations('settings.smtp');
  const ui = useTranslations('ui');
  const { data, error, isPending, refetch } = useSmtpSettings();
  const problem = error instanceof ApiProblem ? error : null;
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      {isPending && (
        <Card flush>
          <SkeletonRows rows={5} label={ui('loading')} />
        </Card>
      )}
      {problem && data === undefined && (
        <ErrorState
          title={t('loadFailed')}
          description={problem.detail ?? undefined}
          requestId={problem.requestId ?? undefined}
          onRetry={() => refetch()}
        />
      )}
      {data !== undefined && <LoadedServer {...props} stored={data} />}
    </>
  );
}

type LoadedServerProps = SmtpScreenProps & { stored: Versioned<SmtpSettings> | null };

const fields = [
  'host',
  'port',
  'security',
  'username',
  'password',
  'fromAddress',
  'fromName',
  'replyTo',
] as const;

function LoadedServer({ stored, installationSender, ownEmail }: LoadedServerProps) {
  const t = useTranslations('settings.smtp');
  const read = stored ? { value: toValues(stored.value), etag: stored.etag } : { value: noSmtp, etag: null };
  const draft = useSettingsDraft<SmtpValues>({
    read,
    queryKey: smtpKey,
    save: (values, etag) => saveSmtp(toRequest(values), etag),
  });
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0">
        <Notice tone={stored || installationSender ? 'info' : 'warning'} className="mb-5">
          <p>
            {stored && t('nowClub', { address: stored.value.fromAddress })}
            {!stored && installationSender && t('nowInstallation', { address: installationSender })}
            {!stored && !installationSender && t('nowCaptured')}
          </p>
          {stored && installationSender && <p className="mt-1">{t('accountNote')}</p>}
        </Notice>
        <SettingsForm
          draft={draft}
          fields={fields}
          savedText={t('saved')}
          nameOf={name => (isField(name) ? t(name) : null)}
          actions={stored && <RemoveServer stored={stored} installationSender={installationSender} />}
        >
          <ServerFields draft={draft} stored={read.value} />
        </SettingsForm>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <SmtpTestCard
          ownEmail={ownEmail}
          settings={draft.isChanged || !stored ? toRequest(draft.value) : null}
        />
        <SenderCheckCard
          fromAddress={draft.value.fromAddress}
          isOfInstallation={!stored && draft.value.fromAddress === ''}
        />
      </div>
    </div>
  );
}

function isField(name: string): name is (typeof fields)[number] {
  return fields.some(field => field === name);
}
