'use client';

import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PreviewFrame, typedValue } from '@/components/form-editor/preview-frame';
import { textSetOf } from '@/components/form-view/compile-messages';
import { compiledMessages } from '@/components/form-view/compiled-messages';
import { type FormModel, FormModelProvider } from '@/components/form-view/form-model';
import { FormIntro } from '@/components/form-view/form-page';
import { emptyMember, type FormValues, initialValues } from '@/components/form-view/form-values';
import { membershipParts } from '@/components/form-view/membership/parts';
import { membershipRules } from '@/components/form-view/membership/rules';
import { type PageState, plainModel } from '@/components/form-view/page-state';
import { SendButton } from '@/components/form-view/sections/aside';
import { ReviewStep } from '@/components/form-view/sections/review-step';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import { createTexts } from '@/components/form-view/texts';
import { valueAt, withValueAt } from '@/components/form-view/value-at';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/inputs/field';
import { Select } from '@/components/ui/inputs/select';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormOffer } from '@/lib/api-client/paper-entry';
import { PublicForm } from '@/lib/contracts/public';
import { localeOfTag } from '@/lib/rules/format/locale-of-tag';
import { readRichText } from '@/lib/rules/format/rich-text';

/** What the preview shows: a step of the form, for a child that of the person with the guardians. */
const views = ['membership', 'person', 'child', 'family', 'consent', 'review'] as const;
type View = (typeof views)[number];

type FormPreviewProps = {
  slug: string;
  title: string;
  /** What is typed, put into the form as the club offers it now. */
  withTyped: (offer: PublicForm) => ShownForm;
  start: View;
};

/** The membership form with what is typed: rendered by the public form's components, in its design. */
export function FormPreview({ slug, title, withTyped, start }: FormPreviewProps) {
  const t = useTranslations('forms.asked');
  const offer = useFormOffer(slug, 'Membership');
  const [view, setView] = useState<View>(start);
  const read = useMemo(() => PublicForm.safeParse(offer.data), [offer.data]);
  if (offer.isPending) return <Skeleton className="h-[36rem]" />;
  if (!read.success) return <ErrorState title={t('previewFailed')} onRetry={() => offer.refetch()} />;
  const shown = withTyped(read.data);
  const hasFamily = shown.memberships.some(({ isFamilyMembership }) => isFamilyMembership);
  const offered = views.filter(value => value !== 'family' || hasFamily);
  const present = offered.includes(view) ? view : start;
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('view')}>
        <Select
          value={present}
          onChange={event => setView(views.find(one => one === event.target.value) ?? view)}
        >
          {offered.map(value => (
            <option key={value} value={value}>
              {t(`views.${value === 'membership' && shown.furtherForm ? 'offer' : value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <PreviewFrame slug={slug} title={title} className="h-[36rem] w-full rounded-sm border bg-surface">
        <Shown key={present} form={shown} view={present} />
      </PreviewFrame>
    </div>
  );
}

function Shown({ form, view }: { form: ShownForm; view: View }) {
  const locale = localeOfTag(useLocale());
  const [values, setValues] = useState(() => valuesFor(view, form));
  const step: StepId = view === 'child' ? 'person' : view;
  const texts = compiledMessages[textSetOf(locale, form.club.addressForm)];
  const page: PageState = {
    form,
    locale,
    texts,
    path: '',
    pageQuery: '',
    askedLocale: null,
    values,
    errors: {},
    notice: null,
    step,
    notes: readRichText(form.settings.notes),
  };
  const model: FormModel = {
    ...plainModel(page, membershipRules, createTexts(texts, locale)),
    isLive: true,
    register: name => ({
      name,
      onChange: ({ target }) =>
        setValues(before => withValueAt(before, name, typedValue(target, valueAt(before, name)))),
    }),
  };
  const { Steps, reviewOf, Aside } = membershipParts;
  return (
    <FormModelProvider value={model}>
      {/* Without a form around them the buttons do nothing. */}
      <main>
        {view === 'membership' && <FormIntro model={model} />}
        <div className="steps">
          <Steps />
          <ReviewStep reviewOf={reviewOf} Aside={Aside} />
          {view === 'review' && <SendButton />}
        </div>
      </main>
    </FormModelProvider>
  );
}

function valuesFor(view: View, form: ShownForm): FormValues {
  const family = form.memberships.find(({ isFamilyMembership }) => isFamilyMembership);
  const year = Number(form.today.slice(0, 4)) - 10;
  return {
    ...initialValues(form),
    ...(view === 'child' ? { birthDate: `01.01.${year}` } : {}),
    ...(view === 'family' && family ? { membershipId: family.id, familyMembers: [emptyMember(form)] } : {}),
  };
}
