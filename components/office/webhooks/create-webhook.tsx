'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { useErrorFocus } from '@/components/office/use-error-focus';
import { SecretDialog } from '@/components/office/webhooks/secret-dialog';
import { WebhookFields, webhookFields } from '@/components/office/webhooks/webhook-fields';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { ApiProblem } from '@/lib/api-client/api-problem';
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
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(blank);
  const create = useCreateWebhook();
  const problem = create.error instanceof ApiProblem ? create.error : null;
  useErrorFocus(form, problem);
  const isUnsaved = !create.isSuccess && value !== blank;
  const others = Object.entries(problem?.errors ?? {}).filter(([path]) => !webhookFields.includes(path));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!create.isPending) create.mutate(value);
  }

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
      <LeaveGuard isUnsaved={() => isUnsaved} />
      <form ref={form} noValidate onSubmit={submit}>
        <Card>
          <WebhookFields
            value={value}
            errorOf={path => problem?.errors[path]?.join(' ')}
            onChange={changes => setValue({ ...value, ...changes })}
          />
        </Card>
        {problem && (others.length > 0 || Object.keys(problem.errors).length === 0) && (
          <Notice tone="danger" title={t('createFailed')} className="mt-5">
            {others.flatMap(([, words]) => words).join(' ') || problem.detail}
          </Notice>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          <Button type="submit" variant="primary" pending={create.isPending}>
            {t('save')}
          </Button>
          <LinkButton href="/settings/webhooks" variant="ghost">
            {t('cancel')}
          </LinkButton>
        </div>
      </form>
      <SecretDialog
        shown={create.data ? { secret: create.data.secret } : null}
        onDone={() => router.push(`/settings/webhooks/${create.data?.id ?? ''}`)}
      />
    </>
  );
}
