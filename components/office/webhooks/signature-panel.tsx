'use client';

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { CodeBlock } from '@/components/office/embed/code-block';
import { SecretDialog, type ShownSecret } from '@/components/office/webhooks/secret-dialog';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useRotateSecret } from '@/lib/api-client/webhooks';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import { formatDateTime } from '@/lib/rules/format/format-date';

/** Code that verifies a signature, from the developers' pages. */
export type CodeSample = { readonly language: string; readonly code: string };

type SignaturePanelProps = { webhook: WebhookReadDto; samples: readonly CodeSample[] };

/** Rotation of the secret, and code that verifies deliveries. */
export function SignaturePanel({ webhook, samples }: SignaturePanelProps) {
  const t = useTranslations('webhooks.verify');
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 xl:order-last">
        <SecretCard webhook={webhook} />
      </div>
      <Card title={t('title')} description={t('text')} className="min-w-0">
        <div className="flex flex-col gap-5">
          {samples.map(({ language, code }) => (
            <CodeBlock key={language} name={language} code={code} copyLabel={t('copy', { name: language })} />
          ))}
          <TextLink href="/developers/webhooks">{t('more')}</TextLink>
        </div>
      </Card>
    </div>
  );
}

function SecretCard({ webhook }: { webhook: WebhookReadDto }) {
  const t = useTranslations('webhooks.rotate');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const [openedAt] = useState(Date.now);
  const rotate = useRotateSecret(webhook.id);
  const until = webhook.previousSecretValidUntil && new Date(webhook.previousSecretValidUntil);
  return (
    <Card title={t('title')} description={t('text')}>
      {until && until.getTime() > openedAt && (
        <Notice tone="info" className="mb-4">
          {t('running', { date: formatDateTime(until, timeZone, locale) })}
        </Notice>
      )}
      <ConfirmMutation
        trigger={<Button icon={KeyRound}>{t('action')}</Button>}
        tone="primary"
        title={t('confirmTitle', { name: webhook.name })}
        description={t('confirmText')}
        confirmLabel={t('action')}
        onConfirm={async () => {
          const { secret, previousSecretValidUntil } = await rotate.mutateAsync();
          setShown({ secret, previousUntil: previousSecretValidUntil });
        }}
      />
      <SecretDialog shown={shown} onDone={() => setShown(null)} />
    </Card>
  );
}
