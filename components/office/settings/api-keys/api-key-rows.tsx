'use client';

import { CircleSlash2, TimerOff } from 'lucide-react';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/display/badge';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/overlays/toaster';
import { useRevokeApiKey } from '@/lib/api-client/api-keys';
import type { ApiKey } from '@/lib/contracts/users';
import { formatDateTime } from '@/lib/rules/format/format-date';

type ApiKeyRowsProps = { keys: readonly ApiKey[] };

export function ApiKeyTable({ keys }: ApiKeyRowsProps) {
  const t = useTranslations('settings.apiKeys');
  const roles = useTranslations('labels.role');
  return (
    <Table caption={t('caption')} className="table-fixed">
      <THead>
        <tr>
          <Th>{t('name')}</Th>
          <Th className="w-36">{t('role')}</Th>
          <Th className="w-40">{t('lastUsed')}</Th>
          <Th className="w-44">{t('expires')}</Th>
          <Th className="w-36">
            <span className="sr-only">{t('revoke')}</span>
          </Th>
        </tr>
      </THead>
      <TBody>
        {keys.map(key => (
          <Tr key={key.id}>
            <Td>
              <KeyName apiKey={key} />
            </Td>
            <Td>{roles(key.role)}</Td>
            <Td className="text-ink-muted">
              {key.lastUsedAt ? <RelativeTime value={key.lastUsedAt} /> : t('never')}
            </Td>
            <Td>
              <Expiry apiKey={key} />
            </Td>
            <Td className="text-right">{!key.revokedAt && <Revoke apiKey={key} />}</Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

export function ApiKeyCards({ keys }: ApiKeyRowsProps) {
  const t = useTranslations('settings.apiKeys');
  const roles = useTranslations('labels.role');
  return (
    <ul aria-label={t('title')} className="divide-y divide-hairline">
      {keys.map(key => (
        <li key={key.id} className="flex flex-col gap-2 px-5 py-4">
          <KeyName apiKey={key} />
          <p className="text-sm text-ink-muted">
            {roles(key.role)} · {t('lastUsed')}:{' '}
            {key.lastUsedAt ? <RelativeTime value={key.lastUsedAt} /> : t('never')}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-sm">
              {t('expires')}: <Expiry apiKey={key} />
            </span>
            {!key.revokedAt && <Revoke apiKey={key} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

type KeyProps = { apiKey: ApiKey };

function KeyName({ apiKey: { id, name, lastFour, createdBy, createdById } }: KeyProps) {
  const t = useTranslations('settings.apiKeys');
  const unnamed = createdById === null ? t('byProgram') : t('byFormer');
  return (
    <>
      <span className="block font-medium wrap-anywhere">
        <Link href={`/settings/api-keys/${id}`} className="rounded-sm hover:underline">
          {name}
        </Link>{' '}
        <span className="font-mono text-xs font-normal text-ink-muted">{t('ending', { lastFour })}</span>
      </span>
      <span className="block text-sm text-ink-muted">
        {createdBy === null ? unnamed : t('by', { name: createdBy })}
      </span>
    </>
  );
}

function Expiry({ apiKey }: KeyProps) {
  const t = useTranslations('settings.apiKeys');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const now = useNow();
  if (isEnded(apiKey, now)) return <ApiKeyState apiKey={apiKey} />;
  if (apiKey.expiresAt === null) return t('unlimited');
  return formatDateTime(new Date(apiKey.expiresAt), timeZone, locale);
}

function isEnded({ revokedAt, expiresAt }: ApiKey, now: Date): boolean {
  return revokedAt !== null || (expiresAt !== null && new Date(expiresAt) <= now);
}

/** Says of a revoked or expired key that it is; nothing of a valid one. */
export function ApiKeyState({ apiKey }: KeyProps) {
  const t = useTranslations('settings.apiKeys');
  if (!isEnded(apiKey, useNow())) return null;
  return apiKey.revokedAt ? (
    <Badge tone="rejected" icon={CircleSlash2}>
      {t('revokedKey')}
    </Badge>
  ) : (
    <Badge tone="confirmed" icon={TimerOff}>
      {t('expired')}
    </Badge>
  );
}

function Revoke({ apiKey: { id, name } }: KeyProps) {
  const t = useTranslations('settings.apiKeys');
  const revoke = useRevokeApiKey();
  return (
    <ConfirmMutation
      trigger={
        <Button size="sm" variant="dangerQuiet" aria-label={t('revokeOf', { name })}>
          {t('revoke')}
        </Button>
      }
      title={t('revokeTitle', { name })}
      description={t('revokeText')}
      confirmLabel={t('revoke')}
      onConfirm={async () => {
        await revoke.mutateAsync(id);
        toast.success(t('revoked', { name }));
      }}
    />
  );
}
