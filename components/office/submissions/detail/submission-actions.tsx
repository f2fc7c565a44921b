'use client';

import { Ellipsis, FileDown, Printer, Send, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { useSendAgain } from '@/components/office/submissions/detail/use-send-again';
import { lastListHref } from '@/components/office/submissions/last-list';
import { RemovedExports } from '@/components/office/submissions/removed-exports';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { toast } from '@/components/ui/overlays/toaster';
import { fileAddress } from '@/lib/api-client/client';
import { useBatchPreview } from '@/lib/api-client/inbox';
import { filePathOf, type ReadSubmission, useRemoveSubmission } from '@/lib/api-client/submissions';
import { senderOf } from '@/lib/contracts/submissions/sender';
import { fullName } from '@/lib/rules/submissions/full-name';
import { stateAfter } from '@/lib/rules/submissions/submission-steps';

/** Files of this submission, for every role: plain links, so that the browser's own download works. */
export function DownloadMenu({ submission }: Pick<ReadSubmission, 'submission'>) {
  const t = useTranslations('detail.actions');
  const detail = useTranslations('detail');
  const files = ['pdf', 'csv', 'text'] as const;
  return (
    <Menu trigger={<Button icon={FileDown}>{t('download')}</Button>}>
      {files.map(file => (
        <MenuItem key={file} asChild>
          <a download href={fileAddress(filePathOf(submission.kind, file), { id: submission.id })}>
            {t(file)}
          </a>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={Printer} onSelect={() => window.print()}>
        {detail('print')}
      </MenuItem>
    </Menu>
  );
}

type MoreMenuProps = ReadSubmission & { canDelete: boolean };

/** Further actions of staff, depending on the state and on the role that the club lets delete. */
export function MoreMenu({ submission, etag, canDelete }: MoreMenuProps) {
  const t = useTranslations('detail.actions');
  const router = useRouter();
  const [isRemoving, setIsRemoving] = useState(false);
  const { sendAgain } = useSendAgain(submission);
  const remove = useRemoveSubmission(submission);
  const { kind, id } = submission;
  const preview = useBatchPreview({ action: 'Delete', ids: [id] }, isRemoving);
  const { firstName, lastName } = senderOf(submission);
  const name = fullName({ firstName, lastName });
  const canResend = stateAfter('resendConfirmation', submission) !== null;

  if (!canResend && !canDelete) return null;
  return (
    <>
      <Menu trigger={<IconButton variant="secondary" icon={Ellipsis} label={t('more')} />}>
        {canResend && (
          <MenuItem icon={Send} onSelect={sendAgain}>
            {t('resend')}
          </MenuItem>
        )}
        {canResend && canDelete && <MenuSeparator />}
        {canDelete && (
          <MenuItem icon={Trash2} tone="danger" onSelect={() => setIsRemoving(true)}>
            {t('remove')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmMutation
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title={t('removeTitle', { name, kind })}
        description={t('removeText')}
        confirmLabel={t('removeLabel', { kind })}
        explain={({ code }) => (code === 'precondition-failed' ? t('removeStale') : undefined)}
        onConfirm={async () => {
          await remove.mutateAsync(etag);
          toast.success(t('removed', { name, kind }));
          router.push(lastListHref());
        }}
      >
        {preview.data && <RemovedExports exports={preview.data.exports} />}
      </ConfirmMutation>
    </>
  );
}
