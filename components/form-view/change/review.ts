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
  fieldRows,
  fieldsOf,
  guardianRows,
  nameRow,
  paymentRows,
  signatureRow,
  tariffRows,
} from '@/components/form-view/review-rows';
import { textNamesIn } from '@/lib/rules/submissions/submission-fields';

/** The change request as it would be sent: only the requested changes. */
export function reviewChange(model: FormModel): readonly ReviewPart[] {
  const { form, values } = model;
  return [
    { step: 'identity', rows: identityRows(model) },
    {
      step: 'wishes',
      rows: [validFromRow(model), ...chosenSections(form, values).flatMap(section => rowsOf[section](model))],
    },
    { step: 'closing', rows: closingRows(model) },
  ];
}

function identityRows(model: FormModel): ReviewRow[] {
  const { identity } = model.values;
  return [nameRow(identity, model), ...fieldRows(['birthDate', 'memberNumber', 'email'], identity, model)];
}

const rowsOf: Readonly<Record<ChangeSection, (model: FormModel) => ReviewRow[]>> = {
  name: model => fieldRows(textNamesIn('Wishes', 'person'), model.values, model),
  address: model => [[model.t('form.review.address'), addressText(model)]],
  contact: model => fieldRows(textNamesIn('Wishes', 'contact'), model.values, model),
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

function validFromRow(model: FormModel): ReviewRow {
  const { t, values } = model;
  const from = values.validFrom === '' ? t('form.changes.soon') : dateText(values.validFrom, model);
  return [t('labels.field.validFrom'), from];
}

function closingRows(model: FormModel): ReviewRow[] {
  const { t, values } = model;
  return [[t('labels.field.notes'), values.notes], signatureRow(model)];
}
