import { useTranslations } from 'use-intl';
import { useFormatName } from '@/components/office/exports/use-format-name';
import type { AuditEntry } from '@/lib/contracts/audit';
import type { Messages } from '@/lib/platform/i18n/messages';
import { roles, submissionKinds } from '@/lib/rules/enums';

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
  'attempts',
  'requests',
] as const satisfies readonly (keyof Words['detail'])[];

/** Describes an entry of the audit log; an unknown one is shown by its API name. */
export function useAuditWords() {
  const t = useTranslations('audit');
  const labels = useTranslations('labels');
  const softwareName = useFormatName();
  // The type of `has` accepts known keys only; this key may be unknown.
  const knows = <Key extends string>(group: keyof Words, name: string): name is Key =>
    t.has(`${group}.${name}` as never);
  const wordsOf = (name: string, value: string | number | boolean) => {
    if (typeof value === 'number') return value;
    const text = String(value);
    const role = name === 'role' && roles.find(one => one === text);
    if (role) return labels(`role.${role}`);
    if (name === 'format')
      return knows<keyof Words['formats']>('formats', text) ? t(`formats.${text}`) : softwareName(text);
    return name === 'type' && knows<keyof Words['types']>('types', text) ? t(`types.${text}`) : text;
  };
  const typeOf = ({ recordType, details }: AuditEntry) => {
    const kind = recordType === 'Submission' && submissionKinds.find(one => one === details.kind);
    if (kind) return labels(`kind.${kind}`);
    return knows<keyof Words['records']>('records', recordType) ? t(`records.${recordType}`) : recordType;
  };
  /** A deleted submission has no name any more; its entry has the number. */
  const numberOf = ({ recordType, recordName, details }: AuditEntry) => {
    if (recordType !== 'Submission') return null;
    return recordName?.startsWith('#') ? recordName.slice(1) : details.number;
  };
  const recordOf = (entry: AuditEntry) => {
    const type = typeOf(entry);
    const number = numberOf(entry);
    const { recordName } = entry;
    if (number) return t('log.submission', { type, number: String(number) });
    return recordName ? t('log.named', { type, name: recordName }) : type;
  };
  return {
    deed: (entry: AuditEntry) => {
      const isStart = entry.action === 'Exported' && entry.recordType === 'ExportJob';
      return t(`actions.${isStart ? 'ExportStarted' : entry.action}`, {
        record: recordOf(entry),
        type: entry.recordType,
      });
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
      const facts = detailNames.flatMap(name => {
        const value = details[name];
        return value === undefined ? [] : [t(`detail.${name}`, { value: wordsOf(name, value) })];
      });
      return [
        ...(names.length > 0 ? [t('log.changed', { list: names.join(', ') })] : []),
        ...(facts.length > 0 ? [facts.join(' · ')] : []),
      ];
    },
  };
}
