'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { Form, RefusalNotice } from '@/components/forms/form';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toaster';
import { readAnswerTemplate, useSaveAnswerTemplate } from '@/lib/api-client/answer-templates';
import { mapVersioned, type Versioned } from '@/lib/api-client/client';
import type { AnswerTemplate } from '@/lib/contracts/submissions/submission-work';
import type { AnswerPurpose } from '@/lib/rules/enums';

type TemplateFormProps = {
  purpose: AnswerPurpose;
  /** Null for a new one. */
  template: AnswerTemplate | null;
  /** Of a new one: at the end. */
  sortOrder: number;
  onClose: () => void;
};

export function TemplateForm({ template, ...props }: TemplateFormProps) {
  const version = useVersion(template);
  if (!template) return <Fields {...props} id={null} read={blank} />;
  return (
    <RecordScreen query={version} rows={3} isPart>
      {({ value, etag }) => (
        <Fields {...props} id={value.id} sortOrder={value.sortOrder} read={{ value: textsOf(value), etag }} />
      )}
    </RecordScreen>
  );
}

type Texts = { name: string; text: string };
const blank: Versioned<Texts> = { value: { name: '', text: '' }, etag: null };
const textsOf = ({ name, text }: Texts): Texts => ({ name, text });

type FieldsProps = Omit<TemplateFormProps, 'template'> & { id: string | null; read: Versioned<Texts> };

function Fields({ id, read, purpose, sortOrder, onClose }: FieldsProps) {
  const t = useTranslations('decide.templates');
  const store = useSaveAnswerTemplate();
  const form = useApiForm<Texts>({
    read,
    save: async (texts, etag) => {
      await store.mutateAsync({ id, etag, body: { purpose, ...texts, sortOrder } });
      toast.success(t('saved', { name: texts.name }));
    },
    ...(id && { reread: async () => mapVersioned(await readAnswerTemplate(id), textsOf) }),
  });
  return (
    <Form form={form} onSaved={onClose} className="flex flex-col gap-4">
      {form.conflict && (
        <ConflictNotice conflict={form.conflict} wordsOf={form.wordsOf} onChoose={form.choose} />
      )}
      <TextField
        form={form}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        autoFocus
        maxLength={100}
        autoComplete="off"
      />
      <TextAreaField form={form} name="text" label={t('body')} rows={6} maxLength={5000} />
      <RefusalNotice form={form} title={t('saveFailed')} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          pending={form.isPending}
          disabled={form.conflict?.isDecided === false}
        >
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </div>
    </Form>
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
