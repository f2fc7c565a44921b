'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { LoadMore } from '@/components/ui/load-more';
import { RelativeTime } from '@/components/ui/relative-time';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useNotes, useRemoveNote, useSaveNote } from '@/lib/api-client/submission-work';
import type { SubmissionNote } from '@/lib/contracts/submission-work';

type NotesCardProps = { submissionId: string; canWrite: boolean };

/** Notes of the team on a submission; not shown to its applicant and not printed. */
export function NotesCard({ submissionId, canWrite }: NotesCardProps) {
  const t = useTranslations('detail.notes');
  const ui = useTranslations('ui');
  const notes = useNotes(submissionId);
  const items = notes.data?.pages.flatMap(page => page.items) ?? [];
  return (
    <Card title={t('title')} description={t('text')} className="print:hidden">
      {notes.isError && <ErrorState title={t('failed')} onRetry={() => notes.refetch()} />}
      {notes.isSuccess && items.length === 0 && !canWrite && <p className="text-ink-muted">{t('empty')}</p>}
      {canWrite && <NoteForm submissionId={submissionId} note={null} />}
      {notes.isPending && <SkeletonRows rows={1} label={ui('loading')} />}
      {items.length > 0 && (
        <ul aria-label={t('list')} className="mt-4 flex flex-col divide-y divide-hairline border-t">
          {items.map(note => (
            <Note key={note.id} submissionId={submissionId} note={note} canWrite={canWrite} />
          ))}
        </ul>
      )}
      {notes.hasNextPage && (
        <LoadMore onLoadMore={() => notes.fetchNextPage()} pending={notes.isFetchingNextPage} />
      )}
    </Card>
  );
}

type NoteProps = NotesCardProps & { note: SubmissionNote };

function Note({ submissionId, note, canWrite }: NoteProps) {
  const t = useTranslations('detail.notes');
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) {
    return (
      <li className="py-3">
        <NoteForm submissionId={submissionId} note={note} onClose={() => setIsEditing(false)} />
      </li>
    );
  }
  return (
    <li className="py-3">
      <p className="break-words whitespace-pre-line">{note.text}</p>
      <div className="mt-1 flex min-h-8 items-center gap-1 text-sm text-ink-muted">
        <span className="flex-1">
          {note.author.name ?? t('somebody')} · <RelativeTime value={note.createdAt} />
          {note.editedAt && ` · ${t('edited')}`}
        </span>
        {canWrite && note.isOwn && (
          <>
            <IconButton
              ref={pencil}
              size="sm"
              icon={Pencil}
              label={t('edit')}
              onClick={() => setIsEditing(true)}
            />
            <RemoveNote submissionId={submissionId} note={note} />
          </>
        )}
      </div>
    </li>
  );
}

const shownChars = 80;

function RemoveNote({ submissionId, note }: Omit<NoteProps, 'canWrite'>) {
  const t = useTranslations('detail.notes');
  const remove = useRemoveNote(submissionId);
  const text = note.text.length > shownChars ? `${note.text.slice(0, shownChars)}…` : note.text;
  return (
    <ConfirmDialog
      trigger={<IconButton size="sm" icon={Trash2} label={t('remove')} />}
      title={t('removeTitle')}
      description={t('removeText', { text })}
      confirmLabel={t('remove')}
      onConfirm={async () => {
        await remove.mutateAsync(note.id);
        toast.success(t('removed'));
      }}
    />
  );
}

type NoteFormProps = { submissionId: string; note: SubmissionNote | null; onClose?: () => void };

function NoteForm({ submissionId, note, onClose }: NoteFormProps) {
  const t = useTranslations('detail.notes');
  const ui = useTranslations('ui');
  const save = useSaveNote(submissionId);
  const [text, setText] = useState(note?.text ?? '');
  const isChanged = text.trim() !== (note?.text ?? '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending || text.trim() === '') return;
    try {
      await save.mutateAsync({ noteId: note?.id ?? null, body: { text } });
    } catch {
      return;
    }
    setText('');
    toast.success(t('saved'));
    onClose?.();
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose?.();
      }}
      className="flex flex-col gap-2"
    >
      <LeaveGuard isUnsaved={() => isChanged} />
      <Field label={t(note ? 'editLabel' : 'label')} error={errorOf(save.error, t('saveFailed'))}>
        <Textarea
          autoFocus={note !== null}
          rows={2}
          maxLength={5000}
          value={text}
          data-note={note ? undefined : ''}
          onChange={event => setText(event.target.value)}
        />
      </Field>
      {(note || isChanged) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" variant="primary" pending={save.isPending}>
            {t(note ? 'save' : 'add')}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              setText(note?.text ?? '');
              save.reset();
              onClose?.();
            }}
          >
            {ui('cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}

function errorOf(error: Error | null, fallback: string): string | undefined {
  if (!error) return undefined;
  return (error instanceof ApiProblem && error.errors.text?.[0]) || fallback;
}
