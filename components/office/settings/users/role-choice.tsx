'use client';

import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { RadioField } from '@/components/forms/choice-fields';
import type { PathTo } from '@/components/forms/form-types';
import type { ApiForm } from '@/components/forms/use-api-form';
import { type Role, roles } from '@/lib/rules/enums';

type RoleChoiceProps<Values extends FieldValues> = {
  form: ApiForm<Values>;
  name: PathTo<Values, Role>;
  legend: string;
  hint?: string;
};

/** The roles in plain words, from least to most rights. */
export function RoleChoice<Values extends FieldValues>(props: RoleChoiceProps<Values>) {
  const labels = useTranslations('labels');
  const options = roles.toReversed().map(role => ({
    value: role,
    label: labels(`role.${role}`),
    hint: labels(`roleDescription.${role}`),
  }));
  return <RadioField {...props} options={options} />;
}
