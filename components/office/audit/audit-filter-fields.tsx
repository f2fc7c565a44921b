'use client';

import { useTranslations } from 'use-intl';
import { ChoiceFilter, DayFilters } from '@/components/screens/filters';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/inputs/field';
import { Select } from '@/components/ui/inputs/select';
import { useApiKeys } from '@/lib/api-client/api-keys';
import type { AuditFilters } from '@/lib/api-client/audit';
import { useUsers } from '@/lib/api-client/users';
import { auditKinds } from '@/lib/contracts/audit';

type AuditFilterFieldsProps = {
  filters: AuditFilters;
  isFiltered: boolean;
  onChange: (changes: Partial<AuditFilters>) => void;
};

export function AuditFilterFields({ filters, isFiltered, onChange }: AuditFilterFieldsProps) {
  const t = useTranslations('audit');
  const people = useUsers().data?.pages.flatMap(page => page.items) ?? [];
  const keys = useApiKeys().data ?? [];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChoiceFilter
        label={t('log.kind')}
        any={t('log.anyKind')}
        options={auditKinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
        value={filters.kind}
        onChange={kind => onChange({ kind })}
        className="min-w-40 flex-1 sm:max-w-56"
      />
      <Field label={t('log.person')} className="min-w-40 flex-1 sm:max-w-56">
        <Select
          value={filters.actorId ?? ''}
          onChange={event => onChange({ actorId: event.target.value || null })}
        >
          <option value="">{t('log.anyPerson')}</option>
          <optgroup label={t('log.people')}>
            {people.map(({ id, firstName, lastName, email }) => (
              <option key={id} value={id}>
                {`${firstName} ${lastName}`.trim() || email}
              </option>
            ))}
          </optgroup>
          {keys.length > 0 && (
            <optgroup label={t('log.keys')}>
              {keys.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      <DayFilters days={filters} labels={{ from: t('log.from'), to: t('log.to') }} onChange={onChange} />
      {isFiltered && (
        <Button variant="ghost" onClick={() => onChange({ kind: null, actorId: null, from: null, to: null })}>
          {t('log.reset')}
        </Button>
      )}
    </div>
  );
}
