'use client';

import { CircleCheck, CircleSlash2, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/display/badge';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { TextLink } from '@/components/ui/text-link';
import { type ApiRequest, type RequestResult, requestResults } from '@/lib/contracts/api-requests';

type RequestRowsProps = { name: string; items: readonly ApiRequest[] };

export function RequestTable({ name, items }: RequestRowsProps) {
  const t = useTranslations('settings.apiKeys.requests');
  return (
    <Table caption={t('caption', { name })} className="table-fixed">
      <THead>
        <tr>
          <Th>{t('request')}</Th>
          <Th className="w-40">{t('status')}</Th>
          <Th numeric className="w-24">
            {t('duration')}
          </Th>
          <Th className="w-36">{t('at')}</Th>
        </tr>
      </THead>
      <TBody>
        {items.map(request => (
          <Tr key={request.id}>
            <Td>
              <Request request={request} />
            </Td>
            <Td>
              <Answer request={request} />
            </Td>
            <Td numeric>{t('ms', { ms: String(request.durationMs) })}</Td>
            <Td className="text-ink-muted">
              <RelativeTime value={request.at} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

export function RequestCards({ name, items }: RequestRowsProps) {
  const t = useTranslations('settings.apiKeys.requests');
  return (
    <ul aria-label={t('caption', { name })} className="divide-y divide-hairline">
      {items.map(request => (
        <li key={request.id} className="flex flex-col gap-2 px-5 py-4">
          <Request request={request} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
            <Answer request={request} />
            <span>
              <RelativeTime value={request.at} /> · {t('ms', { ms: String(request.durationMs) })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Request({ request: { method, path, requestId } }: { request: ApiRequest }) {
  const t = useTranslations('settings.apiKeys.requests');
  return (
    <>
      <span className="block font-mono text-sm wrap-anywhere">
        <span className="font-semibold">{method}</span> {path}
      </span>
      <span className="block text-xs wrap-anywhere text-ink-muted">
        {t('id')}: <span className="font-mono select-all">{requestId}</span>
      </span>
    </>
  );
}

const looks = {
  Succeeded: { tone: 'accepted', icon: CircleCheck },
  Redirected: { tone: 'neutral', icon: CircleCheck },
  Refused: { tone: 'confirmed', icon: CircleSlash2 },
  Failed: { tone: 'danger', icon: TriangleAlert },
} as const satisfies Record<RequestResult, { tone: string; icon: LucideIcon }>;

function Answer({ request: { status, problem } }: { request: ApiRequest }) {
  const t = useTranslations('settings.apiKeys.requests.results');
  const result = requestResults[Math.floor(status / 100) - 2] ?? 'Failed';
  return (
    <>
      <Badge tone={looks[result].tone} icon={looks[result].icon}>
        {status} · {t(result)}
      </Badge>
      {problem && (
        <TextLink href={`/problems/${problem}`} className="mt-1 block text-xs">
          {problem}
        </TextLink>
      )}
    </>
  );
}
