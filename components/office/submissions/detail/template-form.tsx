'use client';

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toaster';
import { readAnswerTemplate, useSaveAnswerTemplate } from '@/lib/api-client/answer-templates';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import type { AnswerTemplate } from '@/lib/contracts/submission-work';
import type { AnswerPurpose } from '@/lib/rules/enums';

type TemplateFormProps = {
  purpose: AnswerPurpose;
  /** Null for a new one. */
  template: AnswerTemplate | null;
  /** Of a new one: at the end. */
  sortOrder: number;
  onClose: () => void;
};

export function TemplateForm({ purpose, template, sortOrder, onClose }: TemplateFormProps) {
  const t = useTranslations('detail.templates');
  const save = useSaveAnswerTemplate();
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const version = useVersion(template);
  const [newer, setNewer] = useState<Versioned<AnswerTemplate> | null>(null);
  const errors = save.error instanceof ApiProblem ? save.error.errors : {};
  const isRefused = save.error !== null && newer === null && Object.keys(errors).length === 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React bubbles the event from this dialog to the outer form, which must not be sent.
    event.stopPropagation();
    if (save.isPending) return;
    const id = template?.id ?? null;
    const body = { purpose, name, text, sortOrder: template?.sortOrder ?? sortOrder };
    try {
      await save.mutateAsync({ id, etag: newer?.etag ?? version.data?.etag ?? null, body });
    } catch (problem) {
      const isStale = problem instanceof ApiProblem && problem.code === 'precondition-failed';
      setNewer(isStale && id ? await readAnswerTemplate(id).catch(() => null) : null);
      return;
    }
    toast.success(t('saved', { name }));
    onClose();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {isRefused && <Notice tone="danger">{t('saveFailed')}</Notice>}
      {newer && (
        <Notice tone="warning" title={t('stale')}>
          <p className="font-medium">{newer.value.name}</p>
          <p className="whitespace-pre-line">{newer.value.text}</p>
        </Notice>
      )}
      <Field label={t('name')} hint={t('nameHint')} error={errors.name?.[0]}>
        <Input
          autoFocus
          maxLength={100}
          autoComplete="off"
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </Field>
      <Field label={t('body')} error={errors.text?.[0]}>
        <Textarea rows={6} maxLength={5000} value={text} onChange={event => setText(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={save.isPending} disabled={version.isLoading}>
          {t(newer ? 'takeOver' : 'save')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </div>
    </form>
  );
}

/** The version that was opened, on which saving is conditional. */
function useVersion(template: AnswerTemplate | null) {
  return useQuery({
    queryKey: ['answer-templates', 'one', template?.id],
    queryFn: () => readAnswerTemplate(template?.id ?? ''),
    enabled: template !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
