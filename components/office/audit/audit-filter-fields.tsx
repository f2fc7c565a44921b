'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
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
      <Field label={t('log.kind')} className="min-w-40 flex-1 sm:max-w-56">
        <Select
          value={filters.kind ?? ''}
          onChange={event => {
            const { value } = event.target;
            onChange({ kind: auditKinds.find(kind => kind === value) ?? null });
          }}
        >
          <option value="">{t('log.anyKind')}</option>
          {auditKinds.map(kind => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
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
      {(['from', 'to'] as const).map(name => (
        <Field key={name} label={t(`log.${name}`)}>
          <Input
            type="date"
            value={filters[name] ?? ''}
            onChange={event => onChange({ [name]: event.target.value || null })}
          />
        </Field>
      ))}
      {isFiltered && (
        <Button variant="ghost" onClick={() => onChange({ kind: null, actorId: null, from: null, to: null })}>
          {t('log.reset')}
        </Button>
      )}
    </div>
  );
}
