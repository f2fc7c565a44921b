import { CatalogueField, CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { useFormModel } from '@/components/form-view/form-model';
import { namesIn } from '@/lib/rules/submissions/submission-fields';

/** One of the guardians of a minor. */
export function GuardianCard({ index, heading }: { readonly index: number; readonly heading: string }) {
  const { t } = useFormModel();
  const shared = {
    owner: 'Guardian',
    path: `guardians.${index}.`,
    autoComplete: (token: string) => `section-guardian${index} ${token}`,
  } as const;
  const hints: Partial<Record<string, string>> = { relation: t('form.guardians.relationHint') };
  return (
    <fieldset className={`card guardian-${index}`}>
      <legend>{heading}</legend>
      <div className="grid">
        <CatalogueFields names={['firstName', 'lastName']} {...shared} />
      </div>
      <CatalogueField name="email" {...shared} />
      <div className="grid">
        {namesIn('Guardian')
          .filter(name => !['firstName', 'lastName', 'email'].includes(name))
          .map(name => (
            <CatalogueField key={name} name={name} hint={hints[name]} {...shared} />
          ))}
      </div>
    </fieldset>
  );
}
