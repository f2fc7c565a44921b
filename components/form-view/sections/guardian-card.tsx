import { askedIn } from '@/components/form-view/asked';
import { CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { useFormModel } from '@/components/form-view/form-model';
import { isForChild } from '@/components/form-view/form-values';
import { type FieldName, fieldNamed } from '@/lib/rules/submissions/submission-fields';

/** One of the guardians of a minor. */
export function GuardianCard({ index, heading }: { readonly index: number; readonly heading: string }) {
  const { t, form, values } = useFormModel();
  const isReader = index === 0 && isForChild(values);
  const shared = {
    owner: 'Guardian',
    path: `guardians.${index}.`,
    autoComplete: (token: string) => (isReader ? token : `section-guardian${index} ${token}`),
  } as const;
  const names = askedIn(form, 'Guardian').map(({ name }) => name);
  const isName = (name: FieldName) => fieldNamed(name).type === 'Name';
  return (
    <fieldset className={`card guardian-${index}`}>
      <legend>{heading}</legend>
      <div className="grid">
        <CatalogueFields names={names.filter(isName)} {...shared} />
      </div>
      <CatalogueFields
        names={['email']}
        hints={isReader ? { email: t('form.person.emailHint') } : {}}
        {...shared}
      />
      <div className="grid">
        <CatalogueFields
          names={names.filter(name => name !== 'email' && !isName(name))}
          hints={{ relation: t('form.guardians.relationHint') }}
          {...shared}
        />
      </div>
    </fieldset>
  );
}
