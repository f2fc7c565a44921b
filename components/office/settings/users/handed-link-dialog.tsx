'use client';

import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Dialog, DialogClose } from '@/components/ui/overlays/dialog';
import type { InvitationLink } from '@/lib/contracts/users';
import { formatDateTime } from '@/lib/rules/format/format-date';

export type HandedLink = InvitationLink & { name: string };

type HandedLinkDialogProps = { handed: HandedLink; onClose: () => void };

/** The link of an invitation, shown once, to hand over. */
export function HandedLinkDialog({ handed: { name, url, expiresAt }, onClose }: HandedLinkDialogProps) {
  const t = useTranslations('settings.users.handOver');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const until = formatDateTime(new Date(expiresAt), timeZone, locale);
  return (
    <Dialog
      open
      onOpenChange={isOpen => {
        if (!isOpen) onClose();
      }}
      title={t('title', { name })}
      description={t('text', { until })}
      footer={
        <DialogClose asChild>
          <Button variant="primary">{t('done')}</Button>
        </DialogClose>
      }
    >
      <div className="flex items-start gap-2 rounded-md border bg-sunken py-1.5 pr-1.5 pl-3">
        <section aria-label={t('link')} className="min-w-0 flex-1 py-1">
          <code className="font-mono text-xs break-all select-all">{url}</code>
        </section>
        <CopyButton text={url} label={t('copy')} />
      </div>
    </Dialog>
  );
}
