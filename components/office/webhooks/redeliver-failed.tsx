'use client';

import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useRedeliverFailed } from '@/lib/api-client/webhooks';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import { today } from '@/lib/rules/dates/calendar';

const weekMs = 7 * 24 * 3_600_000;

/** Repeats all deliveries that have finally failed since a day. */
export function RedeliverFailed({ webhook }: { webhook: WebhookReadDto }) {
  const t = useTranslations('webhooks.again');
  const ui = useTranslations('ui');
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const [isOpen, setIsOpen] = useState(false);
  const [since, setSince] = useState(() => today(timeZone, new Date(Date.now() - weekMs)));
  const send = useRedeliverFailed(webhook.id);
  const problem = send.error instanceof ApiProblem ? send.error : null;
  function confirm() {
    send.mutate(new Date(`${since}T00:00:00`).toISOString(), {
      onSuccess: () => {
        setIsOpen(false);
        toast.success(t('done'));
      },
    });
  }
  if (!webhook.isActive) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={next => {
        send.reset();
        setIsOpen(next);
      }}
      trigger={<Button icon={RotateCw}>{t('action')}</Button>}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <DialogClose asChild>
            <Button>{ui('cancel')}</Button>
          </DialogClose>
          <Button variant="primary" pending={send.isPending} disabled={since === ''} onClick={confirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <Field label={t('since')} hint={t('sinceHint')}>
        <Input type="date" value={since} onChange={event => setSince(event.target.value)} />
      </Field>
      {problem && (
        <Notice tone="danger" title={t('failed')} className="mt-4">
          {problem.detail}
        </Notice>
      )}
    </Dialog>
  );
}
