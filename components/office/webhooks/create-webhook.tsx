'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { useApiForm } from '@/components/forms/use-api-form';
import { SecretDialog } from '@/components/office/webhooks/secret-dialog';
import { WebhookFields } from '@/components/office/webhooks/webhook-fields';
import { Button } from '@/components/ui/button';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { useCreateWebhook, type WebhookSettings } from '@/lib/api-client/webhooks';

const blank: WebhookSettings = {
  name: '',
  url: '',
  isActive: true,
  subscribedEvents: ['ApplicationReceived'],
};

export function CreateWebhook() {
  const t = useTranslations('webhooks');
  const router = useRouter();
  const create = useCreateWebhook();
  const form = useApiForm<WebhookSettings>({
    values: blank,
    save: async settings => {
      await create.mutateAsync(settings);
      return { value: settings, etag: null };
    },
  });

  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[{ label: t('title'), href: '/settings/webhooks' }, { label: t('createTitle') }]}
          />
        }
        title={t('createTitle')}
        description={t('createText')}
      />
      <Form form={form}>
        <LeaveGuard isUnsaved={() => form.isDirty} />
        <Card>
          <WebhookFields form={form} />
        </Card>
        <RefusalNotice form={form} title={t('createFailed')} className="mt-5" />
        <div className="mt-5 flex flex-wrap gap-2">
          <Button type="submit" variant="primary" pending={form.isPending}>
            {t('save')}
          </Button>
          <LinkButton href="/settings/webhooks" variant="ghost">
            {t('cancel')}
          </LinkButton>
        </div>
      </Form>
      <SecretDialog
        shown={create.data ? { secret: create.data.secret } : null}
        onDone={() => router.push(`/settings/webhooks/${create.data?.id ?? ''}`)}
      />
    </>
  );
}
