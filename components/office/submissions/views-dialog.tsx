'use client';

import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toFilter } from '@/components/office/submissions/inbox-filters';
import type { InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useRemoveView, useSaveView } from '@/lib/api-client/inbox';
import type { SavedView } from '@/lib/contracts/saved-views';

type ViewsDialogProps = Pick<SubmissionFilterState, 'filters'> & {
  preferences: InboxPreferences;
  views: readonly SavedView[];
  onClose: () => void;
};

/** Saves the present list under a new or existing name, and removes views. */
export function ViewsDialog({ filters, preferences, views, onClose }: ViewsDialogProps) {
  const t = useTranslations('inbox.views');
  const [name, setName] = useState('');
  const save = useSaveView();
  const sameName = views.find(view => view.name === name.trim());
  const filter = toFilter(filters);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { columns } = preferences;
    const body = { name: name.trim(), filter, sort: filters.sort, columns: [...columns] };
    save.mutate(
      { id: sameName?.id ?? null, body },
      {
        onSuccess: () => {
          toast.success(t('saved', { name: body.name }));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('text')}>
      <form onSubmit={submit} className="flex items-end gap-2">
        <Field label={t('name')} error={problemText(save.error, t('failed'))} className="flex-1">
          <Input
            value={name}
            maxLength={60}
            required
            autoComplete="off"
            onChange={event => setName(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" pending={save.isPending}>
          {t(sameName ? 'replace' : 'save')}
        </Button>
      </form>
      {views.length > 0 && (
        <ul aria-label={t('own')} className="mt-5 divide-y divide-hairline border-y">
          {views.map(view => (
            <ViewRow key={view.id} view={view} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function problemText(error: Error | null, fallback: string): string | undefined {
  if (!error) return undefined;
  return (
    (error instanceof ApiProblem && (error.errors.name?.[0] ?? error.detail ?? error.message)) || fallback
  );
}

/** A removed view can be restored from the toast. */
function ViewRow({ view }: { view: SavedView }) {
  const t = useTranslations('inbox.views');
  const remove = useRemoveView();
  const save = useSaveView();
  const { id, ...body } = view;
  const removeView = () =>
    remove.mutate(id, {
      onSuccess: () =>
        toast.success(t('removed', { name: view.name }), {
          action: { label: t('undo'), onClick: () => save.mutate({ id: null, body }) },
        }),
      onError: () => toast.error(t('failed')),
    });
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <span className="min-w-0 truncate">{view.name}</span>
      <IconButton icon={Trash2} label={t('remove', { name: view.name })} onClick={removeView} />
    </li>
  );
}
