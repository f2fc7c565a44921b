'use client';

import { Pencil } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PlaceholderList } from '@/components/office/settings/email-templates/placeholder-list';
import { insertAtCursor } from '@/components/office/settings/email-templates/placeholder-text';
import { SystemText } from '@/components/office/settings/email-templates/system-text';
import { TemplateActions } from '@/components/office/settings/email-templates/template-actions';
import { useTemplateName, whenOf } from '@/components/office/settings/email-templates/template-name';
import { TemplatePreview } from '@/components/office/settings/email-templates/template-preview';
import { UnknownPlaces } from '@/components/office/settings/email-templates/unknown-places';
import { SettingsForm } from '@/components/office/settings/settings-form';
import { useSettingsDraft } from '@/components/office/settings/use-settings-draft';
import { useSettled } from '@/components/office/settings/use-settled';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import {
  saveTemplate,
  templateKeys,
  useEmailTemplate,
  usePlaceholders,
  useTemplatePreview,
} from '@/lib/api-client/email-templates';
import type { GetEmailTemplateResponse } from '@/lib/contracts/email-templates';
import { accountMailTypes, type EmailTemplateType } from '@/lib/rules/enums';

/** The text of one mail type, with a preview. */
export function TemplateEditor({ type }: { type: EmailTemplateType }) {
  const t = useTranslations('settings.templates');
  const ui = useTranslations('ui');
  const name = useTemplateName()(type);
  const template = useEmailTemplate(type);
  const problem = template.error instanceof ApiProblem ? template.error : null;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: t('title'), href: '/settings/email-templates' }, { label: name }]} />
        }
        title={name}
        badge={
          template.data &&
          (template.data.value.isCustom ? (
            <Badge tone="accent" icon={Pencil}>
              {t('custom')}
            </Badge>
          ) : (
            <Badge>{t(accountMailTypes.includes(type) ? 'fixed' : 'system')}</Badge>
          ))
        }
        description={t(`when.${whenOf(type)}`)}
      />
      {template.isPending && <SkeletonRows rows={6} label={ui('loading')} />}
      {template.data && <Editor type={type} name={name} read={template.data} />}
      {problem && !template.data && (
        <ErrorState
          title={t('loadFailed')}
          description={problem.detail ?? undefined}
          requestId={problem.requestId ?? undefined}
          onRetry={() => template.refetch()}
        />
      )}
    </>
  );
}

type Template = GetEmailTemplateResponse;
type EditorProps = { type: EmailTemplateType; name: string; read: Versioned<Template> };

const settleMs = 400;
const fields = ['subject', 'body'] as const;

function Editor({ type, name, read }: EditorProps) {
  const t = useTranslations('settings.templates');
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const last = useRef<'subject' | 'body'>('body');
  const placeholders = usePlaceholders(type).data ?? [];
  const known = placeholders.map(one => one.name);
  const draft = useSettingsDraft<Template>({
    read,
    queryKey: templateKeys.one(type),
    save: (template, etag) => saveTemplate(type, template, etag),
  });
  const { value, set } = draft;
  const isFixed = accountMailTypes.includes(type);
  const text = useMemo(() => ({ subject: value.subject, body: value.body }), [value.subject, value.body]);
  const preview = useTemplatePreview(type, useSettled(text, settleMs));
  const [lastGood, setLastGood] = useState(preview.data);
  if (preview.data && preview.data !== lastGood) setLastGood(preview.data);
  const refusal = preview.error instanceof ApiProblem && preview.error.status === 400 ? preview.error : null;
  const errorOf = (field: 'subject' | 'body') =>
    refusal?.errors[field]?.join(' ') ?? (preview.isSuccess ? undefined : draft.errorOf(field));

  function insert(placeholder: string) {
    const field = last.current === 'subject' ? subject.current : body.current;
    if (field) insertAtCursor(field, `{{${placeholder}}}`);
  }

  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <SettingsForm
        draft={draft}
        fields={fields}
        savedText={t('saved')}
        nameOf={field => (field === 'subject' || field === 'body' ? t(field) : null)}
        actions={<TemplateActions type={type} name={name} draft={draft} stored={read} />}
        className="min-w-0"
      >
        <div className="flex flex-col gap-5">
          {isFixed && <Notice tone="info">{t('fixedText')}</Notice>}
          <Card>
            <div className="flex flex-col gap-5">
              <Field label={t('subject')} error={errorOf('subject')}>
                <Input
                  ref={subject}
                  value={value.subject}
                  readOnly={isFixed}
                  maxLength={200}
                  onFocus={() => {
                    last.current = 'subject';
                  }}
                  onChange={event => set({ subject: event.target.value })}
                />
              </Field>
              <UnknownPlaces text={value.subject} known={known} field={subject} />
              <Field label={t('body')} hint={t('bodyHint')} error={errorOf('body')}>
                <Textarea
                  ref={body}
                  rows={14}
                  value={value.body}
                  readOnly={isFixed}
                  onFocus={() => {
                    last.current = 'body';
                  }}
                  onChange={event => set({ body: event.target.value })}
                />
              </Field>
              <UnknownPlaces text={value.body} known={known} field={body} />
              {!isFixed && <p className="text-sm text-ink-muted">{t('languageHint')}</p>}
            </div>
          </Card>
          {!isFixed && <PlaceholderList placeholders={placeholders} onInsert={insert} />}
        </div>
      </SettingsForm>
      <div className="flex min-w-0 flex-col gap-5">
        <TemplatePreview
          preview={lastGood}
          isOld={preview.isPlaceholderData || preview.isError}
          failure={preview.isError ? (refusal ? 'Refused' : 'Offline') : null}
        />
        {!isFixed && <SystemText type={type} onUse={set} />}
      </div>
    </div>
  );
}
