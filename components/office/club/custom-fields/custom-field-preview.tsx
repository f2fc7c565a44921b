'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewFrame, typedValue } from '@/components/form-editor/preview-frame';
import { textSetOf } from '@/components/form-view/compile-messages';
import { compiledMessages } from '@/components/form-view/compiled-messages';
import { CustomField as PublicField } from '@/components/form-view/fields/custom-field';
import { type FormModel, FormModelProvider } from '@/components/form-view/form-model';
import type { ControlValue } from '@/components/form-view/form-values';
import { membershipRules } from '@/components/form-view/membership/rules';
import { type PageState, plainModel } from '@/components/form-view/page-state';
import type { ShownForm } from '@/components/form-view/shown-form';
import { createTexts } from '@/components/form-view/texts';
import { useOfficeLanguage } from '@/components/office/use-office-language';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { CustomField } from '@/lib/api-client/master-data';
import { useFormOffer } from '@/lib/api-client/paper-entry';
import { PublicForm } from '@/lib/contracts/public';
import { readCustomFieldInput } from '@/lib/rules/custom-fields/custom-field-input';

type CustomFieldPreviewProps = { field: CustomField; slug: string };

/** Renders the field by the public form's component, within a page of the form and so in its design. */
export function CustomFieldPreview({ field, slug }: CustomFieldPreviewProps) {
  const t = useTranslations('club.customFields');
  const offer = useFormOffer(slug, 'Membership');
  if (offer.isPending) return <Skeleton className="h-56" />;
  const form = PublicForm.safeParse(offer.data);
  if (!form.success) return <ErrorState title={t('previewFailed')} onRetry={() => offer.refetch()} />;
  return (
    <PreviewFrame slug={slug} title={t('previewFrame')} className="h-72 w-full rounded-sm border bg-surface">
      <Shown key={field.type} field={field} form={form.data} />
    </PreviewFrame>
  );
}

function Shown({ field, form }: { field: CustomField; form: ShownForm }) {
  const locale = useOfficeLanguage();
  const [typed, setTyped] = useState<ControlValue | null>(null);
  const name = `customFields.${field.internalName || 'field'}`;
  const shown = { ...form, customFields: [{ ...field, internalName: field.internalName || 'field' }] };
  const texts = compiledMessages[textSetOf(locale, form.club.addressForm)];
  const page: PageState = {
    form: shown,
    locale,
    texts,
    path: '',
    pageQuery: '',
    askedLocale: null,
    values: null,
    errors: {},
    step: 'person',
    notice: null,
  };
  const plain = plainModel(page, membershipRules, createTexts(texts, locale));
  const values = {
    ...plain.values,
    customFields: { [field.internalName || 'field']: typed ?? firstValue(field) },
  };
  const model: FormModel = {
    ...plain,
    values,
    // A file that is chosen here is not uploaded.
    isLive: field.type !== 'File',
    register: control => ({
      name: control,
      onChange: ({ target }) => setTyped(before => typedValue(target, before ?? firstValue(field))),
    }),
  };
  return (
    <FormModelProvider value={model}>
      <main>
        <PublicField field={{ ...field, internalName: field.internalName || 'field' }} name={name} />
      </main>
    </FormModelProvider>
  );
}

function firstValue({ type, defaultValue, options }: CustomField): ControlValue {
  if (type === 'Checkbox') return defaultValue === 'true';
  if (type === 'MultiSelect') {
    const chosen = readCustomFieldInput({ type }, defaultValue);
    return Array.isArray(chosen) ? options.map(({ value }) => value).filter(one => chosen.includes(one)) : [];
  }
  return defaultValue ?? '';
}
