'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { useProblemWords } from '@/components/forms/problem-words';
import type { ApiForm } from '@/components/forms/use-api-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toaster';

type FormProps<Values extends FieldValues> = {
  form: ApiForm<Values>;
  onSaved?: () => void;
  /** Instead of saving. */
  onSubmit?: () => unknown;
  /** Asks before the user leaves the page with unsaved input. */
  isGuarded?: boolean;
  /** With POST, values never get into the address, even if the form is sent before the page is ready. */
  method?: 'post';
  onKeyDown?: (event: KeyboardEvent) => void;
  className?: string;
  children: ReactNode;
};

/** A form element that saves on submit. After a refusal, the first invalid field gets the focus. */
export function Form<Values extends FieldValues>({
  form,
  onSaved,
  onSubmit,
  isGuarded = false,
  method,
  onKeyDown,
  className,
  children,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { refusal } = form;
  useEffect(() => {
    if (refusal) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  return (
    <form
      ref={element}
      id={form.id}
      noValidate
      method={method}
      onKeyDown={onKeyDown}
      className={className}
      onSubmit={async event => {
        event.preventDefault();
        // React bubbles the event from a form in a dialog to the form around it, which must not be sent.
        event.stopPropagation();
        if (onSubmit) await onSubmit();
        else if (await form.submit()) onSaved?.();
      }}
    >
      {isGuarded && <LeaveGuard isUnsaved={() => form.isDirty} />}
      {children}
    </form>
  );
}

type FormFrameProps<Values extends FieldValues> = Omit<
  FormProps<Values>,
  'isGuarded' | 'method' | 'onSubmit' | 'onKeyDown'
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
      isGuarded={mayEdit}
      className={className}
      onSaved={onSaved ?? (() => toast.success(savedText ?? t('saved')))}
    >
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

type RefusalNoticeProps<Values extends FieldValues> = {
  form: ApiForm<Values>;
  title?: string;
  /** Lists errors that are shown at their fields, too. */
  isComplete?: boolean;
  className?: string;
};

/** Why the form was not saved. Errors of fields are shown there, so by default only the others are listed. */
export function RefusalNotice<Values extends FieldValues>({
  form: { refusal, explained, wordsOf, fields },
  title,
  isComplete = false,
  className,
}: RefusalNoticeProps<Values>) {
  const t = useTranslations('office.form');
  const inWords = useProblemWords();
  if (!refusal) return null;
  const { errors, problem } = refusal;
  const entries = Object.entries(errors);
  const listed = entries.filter(([path]) => isComplete || !fields.shown.has(path));
  const reason = explained ?? (problem && entries.length === 0 ? inWords(problem) : null);
  if (listed.length === 0 && !reason) return null;
  return (
    <Notice tone="danger" title={title ?? t('notDone')} className={cn(className)}>
      {reason && <p>{reason}</p>}
      {listed.length > 0 && (
        <ul className="flex flex-col gap-1">
          {listed.map(([path, words]) => {
            const name = wordsOf(path)?.label;
            return <li key={path}>{name ? t('errorAt', { name, words }) : words}</li>;
          })}
        </ul>
      )}
    </Notice>
  );
}
