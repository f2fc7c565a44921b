'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { TextAreaField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { LoadFailure } from '@/components/screens/load-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { LoadMore } from '@/components/ui/display/load-more';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { IconButton } from '@/components/ui/icon-button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toast } from '@/components/ui/overlays/toaster';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useNotes, useRemoveNote, useSaveNote } from '@/lib/api-client/submission-work';
import type { SubmissionNote } from '@/lib/contracts/submissions/submission-work';

type NotesCardProps = { submissionId: string; canWrite: boolean };

/** Notes of the team on a submission; not shown to its applicant and not printed. */
export function NotesCard({ submissionId, canWrite }: NotesCardProps) {
  const t = useTranslations('detail.notes');
  const ui = useTranslations('ui');
  const notes = useNotes(submissionId);
  const items = notes.data?.pages.flatMap(page => page.items) ?? [];
  return (
    <Card title={t('title')} description={t('text')} className="print:hidden">
      {notes.isError && <LoadFailure query={notes} title={t('failed')} />}
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
  const store = useSaveNote(submissionId);
  const form = useApiForm({
    values: { text: note?.text ?? '' },
    mayProceed: async ({ text }) => text.trim() !== '',
    save: async body => {
      await store.mutateAsync({ noteId: note?.id ?? null, body });
      toast.success(t('saved'));
    },
    explain: ({ errors }) => (errors.text ? undefined : { text: t('saveFailed') }),
  });
  return (
    <Form
      form={form}
      onSaved={onClose}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose?.();
      }}
      className="flex flex-col gap-2"
    >
      <LeaveGuard isUnsaved={() => form.isDirty} />
      <TextAreaField
        form={form}
        name="text"
        label={t(note ? 'editLabel' : 'label')}
        autoFocus={note !== null}
        rows={2}
        maxLength={5000}
        data-note={note ? undefined : ''}
      />
      {(note || form.isDirty) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" variant="primary" pending={form.isPending}>
            {t(note ? 'save' : 'add')}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              form.discard();
              onClose?.();
            }}
          >
            {ui('cancel')}
          </Button>
        </div>
      )}
    </Form>
  );
}
