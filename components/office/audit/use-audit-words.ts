import { useTranslations } from 'use-intl';
import type { AuditEntry } from '@/lib/contracts/audit';
import { roles } from '@/lib/contracts/enums';
import type { Messages } from '@/lib/i18n/messages';

type Words = Messages['audit'];

const detailNames = [
  'total',
  'format',
  'type',
  'role',
  'deliveries',
  'statusCode',
  'submissions',
  'parts',
  'places',
  'users',
  'monthlyReports',
] as const satisfies readonly (keyof Words['detail'])[];

/** An entry of the audit log in words; what has none yet is shown as the API names it. */
export function useAuditWords() {
  const t = useTranslations('audit');
  const labels = useTranslations('labels');
  // `has` takes keys that are known; this asks about one that may not be.
  const knows = <Key extends string>(group: keyof Words, name: string): name is Key =>
    t.has(`${group}.${name}` as never);
  const wordsOf = (name: string, value: string) => {
    const role = name === 'role' && roles.find(one => one === value);
    if (role) return labels(`role.${role}`);
    return name === 'type' && knows<keyof Words['types']>('types', value) ? t(`types.${value}`) : value;
  };
  const recordOf = ({ recordType, recordName }: AuditEntry) => {
    const type = knows<keyof Words['records']>('records', recordType)
      ? t(`records.${recordType}`)
      : recordType;
    return recordName ? t('log.named', { type, name: recordName }) : type;
  };
  return {
    deed: (entry: AuditEntry) => {
      const isStart = entry.action === 'Exported' && entry.recordType === 'ExportJob';
      return t(`actions.${isStart ? 'ExportStarted' : entry.action}`, { record: recordOf(entry) });
    },
    actor: ({ kind, name }: AuditEntry['actor']) => {
      if (kind === 'System') return t('log.system');
      if (kind === 'Member') return t('log.member');
      if (name === null) return t('log.gone');
      return kind === 'ApiKey' ? t('log.key', { name }) : name;
    },
    more: ({ changed, details }: AuditEntry): string[] => {
      const names = changed.map(name =>
        knows<keyof Words['properties']>('properties', name) ? t(`properties.${name}`) : name,
      );
      const facts = detailNames.flatMap(name =>
        details[name] === undefined
          ? []
          : [t(`detail.${name}`, { value: wordsOf(name, String(details[name])) })],
      );
      return [
        ...(names.length > 0 ? [t('log.changed', { list: names.join(', ') })] : []),
        ...(facts.length > 0 ? [facts.join(' · ')] : []),
      ];
    },
  };
}
