import { ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { ClubQuestions } from '@/components/form-view/fields/custom-field';
import { DateField } from '@/components/form-view/fields/date-field';
import { SelectField } from '@/components/form-view/fields/select-field';
import { SignatureField } from '@/components/form-view/fields/signature-field';
import { TextAreaField } from '@/components/form-view/fields/text-area-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { PrivacyNotice } from '@/components/form-view/sections/privacy-notice';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { addMonths } from '@/lib/rules/dates/calendar';
import { cancellationScopes } from '@/lib/rules/enums';
import { formatDate } from '@/lib/rules/format/format-date';
import { submissionFields } from '@/lib/rules/submissions/submission-fields';

/** What is cancelled, the wished-for end, and an optional reason. */
export function CancellationStep() {
  const { t, form } = useFormModel();
  return (
    <StepFrame id="cancellation">
      <Scope />
      <WishedDate />
      {form.cancellation?.allowExtraordinary && <Extraordinary />}
      {form.cancellation?.askReason && <Reason reasons={form.cancellation.reasons} />}
      <TextAreaField
        name="comment"
        label={t('labels.field.comment')}
        hint={t('form.cancellation.commentHint')}
        lengthMax={submissionFields.comment.max}
        isOptional
      />
      <ClubQuestions categories={['Membership', 'Payment', 'Other']} />
      <PrivacyNotice />
      {form.settings.showSignature && <SignatureField />}
    </StepFrame>
  );
}

/** Without a script the style sheet hides the lists of the scopes that are not chosen. */
function Scope() {
  const { t, form } = useFormModel();
  const { departments } = form;
  const scopes = cancellationScopes.filter(scope => scope !== 'Departments' || departments.length > 0);
  const more = {
    Membership: undefined,
    Departments: (
      <div className="extras">
        <ChoiceGroup
          name="departmentIds"
          legend={t('form.cancellation.departments')}
          choices={departments.map(({ id, name }) => ({ value: id, label: name }))}
          isMultiple
          className="compact"
        />
      </div>
    ),
    FamilyMembers: (
      <div className="extras">
        <TextAreaField
          name="familyMemberNames"
          label={t('labels.field.familyMemberNames')}
          hint={t('form.cancellation.namesHint')}
          autoComplete="off"
        />
      </div>
    ),
  };
  return (
    <ChoiceGroup
      name="scope"
      legend={t('form.cancellation.scope')}
      choices={scopes.map(scope => ({
        value: scope,
        label: t(`labels.cancellationScope.${scope}`),
        more: more[scope],
      }))}
    />
  );
}

/** A date that is too early is refused; a button inserts the first possible one. */
function WishedDate() {
  const { t, form, locale, errors, action } = useFormModel();
  const earliest = form.cancellation?.earliest.effectiveDate ?? form.today;
  const date = formatDate(earliest, locale);
  return (
    <DateField
      name="wishedDate"
      label={t('labels.field.wishedDate')}
      hint={t('form.cancellation.wishedDateHint', { date })}
      className="short"
      // Not the first possible day, which is named already.
      example={addMonths(earliest, 12)}
      isOptional
    >
      {errors.wishedDate !== undefined && (
        <button
          type="submit"
          name="action"
          value="takeEarliest"
          formAction={`${action}#wishedDate`}
          className="secondary take"
        >
          {t('form.cancellation.takeEarliest', { date })}
        </button>
      )}
    </DateField>
  );
}

/** For an important reason (§ 314 BGB): an end of one's own, which the club reviews. Open once it has an answer. */
function Extraordinary() {
  const { t, initial, errors } = useFormModel();
  const names = ['extraordinaryDate', 'extraordinaryReason'] as const;
  return (
    <details className="framed" open={names.some(name => initial[name] !== '' || errors[name] !== undefined)}>
      <summary>{t('form.cancellation.extraordinary')}</summary>
      <div className="part">
        <p className="hint">{t('form.cancellation.extraordinaryHint')}</p>
        <DateField name="extraordinaryDate" label={t('labels.field.extraordinaryDate')} className="short" />
        <TextAreaField
          name="extraordinaryReason"
          label={t('labels.field.extraordinaryReason')}
          lengthMax={submissionFields.extraordinaryReason.max}
        />
      </div>
    </details>
  );
}

/** The reason is optional: members may leave without one (§ 39 BGB). */
function Reason({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useFormModel();
  const shared = { name: 'reason', label: t('labels.field.reason'), isOptional: true };
  if (reasons.length === 0)
    return <TextField {...shared} autoComplete="off" lengthMax={submissionFields.reason.max} />;
  return (
    <SelectField
      {...shared}
      options={reasons.map(reason => ({ value: reason, label: reason }))}
      none={t('form.cancellation.noReason')}
      autoComplete="off"
    />
  );
}
