'use client';

import { useTranslations } from 'use-intl';
import { RadioGroup } from '@/components/ui/radio-group';
import { type Role, roles } from '@/lib/rules/enums';

type RoleChoiceProps = {
  legend: string;
  hint?: string;
  value: Role;
  error?: string | undefined;
  onChange: (role: Role) => void;
};

/** The roles in plain words, from least to most rights. */
export function RoleChoice({ legend, hint, value, error, onChange }: RoleChoiceProps) {
  const labels = useTranslations('labels');
  return (
    <RadioGroup
      legend={legend}
      hint={hint}
      error={error}
      value={value}
      onValueChange={onChange}
      options={roles.toReversed().map(role => ({
        value: role,
        label: labels(`role.${role}`),
        hint: labels(`roleDescription.${role}`),
      }))}
    />
  );
}
