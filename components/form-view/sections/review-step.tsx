import type { ReactNode } from 'react';
import { type FormModel, useFormModel } from '@/components/form-view/form-model';
import {
  applicationFields,
  type ControlValue,
  type MemberValues,
  memberFields,
} from '@/components/form-view/form-values';
import { PriceLines } from '@/components/form-view/sections/price-lines';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { stepTitle } from '@/components/form-view/step-title';
import type { StepId } from '@/components/form-view/steps';
import { readTypedDate } from '@/components/form-view/typed-date';
import { genders, paymentMethods } from '@/lib/contracts/enums';
import type { PublicForm } from '@/lib/contracts/public';
import { countryName } from '@/lib/format/country-name';
import { formatDate } from '@/lib/format/format-date';
import { needsGuardians } from '@/lib/forms/guardian-rules';
import { formatIban } from '@/lib/forms/iban';

type Row = readonly [label: string, value: ReactNode];
type Fields = PublicForm['customFields'];

/** Everything once more before it is sent, each part with its way back. */
export function ReviewStep() {
  const model = useFormModel();
  const { t, step, steps } = model;
  if (step !== 'review') return null;
  return (
    <StepFrame id="review">
      <p className="hint">{t('form.review.intro')}</p>
      <Part id="membership" rows={membershipRows(model)} />
      <Part id="person" rows={personRows(model)} />
      {steps.includes('family') && <Part id="family" rows={familyRows(model)} />}
      <Part id="payment" rows={paymentRows(model)} />
      <Part id="consent" rows={consentRows(model)} />
      <section className="part-review only-stepped" aria-labelledby="review-price">
        <h3 id="review-price">{t('form.price.heading')}</h3>
        <PriceLines />
      </section>
    </StepFrame>
  );
}

function Part({ id, rows }: { readonly id: Exclude<StepId, 'review'>; readonly rows: readonly Row[] }) {
  const model = useFormModel();
  const { t, action } = model;
  const title = stepTitle(model, id);
  return (
    <section className="part-review" aria-labelledby={`review-${id}`}>
      <div className="part-head">
        <h3 id={`review-${id}`}>{title}</h3>
        <button
          type="submit"
          name="action"
          value={`edit.${id}`}
          formAction={`${action}#${id}`}
          className="quiet"
          aria-label={t('form.actions.editPart', { part: title })}
        >
          {t('form.actions.edit')}
        </button>
      </div>
      <dl>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function membershipRows(model: FormModel): Row[] {
  const { t, form, values } = model;
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  const extras = tariff?.surcharges.filter(
    ({ id, isOptional }) => isOptional && values.surchargeIds.includes(id),
  );
  return [
    [t('labels.field.membershipId'), tariff?.name ?? ''],
    [t('labels.field.departmentIds'), departmentNames(values.departmentIds, form)],
    [t('form.membership.extras'), (extras ?? []).map(({ name }) => name).join(', ')],
    [t('labels.field.entryDate'), dateText(values.entryDate || form.today, model)],
    ...customRows(values.customFields, ofCategory(form, 'Membership'), model),
  ];
}

function personRows(model: FormModel): Row[] {
  const { t, form, values, locale } = model;
  const isMinor = needsGuardians(readTypedDate(values.birthDate), form.today);
  const guardians = isMinor ? values.guardians.slice(0, values.hasSoleCustody ? 1 : 2) : [];
  return [
    [t('form.review.name'), fullName(values)],
    [t('labels.field.birthDate'), dateText(values.birthDate, model)],
    [t('labels.field.gender'), genderText(values.gender, model)],
    [
      t('form.review.address'),
      `${values.street}, ${values.zip} ${values.city}, ${countryName(values.country, locale)}`,
    ],
    [t('labels.field.email'), values.email],
    [t('labels.field.phone'), values.phone],
    [t('labels.field.mobile'), values.mobile],
    [t('labels.field.nationality'), values.nationality],
    ...guardians.map(
      (guardian, index): Row => [
        t(index === 0 ? 'form.guardians.first' : 'form.guardians.second'),
        [fullName(guardian), guardian.relation, guardian.email, guardian.phone].filter(Boolean).join(', '),
      ],
    ),
    [t('labels.field.hasSoleCustody'), isMinor && values.hasSoleCustody ? t('labels.answer.yes') : ''],
    [t('labels.field.guardianLiability'), isMinor && values.guardianLiability ? t('labels.answer.yes') : ''],
    ...customRows(values.customFields, ofCategory(form, 'Personal'), model),
  ];
}

function familyRows(model: FormModel): Row[] {
  const { t, values } = model;
  if (values.familyMembers.length === 0) return [[t('labels.field.familyMembers'), t('form.review.empty')]];
  return values.familyMembers.map((member, index) => [
    t('form.family.person', { number: index + 1 }),
    memberText(member, model),
  ]);
}

function memberText(member: MemberValues, model: FormModel): string {
  const { form, t } = model;
  const departments = member.hasOwnDepartments
    ? `${t('form.review.ownDepartments')}: ${departmentNames(member.departmentIds, form) || t('form.review.empty')}`
    : '';
  const answers = customRows(member.customFields, memberFields(form), model)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
  return [
    fullName(member),
    dateText(member.birthDate, model),
    genderText(member.gender, model),
    member.email,
    member.phone,
    departments,
    ...answers,
  ]
    .filter(Boolean)
    .join(', ');
}

function paymentRows(model: FormModel): Row[] {
  const { t, form, values } = model;
  const method = paymentMethods.find(one => one === values.paymentMethod);
  const isDebit = method === 'SepaDirectDebit';
  const account: Row[] = [
    [t('labels.field.accountHolder'), values.accountHolder],
    [t('labels.field.iban'), formatIban(values.iban)],
    [t('labels.field.bic'), values.bic],
    [t('form.mandate.heading'), values.sepaMandateAccepted ? t('form.review.mandateGiven') : ''],
  ];
  return [
    [t('labels.field.paymentMethod'), method ? t(`labels.paymentMethod.${method}`) : ''],
    ...(isDebit ? account : []),
    ...customRows(values.customFields, ofCategory(form, 'Payment'), model),
  ];
}

function consentRows(model: FormModel): Row[] {
  const { t, form, values } = model;
  const given = form.consents.filter(({ id }) => values.mediaConsents[id]).map(({ label }) => label);
  return [
    ...customRows(values.customFields, ofCategory(form, 'Other'), model),
    [t('labels.field.notes'), values.notes],
    [
      t('form.review.consentsGiven'),
      form.consents.length === 0 ? '' : given.join(', ') || t('form.review.noConsents'),
    ],
    [
      t('labels.field.privacyAccepted'),
      values.privacyAccepted ? t('labels.answer.yes') : t('labels.answer.no'),
    ],
    [t('labels.field.signature'), form.settings.showSignature ? signatureOf(model) : ''],
  ];
}

function signatureOf({ t, values }: FormModel): ReactNode {
  const name = values.signatureName.trim();
  if (values.signature === '') return name;
  const words = name === '' ? t('form.signature.drawnImage') : t('form.signature.preview', { name });
  // biome-ignore lint/performance/noImgElement: the public pages have no image server, and need none
  return <img className="paper" src={values.signature} alt={words} />;
}

function ofCategory(form: PublicForm, category: Fields[number]['category']): Fields {
  return applicationFields(form).filter(field => field.category === category);
}

function customRows(values: Record<string, ControlValue>, fields: Fields, model: FormModel): Row[] {
  return fields.map(field => [field.label, customText(field, values[field.internalName], model)]);
}

function customText(field: Fields[number], value: ControlValue | undefined, model: FormModel): string {
  const { t } = model;
  if (typeof value === 'boolean') return t(value ? 'labels.answer.yes' : 'labels.answer.no');
  const labelOf = (one: string) => field.options.find(option => option.value === one)?.label ?? one;
  if (Array.isArray(value)) return value.map(labelOf).join(', ');
  const text = value ?? '';
  return field.type === 'Date' ? dateText(text, model) : labelOf(text);
}

function fullName({
  title = '',
  firstName,
  lastName,
}: {
  title?: string;
  firstName: string;
  lastName: string;
}): string {
  return [title, firstName, lastName]
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ');
}

function departmentNames(ids: readonly string[], { departments, departmentSettings }: PublicForm): string {
  if (!departmentSettings.isEnabled) return '';
  return departments
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
}

function dateText(typed: string, { locale }: FormModel): string {
  return formatDate(readTypedDate(typed), locale);
}

function genderText(text: string, { t }: FormModel): string {
  const gender = genders.find(one => one === text);
  return gender ? t(`labels.gender.${gender}`) : '';
}
