import { ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { useFormModel } from '@/components/form-view/form-model';
import { departmentChoices, doDepartmentPricesVary } from '@/components/form-view/prices';

/** The club's departments, with its limits on their number. */
export function Departments() {
  const model = useFormModel();
  const { t, form, values } = model;
  const { isEnabled, minSelection, maxSelection } = form.departmentSettings;
  if (!isEnabled || form.departments.length === 0) return null;
  const hints = [
    t('form.membership.departmentsHint', { min: minSelection, who: values.forWhom }),
    maxSelection === null ? '' : t('form.membership.departmentsMax', { max: maxSelection }),
    doDepartmentPricesVary(model) ? t('form.membership.byTariff') : '',
  ];
  return (
    <ChoiceGroup
      name="departmentIds"
      legend={t('form.membership.departments')}
      hint={hints.filter(Boolean).join(' ')}
      choices={departmentChoices(model)}
      isMultiple
      isOptional={minSelection === 0}
      className="departments"
    />
  );
}
