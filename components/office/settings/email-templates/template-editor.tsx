'use client';

import { Eye, Pencil } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { insertAtCursor, type TextControl } from '@/components/forms/edit-text';
import { FormFrame } from '@/components/forms/form-frame';
import { TextAreaField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { Cursor } from '@/components/office/settings/email-templates/edited-part';
import {
  KnownPlaceholders,
  PlaceholderArea,
  PlaceholderLine,
} from '@/components/office/settings/email-templates/placeholder-area';
import { PlaceholderList } from '@/components/office/settings/email-templates/placeholder-list';
import {
  changeTexts,
  withLabels,
  withNames,
} from '@/components/office/settings/email-templates/placeholder-text';
import { SystemText } from '@/components/office/settings/email-templates/system-text';
import { ResetButton, TestButton } from '@/components/office/settings/email-templates/template-actions';
import { useTemplateName, whenOf } from '@/components/office/settings/email-templates/template-name';
import { TemplatePreview } from '@/components/office/settings/email-templates/template-preview';
import { UnknownPlaces } from '@/components/office/settings/email-templates/unknown-places';
import { useSettled } from '@/components/office/settings/use-settled';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/display/badge';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { asProblem } from '@/lib/api-client/api-problem';
import { mapVersioned, type Versioned } from '@/lib/api-client/client';
import { useClubLocales } from '@/lib/api-client/club-info';
import {
  readTemplate,
  saveTemplate,
  templateKeys,
  useEmailTemplate,
  usePlaceholders,
  useTemplatePreview,
} from '@/lib/api-client/email-templates';
import type { GetEmailTemplateResponse, PlaceholderDefinition } from '@/lib/contracts/email-templates';
import { accountMailTypes, type EmailTemplateType, type Locale, locales } from '@/lib/rules/enums';

/** The text of one mail type, with a preview. */
export function TemplateEditor({ type }: { type: EmailTemplateType }) {
  const t = useTranslations('settings.templates');
  const name = useTemplateName()(type);
  const template = useEmailTemplate(type);
  const placeholders = usePlaceholders(type);
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
      {read => (
        <RecordScreen query={placeholders} isPart rows={6} loadFailed={t('loadFailed')}>
          {known => <Editor type={type} name={name} read={read} known={known} />}
        </RecordScreen>
      )}
    </RecordScreen>
  );
}

type Template = GetEmailTemplateResponse;
type EditorProps = {
  type: EmailTemplateType;
  name: string;
  read: Versioned<Template>;
  known: readonly PlaceholderDefinition[];
};

const settleMs = 400;

/** Shows placeholders by their labels; what is sent has their names. */
function Editor({ type, name, read, known }: EditorProps) {
  const t = useTranslations('settings.templates');
  const subject = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const last = useRef<TextControl>(null);
  const previewCard = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const toShown = (text: string) => withLabels(text, known);
  const toStored = (text: string) => withNames(text, known);
  const shown = (stored: Versioned<Template>) => mapVersioned(stored, one => changeTexts(one, toShown));
  const reread = async () => shown(await readTemplate(type));
  const form = useApiForm<Template>({
    read: shown(read),
    queryKey: templateKeys.one(type),
    save: async (template, etag) => shown(await saveTemplate(type, changeTexts(template, toStored), etag)),
    reread,
    explain: problem =>
      Object.fromEntries(
        Object.entries(problem.errors).map(([path, messages]) => [path, toShown(messages.join(' '))]),
      ),
  });
  const value = useFormValues(form);
  const isFixed = accountMailTypes.includes(type);
  const isOwn = !isFixed && (form.stored.isCustom || form.isDirty);
  const club = useClubLocales();
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen ?? club.locale;
  const text = useTextInLanguage(changeTexts(value, toStored), locale);
  const preview = useTemplatePreview(type, useSettled(text, settleMs));
  const [lastGood, setLastGood] = useState(preview.data);
  if (preview.data && preview.data !== lastGood) setLastGood(preview.data);
  const problem = asProblem(preview.error);
  const refusal = problem?.status === 400 ? problem : null;
  const errorOf = (path: string) => refusal?.errors[path]?.map(toShown).join(' ');

  /** The preview shows what is edited: its language, and the place of the cursor. */
  function follow({ currentTarget: field }: { currentTarget: TextControl }) {
    last.current = field;
    setChosen(locales.find(one => one === field.lang) ?? club.locale);
    setCursor(field instanceof HTMLTextAreaElement ? { text: field.value, at: field.selectionStart } : null);
  }

  function insert({ label }: PlaceholderDefinition) {
    const field = last.current?.isConnected ? last.current : body.current;
    if (field) insertAtCursor(field, `{{${label}}}`);
  }

  return (
    <KnownPlaceholders value={known}>
      <div className="flex flex-col gap-5 2xl:grid 2xl:grid-cols-[minmax(0,1fr)_min(39rem,45%)] 2xl:items-start">
        <div className="flex min-w-0 flex-col gap-5 max-2xl:contents">
          <FormFrame
            form={form}
            savedText={t('saved')}
            actions={
              <>
                <Button
                  icon={Eye}
                  className="2xl:hidden"
                  onClick={() => previewCard.current?.scrollIntoView()}
                >
                  {t('preview')}
                </Button>
                <ResetButton type={type} name={name} form={form} reread={reread} />
              </>
            }
            className="min-w-0 max-2xl:order-2"
          >
            <div className="flex flex-col gap-5">
              {isFixed && <Notice tone="info">{t('fixedText')}</Notice>}
              <Card>
                <div className="flex flex-col gap-5">
                  <TextAreaField
                    form={form}
                    name="subject"
                    label={t('subject')}
                    error={errorOf('subject')}
                    ref={subject}
                    rows={1}
                    readOnly={isFixed}
                    maxLength={200}
                    onFocus={follow}
                    onSelect={follow}
                    Area={PlaceholderLine}
                  />
                  <UnknownPlaces text={value.subject} known={known} field={subject} />
                  {isOwn && (
                    <TranslationFields
                      form={form}
                      name="subject"
                      label={t('subject')}
                      maxLength={200}
                      rows={1}
                      Area={PlaceholderLine}
                      onFocus={follow}
                      onSelect={follow}
                      toStored={toStored}
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
                    onFocus={follow}
                    onSelect={follow}
                    Area={isFixed ? undefined : PlaceholderArea}
                  />
                  <UnknownPlaces text={value.body} known={known} field={body} />
                  {isOwn && (
                    <TranslationFields
                      form={form}
                      name="body"
                      label={t('body')}
                      rows={10}
                      Area={PlaceholderArea}
                      onFocus={follow}
                      onSelect={follow}
                      toStored={toStored}
                      errorOf={errorOf}
                    />
                  )}
                  {!isFixed && <p className="text-sm text-ink-muted">{t('languageHint')}</p>}
                </div>
              </Card>
            </div>
          </FormFrame>
          {isOwn && (
            <div className="max-2xl:order-4">
              <SystemText type={type} value={value} onUse={form.set} toShown={toShown} />
            </div>
          )}
        </div>
        <div className="contents min-w-0 flex-col gap-5 2xl:sticky 2xl:top-4 2xl:flex 2xl:h-[calc(100dvh-2rem)]">
          {!isFixed && (
            <div className="sticky top-14 z-30 order-1 md:top-0 2xl:static">
              <PlaceholderList placeholders={known} onInsert={insert} />
            </div>
          )}
          <div ref={previewCard} className="order-3 flex min-h-0 flex-1 scroll-mt-40 flex-col">
            <TemplatePreview
              preview={lastGood}
              isOld={preview.isPlaceholderData || preview.isError}
              failure={preview.isError ? (refusal ? 'Refused' : 'Offline') : null}
              locale={locale}
              onLocale={setChosen}
              cursor={cursor}
              action={
                <div className="flex flex-wrap gap-2">
                  <TestButton type={type} template={text} />
                  <Button className="2xl:hidden" onClick={() => (last.current ?? body.current)?.focus()}>
                    {t('toText')}
                  </Button>
                </div>
              }
            />
          </div>
        </div>
      </div>
    </KnownPlaceholders>
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
