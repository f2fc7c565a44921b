'use client';

import {
  Banknote,
  FolderDown,
  KeyRound,
  type LucideIcon,
  Moon,
  Send,
  Settings,
  ShieldCheck,
  UserCog,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAuditWords } from '@/components/office/audit/use-audit-words';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { TextLink } from '@/components/ui/text-link';
import type { AuditEntry, AuditKind } from '@/lib/contracts/audit';

const icons: Record<AuditKind, LucideIcon> = {
  Settings,
  Users: UserCog,
  SignIns: KeyRound,
  Exports: FolderDown,
  BankData: Banknote,
  Privacy: ShieldCheck,
  Deliveries: Send,
  Nights: Moon,
};

export function AuditEntries({ items }: { items: readonly AuditEntry[] }) {
  const t = useTranslations('audit');
  const words = useAuditWords();
  return (
    <ol aria-label={t('log.entries')} className="divide-y divide-hairline">
      {items.map(entry => {
        const Icon = icons[entry.kind];
        const address = addressOf(entry);
        return (
          <li key={entry.id} className="flex items-start gap-3 px-4 py-3 sm:px-5">
            <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-muted" />
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{words.deed(entry)}</p>
              <p className="text-sm text-ink-muted">
                {words.actor(entry.actor)} · <RelativeTime value={entry.at} /> · {t(`kinds.${entry.kind}`)}
              </p>
              {words.more(entry).map(line => (
                <p key={line} className="mt-0.5 text-sm wrap-anywhere">
                  {line}
                </p>
              ))}
            </div>
            {address && (
              <TextLink href={address} aria-label={`${t('log.open')}: ${words.deed(entry)}`}>
                {t('log.open')}
              </TextLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Address of the record if it still exists. */
function addressOf({ recordType, recordId, recordName }: AuditEntry): string | null {
  if (!recordId) return null;
  if (recordType === 'ExportJob' || recordType === 'ExportFile') return `/exports/${recordId}`;
  if (!recordName) return null;
  if (recordType === 'Submission') return `/submissions/${recordId}`;
  if (recordType === 'Webhook') return `/settings/webhooks/${recordId}`;
  return recordType === 'ClubSoftwareProfile' ? `/exports/formats/${recordId}` : null;
}
