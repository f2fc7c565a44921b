'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { ConflictNotice, type WordsOfMember } from '@/components/office/club/conflict-notice';
import type { RecordDraft } from '@/components/office/club/use-record-draft';
import { useErrorFocus } from '@/components/office/use-error-focus';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toaster';

type EditorFrameProps<Value extends object> = {
  draft: RecordDraft<Value>;
  mayEdit: boolean;
  /** Label and text of a member when two states are compared. */
  wordsOf: WordsOfMember<Value>;
  saveLabel?: string;
  /** Replaces the message "saved". */
  onSaved?: () => void;
  /** Called before sending; false cancels. */
  mayProceed?: () => Promise<boolean>;
  className?: string;
  children: ReactNode;
};

/** A record with one save button. Errors are shown at their fields, and the first one gets the focus. */
export function EditorFrame<Value extends object>({
  draft,
  mayEdit,
  wordsOf,
  saveLabel,
  onSaved,
  mayProceed,
  className,
  children,
}: EditorFrameProps<Value>) {
  const t = useTranslations('club.editor');
  const form = useRef<HTMLFormElement>(null);
  const { isChanged, isSaving, conflict } = draft;
  useErrorFocus(form, draft.errors);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || conflict || (mayProceed && !(await mayProceed()))) return;
    const saved = await draft.save();
    if (saved === 'Saved') {
      if (onSaved) onSaved();
      else toast.success(t('saved'));
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={cn('max-w-2xl', className)}>
      {mayEdit && <LeaveGuard isUnsaved={() => isChanged} />}
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">{t('legend')}</legend>
        {children}
      </fieldset>
      <div className="mt-5 flex flex-col gap-4 empty:hidden">
        {conflict && <ConflictNotice draft={draft} wordsOf={wordsOf} />}
        <Refusal draft={draft} wordsOf={wordsOf} />
      </div>
      {mayEdit && (
        <div className="sticky bottom-[calc(var(--foot)+var(--panel))] z-20 mt-5 flex flex-wrap items-center gap-2 border-t bg-ground py-3">
          <Button
            type="submit"
            variant="primary"
            pending={isSaving}
            disabled={!isChanged || conflict !== null}
          >
            {saveLabel ?? t('save')}
          </Button>
          {isChanged && !conflict && (
            <Button variant="ghost" onClick={draft.discard}>
              {t('discard')}
            </Button>
          )}
          <span role="status" className="text-sm text-ink-muted">
            {isChanged && t('unsaved')}
          </span>
        </div>
      )}
    </form>
  );
}

type RefusalProps<Value extends object> = Pick<EditorFrameProps<Value>, 'draft' | 'wordsOf'>;

/** The service's error as a whole; errors of fields are also shown there. */
function Refusal<Value extends object>({ draft, wordsOf }: RefusalProps<Value>) {
  const t = useTranslations('club.editor');
  const { problem, errors } = draft;
  const entries = Object.entries(errors);
  if (!problem && entries.length === 0) return null;
  const reason =
    problem && entries.length === 0 ? (known.find(code => code === problem.code) ?? 'other') : null;
  return (
    <Notice tone="danger" title={t('failed')}>
      {reason && <p>{(reason === 'other' && problem?.detail) || t(`reasons.${reason}`)}</p>}
      <ul className="flex flex-col gap-1">
        {entries.map(([path, words]) => {
          const name = wordsOf(path)?.label;
          return <li key={path}>{name ? t('errorAt', { name, words }) : words}</li>;
        })}
      </ul>
    </Notice>
  );
}

const known = ['already-taken', 'limit-reached', 'network', 'not-found'] as const;
