'use client';

import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { NotesFields } from '@/components/form-editor/notes-card';
import { OnlineWarnings } from '@/components/form-editor/online-check';
import { CheckboxField } from '@/components/forms/choice-fields';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import { type ApiForm, partOf } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { TariffTerms } from '@/components/office/club/tariffs/tariff-editor';
import type { FurtherFormValues } from '@/components/office/forms/further-form-values';
import { OfferedTariffs } from '@/components/office/forms/offered-tariffs';
import { Card } from '@/components/ui/display/card';
import { FoldCard } from '@/components/ui/display/fold-card';
import { useIsSlugTaken } from '@/lib/api-client/further-forms';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { slugOf } from '@/lib/rules/format/slug-of';

type FieldsProps = { form: ApiForm<FurtherFormValues> };
type FurtherFormFieldsProps = FieldsProps & {
  terms: TariffTerms;
  mayEdit: boolean;
  /** Null for a new form. */
  id: string | null;
};

/** What makes the form its own is open; the rest is folded, with its present state in words. */
export function FurtherFormFields({ form, terms, mayEdit, id }: FurtherFormFieldsProps) {
  const t = useTranslations('forms.further');
  return (
    <>
      <Card>
        <div className="flex flex-col gap-4">
          <TitleFields form={form} id={id} />
        </div>
      </Card>
      <Card title={t('tariffs')} description={t('tariffsText')}>
        <OfferedTariffs form={form} terms={terms} mayEdit={mayEdit} />
      </Card>
      <OnlineCard form={form} />
      <NotesFold form={form} mayEdit={mayEdit} />
      <AsksCard form={form} />
      <LastStepCard form={form} />
      <ThanksCard form={form} />
    </>
  );
}

/** Whether one of these texts, or a translation of it, was refused. */
function isRefused({ refusal }: ApiForm<FurtherFormValues>, names: readonly string[]): boolean {
  return Object.keys(refusal?.errors ?? {}).some(path => names.some(name => path.split('.').includes(name)));
}

function OnlineCard({ form }: FieldsProps) {
  const t = useTranslations('forms.further');
  const timeZone = useTimeZone();
  const { isActive } = useFormValues(form);
  return (
    <FoldCard
      title={t('open')}
      summary={useOpenSummary(form)}
      mustOpen={isRefused(form, ['isActive', 'opensAt', 'closesAt', 'closedText'])}
    >
      <div className="flex flex-col gap-4">
        <CheckboxField form={form} name="isActive" label={t('isActive')} hint={t('isActiveHint')} />
        {isActive && <OnlineWarnings />}
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {(['opensAt', 'closesAt'] as const).map(time => (
            <TextField
              key={time}
              form={form}
              name={time}
              type="datetime-local"
              label={t(time)}
              hint={t(`timeHint.${time}`)}
              optional
            />
          ))}
        </div>
        <p className="text-sm text-ink-muted">{t('timeZone', { timeZone: timeZone ?? '' })}</p>
        <TextAreaField
          form={form}
          name="closedText"
          label={t('closedText')}
          hint={t('closedTextHint')}
          rows={3}
          maxLength={1_000}
          optional
        />
        <TranslationFields form={form} name="closedText" label={t('closedText')} rows={3} maxLength={1_000} />
      </div>
    </FoldCard>
  );
}

function useOpenSummary(form: ApiForm<FurtherFormValues>): string {
  const t = useTranslations('forms.further.openSummary');
  const locale = useLocale();
  const { isActive, opensAt, closesAt } = useFormValues(form);
  // The times are those of the club's time zone already.
  const write = (local: string) => formatDateTime(new Date(`${local}Z`), 'UTC', locale);
  if (!isActive) return t('closed');
  const when = opensAt ? (closesAt ? 'between' : 'from') : closesAt ? 'until' : 'always';
  return t(when, { from: opensAt && write(opensAt), until: closesAt && write(closesAt) });
}

function NotesFold({ form, mayEdit }: FieldsProps & { mayEdit: boolean }) {
  const t = useTranslations('forms.further');
  const settings = useTranslations('forms.settings');
  const { notes } = useFormValues(form);
  return (
    <FoldCard
      title={settings('notes')}
      summary={notes.trim() || t('notesNone')}
      mustOpen={isRefused(form, ['notes'])}
    >
      <NotesFields form={partOf(form)} isReadOnly={!mayEdit} />
    </FoldCard>
  );
}

function AsksCard({ form }: FieldsProps) {
  const t = useTranslations('forms.further');
  const { asksDepartments, asksEntryDate } = useFormValues(form);
  const asked = [asksDepartments && t('asksDepartments'), asksEntryDate && t('asksEntryDate')];
  const extra = asked.filter(Boolean).join(', ');
  return (
    <FoldCard
      title={t('asks')}
      summary={extra ? t('asksSummary', { extra }) : t('asksNone')}
      description={t('asksText')}
    >
      <div className="flex flex-col gap-3">
        <CheckboxField form={form} name="asksDepartments" label={t('asksDepartments')} />
        <CheckboxField
          form={form}
          name="asksEntryDate"
          label={t('asksEntryDate')}
          hint={t('asksEntryDateHint')}
        />
      </div>
    </FoldCard>
  );
}

function LastStepCard({ form }: FieldsProps) {
  const t = useTranslations('forms.further');
  const { buttonText, reviewText } = useFormValues(form);
  const button = buttonText.trim();
  const own = [reviewText.trim(), button && t('lastStepButton', { button })].filter(Boolean);
  return (
    <FoldCard
      title={t('lastStep')}
      summary={own.join(' · ') || t('lastStepStandard')}
      description={t('lastStepText')}
      mustOpen={isRefused(form, ['reviewText', 'buttonText'])}
    >
      <div className="flex flex-col gap-4">
        <TextAreaField
          form={form}
          name="reviewText"
          label={t('reviewText')}
          hint={t('reviewTextHint')}
          rows={2}
          maxLength={500}
          optional
        />
        <TranslationFields form={form} name="reviewText" label={t('reviewText')} rows={2} maxLength={500} />
        <TextField
          form={form}
          name="buttonText"
          label={t('buttonText')}
          hint={t('buttonTextHint')}
          maxLength={60}
          optional
        />
        <TranslationFields form={form} name="buttonText" label={t('buttonText')} maxLength={60} />
      </div>
    </FoldCard>
  );
}

function ThanksCard({ form }: FieldsProps) {
  const t = useTranslations('forms.further');
  const { thankYouText, thankYouUrl } = useFormValues(form);
  const own = [thankYouText.trim(), thankYouUrl.trim()].filter(Boolean);
  return (
    <FoldCard
      title={t('thanks')}
      summary={own.join(' · ') || t('thanksStandard')}
      description={t('thanksText')}
      mustOpen={isRefused(form, ['thankYouText', 'thankYouUrl'])}
    >
      <div className="flex flex-col gap-4">
        <TextAreaField
          form={form}
          name="thankYouText"
          label={t('thankYouText')}
          rows={3}
          maxLength={2_000}
          optional
        />
        <TranslationFields
          form={form}
          name="thankYouText"
          label={t('thankYouText')}
          rows={3}
          maxLength={2_000}
        />
        <TextField
          form={form}
          name="thankYouUrl"
          label={t('thankYouUrl')}
          hint={t('thankYouUrlHint')}
          inputMode="url"
          autoComplete="off"
          optional
        />
      </div>
    </FoldCard>
  );
}

/** The address of a new form follows its title until it is typed. */
function TitleFields({ form, id }: FieldsProps & { id: string | null }) {
  const t = useTranslations('forms.further');
  const isTaken = useIsSlugTaken(id);
  const { slug } = useFormValues(form);
  return (
    <>
      <TextField
        form={form}
        name="title"
        label={t('formTitle')}
        maxLength={100}
        onTyped={(title, before) => {
          if (id === null && slug === slugOf(before)) form.set({ slug: slugOf(title) });
        }}
      />
      <TranslationFields form={form} name="title" label={t('formTitle')} maxLength={100} />
      <TextField
        form={form}
        name="slug"
        label={t('slug')}
        hint={t(id === null ? 'slugHint' : 'slugChangeHint')}
        error={form.isDirty && isTaken(slug) ? t('errors.slugTaken') : undefined}
        maxLength={63}
        autoComplete="off"
        convert={text => text.toLowerCase()}
      />
    </>
  );
}
