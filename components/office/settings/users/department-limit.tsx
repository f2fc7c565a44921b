'use client';

import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckboxGroupField } from '@/components/forms/choice-fields';
import type { PathTo } from '@/components/forms/form-types';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useDepartments } from '@/lib/api-client/master-data';
import { canBeLimited } from '@/lib/contracts/role-rank';
import type { Role } from '@/lib/rules/enums';

type DepartmentLimitProps<Values extends FieldValues> = {
  form: ApiForm<Values>;
  name: PathTo<Values, readonly string[]>;
  role: Role;
  /** The stored departments. One that was deleted since then stays, so that the user does not see more than before. */
  chosen?: readonly string[];
};

/** The departments to which a user is limited. Nothing for a club without departments. */
export function DepartmentLimit<Values extends FieldValues>({
  form,
  name,
  role,
  chosen = [],
}: DepartmentLimitProps<Values>) {
  const t = useTranslations('settings.users');
  const options = useDepartmentNames(chosen);
  if (options.length === 0) return null;
  if (!canBeLimited(role)) return <p className="text-sm text-ink-muted">{t('limitOfRole')}</p>;
  return (
    <CheckboxGroupField
      form={form}
      name={name}
      legend={t('limitTitle')}
      hint={t('limitText')}
      options={options}
    />
  );
}

/** The club's departments, and those of `chosen` that were deleted. */
function useDepartmentNames(chosen: readonly string[]) {
  const t = useTranslations('settings.users');
  const { data: departments } = useDepartments();
  if (!departments) return [];
  const deleted = chosen.filter(id => !departments.some(one => one.id === id));
  return [
    ...departments.map(({ id, name }) => ({ value: id, label: name })),
    ...deleted.map(id => ({ value: id, label: t('deletedDepartment') })),
  ];
}

/** The names of the departments to which a user is limited; empty for the whole club. */
export function useLimitText(): (departmentIds: readonly string[]) => string {
  const t = useTranslations('settings.users');
  const { data: departments = [] } = useDepartments();
  return ids =>
    ids.map(id => departments.find(one => one.id === id)?.name ?? t('deletedDepartment')).join(', ');
}
