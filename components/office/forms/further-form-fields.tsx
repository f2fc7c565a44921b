'use client';

import { useTimeZone, useTranslations } from 'use-intl';
import { NotesCard } from '@/components/form-editor/notes-card';
import { OnlineWarnings } from '@/components/form-editor/online-check';
import { CheckboxField, CheckboxGroupField } from '@/components/forms/choice-fields';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import { type ApiForm, partOf } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { FurtherFormValues } from '@/components/office/forms/further-form-values';
import { Card } from '@/components/ui/display/card';
import { useMemberships } from '@/lib/api-client/master-data';
import { slugOf } from '@/lib/rules/format/slug-of';

type FurtherFormFieldsProps = { form: ApiForm<FurtherFormValues>; isNew?: boolean; isReadOnly?: boolean };

export function FurtherFormFields({ form, isNew = false, isReadOnly = false }: FurtherFormFieldsProps) {
  const t = useTranslations('forms.further');
  const timeZone = useTimeZone();
  const { isActive } = useFormValues(form);
  return (
    <>
      <Card>
        <div className="flex flex-col gap-4">
          <TitleFields form={form} isNew={isNew} />
          <TariffsField form={form} />
        </div>
      </Card>
      <NotesCard form={partOf(form)} isReadOnly={isReadOnly} />
      <Card title={t('asks')} description={t('asksText')}>
        <div className="flex flex-col gap-3">
          <CheckboxField form={form} name="asksDepartments" label={t('asksDepartments')} />
          <CheckboxField
            form={form}
            name="asksEntryDate"
            label={t('asksEntryDate')}
            hint={t('asksEntryDateHint')}
          />
        </div>
      </Card>
      <LastStepCard form={form} />
      <Card title={t('open')}>
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
          <TranslationFields
            form={form}
            name="closedText"
            label={t('closedText')}
            rows={3}
            maxLength={1_000}
          />
        </div>
      </Card>
      <Card title={t('thanks')} description={t('thanksText')}>
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
      </Card>
    </>
  );
}

function LastStepCard({ form }: { form: ApiForm<FurtherFormValues> }) {
  const t = useTranslations('forms.further');
  return (
    <Card title={t('lastStep')} description={t('lastStepText')}>
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
    </Card>
  );
}

/** The address of a new form follows its title until it is typed. */
function TitleFields({ form, isNew }: { form: ApiForm<FurtherFormValues>; isNew: boolean }) {
  const t = useTranslations('forms.further');
  const { slug } = useFormValues(form);
  return (
    <>
      <TextField
        form={form}
        name="title"
        label={t('formTitle')}
        maxLength={100}
        onTyped={(title, before) => {
          if (isNew && slug === slugOf(before)) form.set({ slug: slugOf(title) });
        }}
      />
      <TranslationFields form={form} name="title" label={t('formTitle')} maxLength={100} />
      <TextField
        form={form}
        name="slug"
        label={t('slug')}
        hint={t(isNew ? 'slugHint' : 'slugChangeHint')}
        maxLength={63}
        autoComplete="off"
        convert={text => text.toLowerCase()}
      />
    </>
  );
}

/** The tariffs of the club, and those that the form still names after they were deleted. */
function TariffsField({ form }: { form: ApiForm<FurtherFormValues> }) {
  const t = useTranslations('forms.further');
  const { data: tariffs } = useMemberships();
  const { membershipIds } = useFormValues(form);
  if (!tariffs) return null;
  const known = tariffs.map(({ id, name, isActive, isOnlyInFurtherForms }) => {
    if (!isActive) return { value: id, label: t('tariffArchived', { name }) };
    return { value: id, label: isOnlyInFurtherForms ? t('tariffOnlyHere', { name }) : name };
  });
  const gone = membershipIds
    .filter(id => tariffs.every(tariff => tariff.id !== id))
    .map(id => ({ value: id, label: t('tariffGone') }));
  return (
    <CheckboxGroupField
      form={form}
      name="membershipIds"
      legend={t('tariffs')}
      hint={t('tariffsHint')}
      options={[...known, ...gone]}
    />
  );
}
