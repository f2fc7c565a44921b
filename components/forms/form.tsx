'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useProblemWords } from '@/components/forms/problem-words';
import type { ApiForm } from '@/components/forms/use-api-form';
import { cn } from '@/components/ui/cn';
import { Notice } from '@/components/ui/notice';

export type FormProps<Values extends FieldValues> = {
  form: ApiForm<Values>;
  onSaved?: () => void;
  /** Instead of saving. */
  onSubmit?: () => unknown;
  /** With POST, values never get into the address, even if the form is sent before the page is ready. */
  method?: 'post';
  onKeyDown?: (event: KeyboardEvent) => void;
  className?: string;
  children: ReactNode;
};

/** A form element that saves on submit. After a refusal, the first invalid field or part (`data-invalid`) gets the focus. */
export function Form<Values extends FieldValues>({
  form,
  onSaved,
  onSubmit,
  method,
  onKeyDown,
  className,
  children,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { refusal } = form;
  useEffect(() => {
    if (refusal) element.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus();
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
      {children}
    </form>
  );
}

type RefusalNoticeProps<Values extends FieldValues> = {
  form: ApiForm<Values>;
  title?: string;
  /** Lists errors that are shown at their fields, too. */
  isComplete?: boolean;
  /** Id of the control of a path: the error then leads there. */
  idOf?: (path: string) => string;
  className?: string;
};

/** Why the form was not saved. Errors of fields are shown there, so by default only the others are listed. */
export function RefusalNotice<Values extends FieldValues>({
  form: { refusal, explained, wordsOf, fields },
  title,
  isComplete = false,
  idOf,
  className,
}: RefusalNoticeProps<Values>) {
  const t = useTranslations('office.form');
  const inWords = useProblemWords();
  const element = useRef<HTMLDivElement>(null);
  // Without a field that gets the focus, the reason itself must not stay below the window.
  useEffect(() => {
    if (refusal && !Object.keys(refusal.errors).some(path => fields.shown.has(path)))
      element.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, fields]);
  if (!refusal) return null;
  const { errors, problem } = refusal;
  const entries = Object.entries(errors);
  const listed = entries.filter(([path]) => isComplete || !fields.shown.has(path));
  const reason = explained ?? (problem && entries.length === 0 ? inWords(problem) : null);
  if (listed.length === 0 && !reason) return null;
  return (
    <div ref={element} className={cn('scroll-mb-24', className)}>
      <Notice tone="danger" title={title ?? t('notDone')}>
        {reason && <p>{reason}</p>}
        {listed.length > 0 && (
          <ul className="flex flex-col gap-1">
            {listed.map(([path, words]) => {
              const name = wordsOf(path)?.label;
              const text = name ? t('errorAt', { name, words }) : words;
              return (
                <li key={path}>
                  {idOf ? (
                    <a href={`#${idOf(path)}`} className="underline">
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Notice>
    </div>
  );
}
