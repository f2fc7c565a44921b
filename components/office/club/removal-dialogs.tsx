'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { type ApiProblem, asProblem } from '@/lib/api-client/api-problem';

export type RecordKind = 'tariff' | 'department' | 'customField';

type RemovalDialogsProps = {
  kind: RecordKind;
  name: string;
  isActive: boolean;
  /** What else forms do not show without the record; empty for nothing. */
  lost: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  remove: () => Promise<unknown>;
  archive: () => Promise<unknown>;
};

/** Asks before deleting. If the record is in use, shows by what and offers to archive it instead. */
export function RemovalDialogs({
  kind,
  name,
  isActive,
  lost,
  open,
  onOpenChange,
  remove,
  archive,
}: RemovalDialogsProps) {
  const t = useTranslations('club.deeds');
  const [inUse, setInUse] = useState<{ tariffs: number; submissions: number } | null>(null);

  async function attempt() {
    try {
      await remove();
    } catch (error) {
      const problem = asProblem(error);
      if (problem?.code !== 'in-use') throw error;
      setInUse(usesOf(problem));
    }
  }

  return (
    <>
      <ConfirmMutation
        open={open}
        onOpenChange={onOpenChange}
        title={t('removeTitle', { name })}
        description={[t(`removeText.${kind}`), lost].filter(Boolean).join(' ')}
        confirmLabel={t('remove')}
        onConfirm={attempt}
        explain={({ code }) => (code === 'precondition-failed' ? undefined : t('failedText'))}
      />
      <ConfirmDialog
        open={inUse !== null}
        onOpenChange={() => setInUse(null)}
        title={t('inUseTitle', { name })}
        description={
          <>
            {t('inUseText', { tariffs: inUse?.tariffs ?? 0, submissions: inUse?.submissions ?? 0 })}{' '}
            {t(isActive ? 'archiveInstead' : 'archivedAlready')}
          </>
        }
        tone="primary"
        confirmLabel={t(isActive ? 'archive' : 'understood')}
        onConfirm={async () => {
          if (isActive) await archive();
        }}
      />
    </>
  );
}

function usesOf({ members }: ApiProblem) {
  const countOf = (value: unknown) => Number(value ?? 0);
  return { tariffs: countOf(members.tariffCount), submissions: countOf(members.openSubmissionCount) };
}
