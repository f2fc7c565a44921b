'use client';

import { Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { CheckboxField } from '@/components/forms/choice-fields';
import { Form, RefusalNotice } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { filtersOf, inboxHref, isSameFilter, toFilter } from '@/components/office/submissions/inbox-filters';
import type { InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { type InboxView, listViews } from '@/components/office/submissions/list-views';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/overlays/toaster';
import { useRemoveView, useSaveView } from '@/lib/api-client/inbox';
import type { SavedView } from '@/lib/contracts/saved-views';

type ViewsPanelProps = Pick<SubmissionFilterState, 'filters' | 'setFilters'> & {
  userId: string;
  preferences: InboxPreferences;
  changePreferences: (changes: Partial<InboxPreferences>) => void;
  views: readonly SavedView[];
  /** Called when a view was opened or saved. */
  onDone: () => void;
};

/** Opens views, each of which is an address; saves the present list as a view, and removes views. */
export function ViewsPanel({ userId, views, onDone, ...list }: ViewsPanelProps) {
  const t = useTranslations('inbox.views');
  const { filters, setFilters, changePreferences } = list;
  const shown = toFilter(filters);
  const all = listViews(views, userId, t);
  const current = all.find(({ filter }) => isSameFilter(filter, shown));

  function show(event: MouseEvent, { filter, sort, columns }: InboxView) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setFilters({ ...filtersOf(filter), ...(sort ? { sort } : {}) });
    if (columns) changePreferences({ columns });
    onDone();
  }

  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t('label')}>
        <ul className="-mx-2 flex flex-col">
          {all.map(view => (
            <li key={view.id ?? view.name} className="flex items-center gap-1">
              <a
                href={inboxHref(view.filter, view.sort)}
                aria-current={view === current ? 'page' : undefined}
                onClick={event => show(event, view)}
                className="flex min-h-9 min-w-0 flex-1 items-center rounded-sm px-2 transition-colors hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink pointer-coarse:min-h-11"
              >
                <span className="truncate">{view.name}</span>
              </a>
              {view.isShared && <span className="px-2 text-xs text-ink-muted">{t('shared')}</span>}
              {isSaved(view) && view.canChange && <RemoveView view={view} />}
            </li>
          ))}
        </ul>
      </nav>
      <SaveView {...list} views={views} onDone={onDone} />
    </div>
  );
}

const isSaved = (view: InboxView): view is SavedView => view.id !== undefined;

type SaveViewProps = Pick<ViewsPanelProps, 'filters' | 'preferences' | 'views' | 'onDone'>;

/** Saves the present list under a new or existing name. */
function SaveView({ filters, preferences, views, onDone }: SaveViewProps) {
  const t = useTranslations('inbox.views');
  const save = useSaveView();
  const form = useApiForm({
    values: { name: '', isShared: false },
    save: async ({ name, isShared }) => {
      const body = { name: name.trim(), filter: toFilter(filters), sort: filters.sort };
      await save.mutateAsync({
        id: sameName?.id ?? null,
        body: { ...body, isShared, columns: [...preferences.columns] },
      });
      toast.success(t('saved', { name: body.name }));
      onDone();
    },
  });
  const name = useFormValues(form).name.trim();
  const sameName = views.find(view => view.isOwn && view.name === name);
  return (
    <Form form={form} className="flex flex-col gap-3 border-t pt-4">
      <TextField
        form={form}
        name="name"
        label={t('name')}
        hint={t('text')}
        maxLength={60}
        autoComplete="off"
      />
      <CheckboxField form={form} name="isShared" label={t('share')} hint={t('shareHint')} />
      <RefusalNotice form={form} title={t('failed')} />
      <Button type="submit" variant="primary" pending={form.isPending} disabled={name === ''}>
        {t(sameName ? 'replace' : 'save')}
      </Button>
    </Form>
  );
}

/** A removed view can be restored from the toast. */
function RemoveView({ view }: { view: SavedView }) {
  const t = useTranslations('inbox.views');
  const remove = useRemoveView();
  const save = useSaveView();
  const { id, isOwn: _isOwn, canChange: _canChange, ...body } = view;
  const removeView = () =>
    remove.mutate(id, {
      onSuccess: () =>
        toast.success(t('removed', { name: view.name }), {
          action: { label: t('undo'), onClick: () => save.mutate({ id: null, body }) },
        }),
      onError: () => toast.error(t('failed')),
    });
  return <IconButton icon={Trash2} label={t('remove', { name: view.name })} onClick={removeView} />;
}
