import { ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { useFormModel } from '@/components/form-view/form-model';

/** The first question: it sets the words and the order of what follows. */
export function ForWhom() {
  const { t, form } = useFormModel();
  return (
    <ChoiceGroup
      name="forWhom"
      legend={t('form.forWhom.legend')}
      hint={form.memberships.some(tariff => tariff.isFamilyMembership) ? t('form.forWhom.family') : ''}
      choices={[
        { value: 'me', label: t('form.forWhom.me') },
        { value: 'child', label: t('form.forWhom.child') },
      ]}
      className="for-whom"
    />
  );
}
