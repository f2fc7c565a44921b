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
import { readTypedDate } from '@/components/form-view/typed-date';
import { needsGuardians } from '@/lib/rules/submissions/guardian-rules';

/** The application as it would be sent. */
export function reviewMembership(model: FormModel): readonly ReviewPart[] {
  const { form, values, steps } = model;
  const custom = (...categories: Parameters<typeof fieldsOf>[1][]) =>
    customRows(values.customFields, fieldsOf(form, ...categories), model);
  const parts: ReviewPart[] = [
    { step: 'membership', rows: [...membershipRows(model), ...custom('Membership')] },
    { step: 'person', rows: [...personRows(model), ...custom('Personal')] },
    { step: 'family', rows: familyRows(model) },
    { step: 'payment', rows: [...paymentRows(model), ...custom('Payment')] },
    { step: 'consent', rows: [...custom('Other'), ...consentRows(model)] },
  ];
  return parts.filter(({ step }) => steps.includes(step));
}

function membershipRows(model: FormModel): ReviewRow[] {
  const { t, form, values } = model;
  return [
    ...tariffRows(model),
    [t('labels.field.departmentIds'), departmentNames(values.departmentIds, form)],
    [t('labels.field.entryDate'), dateText(values.entryDate || form.today, model)],
  ];
}

function personRows(model: FormModel): ReviewRow[] {
  const { t, form, values } = model;
  const isMinor = needsGuardians(readTypedDate(values.birthDate), form.today);
  const guardians = values.hasSoleCustody ? 1 : 2;
  return [
    [t('form.review.name'), fullName(values)],
    [t('labels.field.birthDate'), dateText(values.birthDate, model)],
    [t('labels.field.gender'), genderText(values.gender, model)],
    [t('form.review.address'), addressText(model)],
    [t('labels.field.email'), values.email],
    [t('labels.field.phone'), values.phone],
    [t('labels.field.mobile'), values.mobile],
    [t('labels.field.nationality'), values.nationality],
    ...guardianRows(model, isMinor ? guardians : 0),
    [t('labels.field.hasSoleCustody'), isMinor && values.hasSoleCustody ? t('labels.answer.yes') : ''],
    [t('labels.field.guardianLiability'), isMinor && values.guardianLiability ? t('labels.answer.yes') : ''],
  ];
}

function consentRows(model: FormModel): ReviewRow[] {
  const { t, form, values } = model;
  const given = form.consents.filter(({ id }) => values.mediaConsents[id]).map(({ label }) => label);
  return [
    [t('labels.field.notes'), values.notes],
    [
      t('form.review.consentsGiven'),
      form.consents.length === 0 ? '' : given.join(', ') || t('form.review.noConsents'),
    ],
    [t('labels.field.privacyAccepted'), t(values.privacyAccepted ? 'labels.answer.yes' : 'labels.answer.no')],
    signatureRow(model),
  ];
}
