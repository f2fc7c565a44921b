'use client';

import { Pencil } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { insertAtCursor, type TextControl } from '@/components/forms/edit-text';
import { FormFrame } from '@/components/forms/form-frame';
import { MarkedTextarea } from '@/components/forms/marked-textarea';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { PlaceholderList } from '@/components/office/settings/email-templates/placeholder-list';
import { SystemText } from '@/components/office/settings/email-templates/system-text';
import { ResetButton, TestButton } from '@/components/office/settings/email-templates/template-actions';
import { useTemplateName, whenOf } from '@/components/office/settings/email-templates/template-name';
import { TemplatePreview } from '@/components/office/settings/email-templates/template-preview';
import { UnknownPlaces } from '@/components/office/settings/email-templates/unknown-places';
import { useSettled } from '@/components/office/settings/use-settled';
import { RecordScreen } from '@/components/screens/record-screen';
import { Badge } from '@/components/ui/display/badge';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { asProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { useClubLocales } from '@/lib/api-client/club-info';
import {
  readTemplate,
  saveTemplate,
  templateKeys,
  useEmailTemplate,
  usePlaceholders,
  useTemplatePreview,
} from '@/lib/api-client/email-templates';
import type { GetEmailTemplateResponse } from '@/lib/contracts/email-templates';
import { accountMailTypes, type EmailTemplateType, type Locale } from '@/lib/rules/enums';

/** The text of one mail type, with a preview. */
export function TemplateEditor({ type }: { type: EmailTemplateType }) {
  const t = useTranslations('settings.templates');
  const name = useTemplateName()(type);
  const template = useEmailTemplate(type);
  const header = (
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
  );
  return (
    <RecordScreen query={template} header={header} rows={6} loadFailed={t('loadFailed')}>
      {read => <Editor type={type} name={name} read={read} />}
    </RecordScreen>
  );
}

type Template = GetEmailTemplateResponse;
type EditorProps = { type: EmailTemplateType; name: string; read: Versioned<Template> };

const settleMs = 400;

function Editor({ type, name, read }: EditorProps) {
  const t = useTranslations('settings.templates');
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const last = useRef<TextControl>(null);
  const placeholders = usePlaceholders(type).data ?? [];
  const known = placeholders.map(one => one.name);
  const form = useApiForm<Template>({
    read,
    queryKey: templateKeys.one(type),
    save: (template, etag) => saveTemplate(type, template, etag),
    reread: () => readTemplate(type),
  });
  const value = useFormValues(form);
  const isFixed = accountMailTypes.includes(type);
  const isOwn = !isFixed && (form.stored.isCustom || form.isDirty);
  const club = useClubLocales();
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen ?? club.locale;
  const text = useTextInLanguage(value, locale);
  const preview = useTemplatePreview(type, useSettled(text, settleMs));
  const [lastGood, setLastGood] = useState(preview.data);
  if (preview.data && preview.data !== lastGood) setLastGood(preview.data);
  const problem = asProblem(preview.error);
  const refusal = problem?.status === 400 ? problem : null;
  const errorOf = (path: string) => refusal?.errors[path]?.join(' ');

  function remember({ currentTarget }: { currentTarget: TextControl }) {
    last.current = currentTarget;
  }

  function insert(placeholder: string) {
    const field = last.current?.isConnected ? last.current : body.current;
    if (field) insertAtCursor(field, `{{${placeholder}}}`);
  }

  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <FormFrame
        form={form}
        savedText={t('saved')}
        actions={<ResetButton type={type} name={name} form={form} />}
        className="min-w-0"
      >
        <div className="flex flex-col gap-5">
          {isFixed && <Notice tone="info">{t('fixedText')}</Notice>}
          <Card>
            <div className="flex flex-col gap-5">
              <TextField
                form={form}
                name="subject"
                label={t('subject')}
                error={errorOf('subject')}
                ref={subject}
                readOnly={isFixed}
                maxLength={200}
                onFocus={remember}
              />
              <UnknownPlaces text={value.subject} known={known} field={subject} />
              {isOwn && (
                <TranslationFields
                  form={form}
                  name="subject"
                  label={t('subject')}
                  maxLength={200}
                  onFocus={remember}
                  errorOf={errorOf}
                />
              )}
              <TextAreaField
                form={form}
                name="body"
                label={t('body')}
                hint={t('bodyHint')}
                error={errorOf('body')}
                ref={body}
                rows={14}
                readOnly={isFixed}
                onFocus={remember}
                Area={isFixed ? undefined : MarkedTextarea}
              />
              <UnknownPlaces text={value.body} known={known} field={body} />
              {isOwn && (
                <TranslationFields
                  form={form}
                  name="body"
                  label={t('body')}
                  rows={10}
                  Area={MarkedTextarea}
                  onFocus={remember}
                  errorOf={errorOf}
                />
              )}
              {!isFixed && <p className="text-sm text-ink-muted">{t('languageHint')}</p>}
            </div>
          </Card>
          {!isFixed && <PlaceholderList placeholders={placeholders} onInsert={insert} />}
        </div>
      </FormFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <TemplatePreview
          preview={lastGood}
          isOld={preview.isPlaceholderData || preview.isError}
          failure={preview.isError ? (refusal ? 'Refused' : 'Offline') : null}
          locale={locale}
          onLocale={setChosen}
          action={<TestButton type={type} template={text} />}
        />
        {!isFixed && <SystemText type={type} onUse={form.set} translations={value.translations} />}
      </div>
    </div>
  );
}

/** What the preview and the test need; the same object while these texts stay. */
function useTextInLanguage({ subject, body, translations }: Template, locale: Locale) {
  const translation = translations?.[locale];
  const [ownSubject, ownBody] = [translation?.subject ?? '', translation?.body ?? ''];
  return useMemo(
    () => ({ subject, body, translations: { [locale]: { subject: ownSubject, body: ownBody } }, locale }),
    [subject, body, ownSubject, ownBody, locale],
  );
}
