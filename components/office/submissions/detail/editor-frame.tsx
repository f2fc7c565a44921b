'use client';

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { Form, RefusalNotice } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import type { ApiForm } from '@/components/forms/use-api-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toaster';

type EditorFrameProps<Values extends FieldValues> = {
  form: ApiForm<Values>;
  /** What is edited. */
  label: string;
  onClose: () => void;
  /** The controls. */
  children: ReactNode;
};

/** A form in place of a value: Enter saves, Escape cancels. */
export function EditorFrame<Values extends FieldValues>({
  form,
  label,
  onClose,
  children,
}: EditorFrameProps<Values>) {
  const t = useTranslations('detail.edit');
  const ui = useTranslations('ui');
  const { conflict } = form;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any control of the form cancels
    <div
      onKeyDown={event => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Form
        form={form}
        className="flex flex-col gap-3 bg-accent-soft/40 -mx-5 px-5 py-3"
        onSaved={() => {
          toast.success(t('saved', { field: label }));
          onClose();
        }}
      >
        <LeaveGuard isUnsaved={() => form.isDirty} />
        {children}
        {conflict && <ConflictNotice conflict={conflict} wordsOf={form.wordsOf} onChoose={form.choose} />}
        <RefusalNotice form={form} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            size="sm"
            variant="primary"
            pending={form.isPending}
            disabled={conflict?.isDecided === false}
          >
            {t('save')}
          </Button>
          <Button size="sm" onClick={onClose}>
            {ui('cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
