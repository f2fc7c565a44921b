import type { ChangeSection } from '@/components/form-view/change/section-names';
import { chosenSections } from '@/components/form-view/change/sections';
import type { FormModel } from '@/components/form-view/form-model';
import type { ReviewPart, ReviewRow } from '@/components/form-view/form-parts';
import {
  addressText,
  customRows,
  dateText,
  departmentNames,
  familyRows,
  fieldsOf,
  fullName,
  genderText,
  guardianRows,
  paymentRows,
  signatureRow,
  tariffRows,
} from '@/components/form-view/review-rows';

/** The change request as it would be sent: only the requested changes. */
export function reviewChange(model: FormModel): readonly ReviewPart[] {
  const { form, values } = model;
  return [
    { step: 'identity', rows: identityRows(model) },
    { step: 'wishes', rows: chosenSections(form, values).flatMap(section => rowsOf[section](model)) },
    { step: 'closing', rows: closingRows(model) },
  ];
}

function identityRows(model: FormModel): ReviewRow[] {
  const { t, values } = model;
  const { birthDate, email, memberNumber } = values.identity;
  return [
    [t('form.review.name'), fullName(values.identity)],
    [t('labels.field.birthDate'), dateText(birthDate, model)],
    [t('labels.field.memberNumber'), memberNumber],
    [t('labels.field.email'), email],
  ];
}

const rowsOf: Readonly<Record<ChangeSection, (model: FormModel) => ReviewRow[]>> = {
  name: model => {
    const { t, values } = model;
    return [
      [t('labels.field.title'), values.title],
      [t('labels.field.firstName'), values.firstName],
      [t('labels.field.lastName'), values.lastName],
      [t('labels.field.birthDate'), dateText(values.birthDate, model)],
      [t('labels.field.gender'), genderText(values.gender, model)],
      [t('labels.field.nationality'), values.nationality],
    ];
  },
  address: model => [[model.t('form.review.address'), addressText(model)]],
  contact: ({ t, values }) => [
    [t('labels.field.email'), values.email],
    [t('labels.field.phone'), values.phone],
    [t('labels.field.mobile'), values.mobile],
  ],
  guardians: model => guardianRows(model, 2),
  payment: paymentRows,
  tariff: tariffRows,
  departments: ({ t, form, values }) => [
    [t('labels.field.departmentIds'), departmentNames(values.departmentIds, form)],
  ],
  family: familyRows,
  customFields: model =>
    customRows(
      model.values.customFields,
      fieldsOf(model.form, 'Personal', 'Membership', 'Payment', 'Other'),
      model,
    ),
  consents: ({ t, form, values }) =>
    form.consents.map(({ id, label }) => {
      const wish = values.consentWishes[id];
      if (wish === 'true') return [label, t('form.changes.giveConsent')];
      return [label, wish === 'false' ? t('form.changes.withdrawConsent') : ''];
    }),
};

function closingRows(model: FormModel): ReviewRow[] {
  const { t, values } = model;
  const from = values.validFrom === '' ? t('form.changes.soon') : dateText(values.validFrom, model);
  return [[t('labels.field.validFrom'), from], [t('labels.field.notes'), values.notes], signatureRow(model)];
}
