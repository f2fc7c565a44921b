'use client';

import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SettingsDraft } from '@/components/form-editor/use-form-settings';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toaster';

type SettingsFrameProps = {
  draft: SettingsDraft<object>;
  mayEdit: boolean;
  children: ReactNode;
};

/** Settings with one button that saves all of them; it stays visible. */
export function SettingsFrame({ draft, mayEdit, children }: SettingsFrameProps) {
  const t = useTranslations('forms.settings');
  const { isChanged, isSaving, problem } = draft;
  const isStale = problem?.code === 'precondition-failed';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await draft.save()) toast.success(t('saved'));
  }

  return (
    <form noValidate onSubmit={submit} className="max-w-xl">
      {mayEdit && <LeaveGuard isUnsaved={() => isChanged} />}
      <fieldset disabled={!mayEdit || isSaving} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">{t('legend')}</legend>
        {children}
      </fieldset>
      {problem && (
        <Notice
          tone={isStale ? 'warning' : 'danger'}
          title={t(isStale ? 'staleTitle' : 'failedTitle')}
          className="mt-5"
        >
          <p>{isStale ? t('staleText') : Object.values(problem.errors).flat().join(' ') || problem.detail}</p>
          {isStale && (
            <Button size="sm" className="mt-2" onClick={draft.discard}>
              {t('reload')}
            </Button>
          )}
        </Notice>
      )}
      {mayEdit && (
        <div className="sticky bottom-[calc(var(--foot)+var(--panel))] z-10 mt-5 flex flex-wrap items-center gap-2 border-t bg-ground py-3">
          <Button type="submit" variant="primary" pending={isSaving} disabled={!isChanged || isStale}>
            {t('save')}
          </Button>
          {isChanged && (
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
