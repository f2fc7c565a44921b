'use client';

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { Form, type FormProps, RefusalNotice } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toaster';

type FormFrameProps<Values extends FieldValues> = Omit<
  FormProps<Values>,
  'method' | 'onSubmit' | 'onKeyDown'
> & {
  mayEdit?: boolean;
  saveLabel?: string;
  /** Message after saving; `onSaved` replaces it. */
  savedText?: string;
  /** Beside the save button. */
  actions?: ReactNode;
};

/** A record or settings with one save button that stays visible. */
export function FormFrame<Values extends FieldValues>({
  form,
  mayEdit = true,
  saveLabel,
  savedText,
  onSaved,
  actions,
  className,
  children,
}: FormFrameProps<Values>) {
  const t = useTranslations('office.form');
  const { isDirty, isPending, conflict } = form;
  return (
    <Form
      form={form}
      className={className}
      onSaved={onSaved ?? (() => toast.success(savedText ?? t('saved')))}
    >
      {mayEdit && <LeaveGuard isUnsaved={() => form.isDirty} />}
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">{t('legend')}</legend>
        {children}
      </fieldset>
      <div className="mt-5 flex flex-col gap-4 empty:hidden">
        {conflict && <ConflictNotice conflict={conflict} wordsOf={form.wordsOf} onChoose={form.choose} />}
        <RefusalNotice form={form} title={t('failed')} isComplete />
      </div>
      {mayEdit && (
        <div className="sticky bottom-[calc(var(--foot)+var(--panel))] z-20 mt-5 flex flex-wrap items-center gap-2 border-t bg-ground py-3">
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            disabled={!(isDirty || conflict) || conflict?.isDecided === false}
          >
            {saveLabel ?? t('save')}
          </Button>
          {(isDirty || conflict) && (
            <Button variant="ghost" onClick={form.discard}>
              {t('discard')}
            </Button>
          )}
          {actions}
          <span role="status" className="text-sm text-ink-muted">
            {isDirty && t('unsaved')}
          </span>
        </div>
      )}
    </Form>
  );
}
