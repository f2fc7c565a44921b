'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { toFilter } from '@/components/office/submissions/inbox-filters';
import type { InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toaster';
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
  const save = useSaveView();
  const form = useApiForm({
    values: { name: '' },
    save: async ({ name }) => {
      const body = { name: name.trim(), filter: toFilter(filters), sort: filters.sort };
      await save.mutateAsync({
        id: sameName?.id ?? null,
        body: { ...body, columns: [...preferences.columns] },
      });
      toast.success(t('saved', { name: body.name }));
      onClose();
    },
  });
  const name = useFormValues(form).name.trim();
  const sameName = views.find(view => view.name === name);

  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('text')}>
      <Form form={form} className="flex flex-col gap-4">
        <div className="flex items-end gap-2">
          <TextField
            form={form}
            name="name"
            label={t('name')}
            maxLength={60}
            autoComplete="off"
            fieldClassName="flex-1"
          />
          <Button type="submit" variant="primary" pending={form.isPending} disabled={name === ''}>
            {t(sameName ? 'replace' : 'save')}
          </Button>
        </div>
        <RefusalNotice form={form} title={t('failed')} />
      </Form>
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
