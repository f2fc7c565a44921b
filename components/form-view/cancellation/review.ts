import { leaverOf, namesOf, scopeOf } from '@/components/form-view/cancellation/to-submit';
import type { FormModel } from '@/components/form-view/form-model';
import type { ReviewPart } from '@/components/form-view/form-parts';
import {
  customRows,
  dateText,
  departmentNames,
  fieldsOf,
  personRows,
  signatureRow,
} from '@/components/form-view/review-rows';

/** The cancellation as it would be sent. */
export function reviewCancellation(model: FormModel): readonly ReviewPart[] {
  const { t, form, values } = model;
  const scope = scopeOf(values);
  const custom = (...categories: Parameters<typeof fieldsOf>[1][]) =>
    customRows(values.customFields, fieldsOf(form, ...categories), model);
  const wish = values.wishedDate === '' ? t('form.cancellation.soonest') : dateText(values.wishedDate, model);
  return [
    {
      step: 'person',
      rows: [
        ...personRows('Cancellation', { ...model, values: leaverOf(values) }),
        [t('labels.field.memberNumber'), values.memberNumber],
        ...custom('Personal'),
      ],
    },
    {
      step: 'cancellation',
      rows: [
        [
          t('labels.field.scope'),
          t(scope === 'Membership' ? 'form.cancellation.whole' : `labels.cancellationScope.${scope}`),
        ],
        [
          t('labels.field.departmentIds'),
          scope === 'Departments' ? departmentNames(values.departmentIds, form) : '',
        ],
        [t('labels.field.familyMembers'), scope === 'FamilyMembers' ? namesOf(values).join(', ') : ''],
        [t('labels.field.wishedDate'), wish],
        ...(form.cancellation?.allowExtraordinary
          ? ([
              [t('labels.field.extraordinaryDate'), dateText(values.extraordinaryDate, model)],
              [t('labels.field.extraordinaryReason'), values.extraordinaryReason],
            ] as const)
          : []),
        [t('labels.field.reason'), values.reason],
        [t('labels.field.comment'), values.comment],
        ...custom('Membership', 'Payment', 'Other'),
        signatureRow(model),
      ],
    },
  ];
}
