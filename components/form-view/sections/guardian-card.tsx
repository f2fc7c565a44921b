import { PhoneField } from '@/components/form-view/fields/phone-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { lengthMax } from '@/lib/rules/submissions/field-rules';

/** One of the guardians of a minor. */
export function GuardianCard({ index, heading }: { readonly index: number; readonly heading: string }) {
  const { t } = useFormModel();
  const path = `guardians.${index}`;
  return (
    <fieldset className={`card guardian-${index}`}>
      <legend>{heading}</legend>
      <div className="grid">
        <TextField
          name={`${path}.firstName`}
          label={t('labels.field.firstName')}
          autoComplete={`section-guardian${index} given-name`}
          maxLength={lengthMax.name}
        />
        <TextField
          name={`${path}.lastName`}
          label={t('labels.field.lastName')}
          autoComplete={`section-guardian${index} family-name`}
          maxLength={lengthMax.name}
        />
      </div>
      <TextField
        name={`${path}.email`}
        label={t('labels.field.email')}
        type="email"
        inputMode="email"
        autoComplete={`section-guardian${index} email`}
        spellCheck="false"
        maxLength={lengthMax.email}
      />
      <div className="grid">
        <PhoneField name={`${path}.phone`} autoComplete={`section-guardian${index} tel`} />
        <TextField
          name={`${path}.relation`}
          label={t('labels.field.relation')}
          hint={t('form.guardians.relationHint')}
          autoComplete="off"
          maxLength={lengthMax.relation}
          isOptional
        />
      </div>
    </fieldset>
  );
}
