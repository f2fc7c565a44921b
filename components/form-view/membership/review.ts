import { askedValues, asksAgeFirst, findAsked, shownFields } from '@/components/form-view/asked';
import { memberTitle } from '@/components/form-view/control-label';
import type { FormModel } from '@/components/form-view/form-model';
import type { ReviewPart, ReviewRow } from '@/components/form-view/form-parts';
import { isForChild, isMinorAlone, namedMembers, withParentsEmail } from '@/components/form-view/form-values';
import { custodyText } from '@/components/form-view/membership/custody-text';
import { familyConsents } from '@/components/form-view/membership/family-consents';
import {
  customRows,
  dateText,
  departmentNames,
  familyRows,
  fieldRows,
  guardianRows,
  paymentRows,
  personRows,
  signatureRow,
  tariffRows,
} from '@/components/form-view/review-rows';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate } from '@/components/form-view/typed-date';
import { isAnsweredApart } from '@/lib/rules/submissions/family-consents';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';

/** The application as it would be sent. */
export function reviewMembership(shown: FormModel): readonly ReviewPart[] {
  const asked = askedValues(shown.values, shown.form);
  // The address of a child's application is the parent's, which is shown with the parent.
  const model = { ...shown, values: isForChild(asked) ? { ...withParentsEmail(asked), email: '' } : asked };
  const { form, values, steps } = model;
  const custom = (...categories: ShownForm['customFields'][number]['category'][]) =>
    customRows(
      values.customFields,
      shownFields(form, values).filter(field => categories.includes(field.category)),
      model,
    );
  const parts: ReviewPart[] = [
    { step: 'membership', rows: [...membershipRows(model), ...custom('Membership')] },
    { step: 'person', rows: [...memberRows(model), ...custom('Personal'), ...custom('Other')] },
    {
      step: 'family',
      rows: familyRows({ ...model, values: { ...values, familyMembers: namedMembers(values) } }),
    },
    { step: 'payment', rows: [...paymentRows(model), ...custom('Payment')] },
    { step: 'consent', rows: consentRows(model) },
  ];
  return parts.filter(({ step }) => steps.includes(step));
}

function membershipRows(model: FormModel): ReviewRow[] {
  const { t, form, values } = model;
  const asksEntry = findAsked(form, 'Membership', 'entryDate') !== undefined;
  return [
    ...(asksAgeFirst(form) ? fieldRows(['birthDate'], values, model) : []).map(
      ([, date]): ReviewRow => [t('form.membership.birthDate', { who: values.forWhom }), date],
    ),
    ...tariffRows(model),
    [t('labels.field.departmentIds'), departmentNames(values.departmentIds, form)],
    [t('labels.field.entryDate'), asksEntry ? dateText(values.entryDate || form.today, model) : ''],
  ];
}

function memberRows(model: FormModel): ReviewRow[] {
  const { t, form, values } = model;
  const isMinor = needsGuardians(readTypedDate(values.birthDate), form.today);
  const guardians = values.hasSoleCustody ? 1 : 2;
  return [
    ...personRows('Membership', model, asksAgeFirst(form) ? ['birthDate'] : []),
    ...guardianRows(model, isMinor ? guardians : 0),
    [t('labels.field.hasSoleCustody'), isMinor && values.hasSoleCustody ? t('labels.answer.yes') : ''],
    [
      t('labels.field.guardianLiability'),
      isMinor && !isMinorAlone(values, form) && values.guardianLiability ? t('labels.answer.yes') : '',
    ],
  ];
}

function consentRows(model: FormModel): ReviewRow[] {
  const { t, form, values } = model;
  const given = (answers: Readonly<Record<string, boolean>>) =>
    form.consents
      .filter(({ id }) => answers[id])
      .map(({ label }) => label)
      .join(', ') || t('form.review.noConsents');
  const members = familyConsents(values, form).map((way, index): ReviewRow => {
    const answers = isAnsweredApart(way) ? given(values.familyMembers[index]?.mediaConsents ?? {}) : '';
    return [
      t('form.review.consentsOf', { name: memberTitle(index, model) }),
      way === 'Link' ? t('form.review.consentsByLink') : answers,
    ];
  });
  return [
    [t('form.review.consentsGiven'), form.consents.length === 0 ? '' : given(values.mediaConsents)],
    ...members,
    [t('labels.field.privacyAccepted'), t(values.privacyAccepted ? 'labels.answer.yes' : 'labels.answer.no')],
    [t('labels.custody.label'), custodyText(model)],
    signatureRow(model),
    [t('labels.field.notes'), values.notes],
  ];
}
