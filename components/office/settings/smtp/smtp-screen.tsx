'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { RemoveServer } from '@/components/office/settings/smtp/remove-server';
import { SenderCheckCard } from '@/components/office/settings/smtp/sender-check-card';
import { ServerFields } from '@/components/office/settings/smtp/server-fields';
import { SmtpTestCard } from '@/components/office/settings/smtp/smtp-test-card';
import { noSmtp, type SmtpValues, toRequest, toValues } from '@/components/office/settings/smtp/smtp-values';
import { RecordScreen } from '@/components/screens/record-screen';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { mapVersioned, type Versioned } from '@/lib/api-client/client';
import { readSmtp, type SmtpSettings, saveSmtp, smtpKey, useSmtpSettings } from '@/lib/api-client/smtp';

type SmtpScreenProps = {
  /** Address of the installation's mail server; null if it has none. */
  installationSender: string | null;
  ownEmail: string;
};

export function SmtpScreen(props: SmtpScreenProps) {
  const t = useTranslations('settings.smtp');
  return (
    <RecordScreen
      query={useSmtpSettings()}
      header={<PageHeader title={t('title')} description={t('text')} />}
      rows={5}
      loadFailed={t('loadFailed')}
    >
      {stored => <LoadedServer {...props} stored={stored} />}
    </RecordScreen>
  );
}

type LoadedServerProps = SmtpScreenProps & { stored: Versioned<SmtpSettings> | null };

/** The settings as the form shows them; empty ones if there is no server. */
const toForm = (stored: Versioned<SmtpSettings> | null): Versioned<SmtpValues> =>
  stored ? mapVersioned(stored, toValues) : { value: noSmtp, etag: null };

function LoadedServer({ stored, installationSender, ownEmail }: LoadedServerProps) {
  const t = useTranslations('settings.smtp');
  const router = useRouter();
  const form = useApiForm<SmtpValues>({
    read: toForm(stored),
    queryKey: smtpKey,
    save: async (settings, etag) => {
      const saved = toForm(await saveSmtp(toRequest(settings), etag));
      // Texts of every office page say whether mails leave.
      router.refresh();
      return saved;
    },
    reread: async () => toForm(await readSmtp()),
  });
  const values = useFormValues(form);
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
        <FormFrame
          form={form}
          savedText={t('saved')}
          actions={stored && <RemoveServer stored={stored} installationSender={installationSender} />}
        >
          <ServerFields form={form} />
        </FormFrame>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <SmtpTestCard ownEmail={ownEmail} settings={form.isDirty || !stored ? toRequest(values) : null} />
        <SenderCheckCard
          fromAddress={values.fromAddress}
          isOfInstallation={!stored && values.fromAddress === ''}
        />
      </div>
    </div>
  );
}
