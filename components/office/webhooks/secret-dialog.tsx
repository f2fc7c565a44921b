'use client';

import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Notice } from '@/components/ui/notice';
import { Dialog } from '@/components/ui/overlays/dialog';
import { formatDateTime } from '@/lib/rules/format/format-date';

export type ShownSecret = { readonly secret: string; readonly previousUntil?: string };

/** The signing secret, which is shown only once. */
export function SecretDialog({ shown, onDone }: { shown: ShownSecret | null; onDone: () => void }) {
  const t = useTranslations('webhooks.secret');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={isOpen => {
        if (!isOpen) onDone();
      }}
      title={t('title')}
      description={t('text')}
      footer={
        <Button variant="primary" onClick={onDone}>
          {t('done')}
        </Button>
      }
    >
      <div className="flex items-end gap-2">
        <Field label={t('label')} className="min-w-0 flex-1">
          <Input
            readOnly
            value={shown?.secret ?? ''}
            onFocus={event => event.target.select()}
            className="font-mono text-sm"
          />
        </Field>
        <CopyButton text={shown?.secret ?? ''} label={t('copy')} />
      </div>
      {shown?.previousUntil && (
        <Notice tone="info" className="mt-4">
          {t('overlap', { date: formatDateTime(new Date(shown.previousUntil), timeZone, locale) })}
        </Notice>
      )}
    </Dialog>
  );
}
