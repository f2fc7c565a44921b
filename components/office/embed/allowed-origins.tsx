'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CheckboxField } from '@/components/forms/choice-fields';
import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { useClubInfo, useRefusedSites, useSaveClubInfo } from '@/lib/api-client/club-info';
import type { ClubInfo } from '@/lib/contracts/club';
import { withScheme } from '@/lib/rules/format/with-scheme';

/** Sites that may show the club's forms in a frame; browsers refuse all others. */
export function AllowedOrigins({ mayEdit, siteToAllow }: { mayEdit: boolean; siteToAllow: string }) {
  const t = useTranslations('handouts.origins');
  return (
    <Card title={t('title')} description={t('why')}>
      <RecordScreen query={useClubInfo()} rows={2} isPart>
        {info => <OriginList info={info} mayEdit={mayEdit} siteToAllow={siteToAllow} />}
      </RecordScreen>
    </Card>
  );
}

type OriginListProps = { info: Versioned<ClubInfo>; mayEdit: boolean; siteToAllow: string };

function OriginList({ info, mayEdit, siteToAllow }: OriginListProps) {
  const t = useTranslations('handouts.origins');
  const save = useSaveClubInfo();
  const { allowedOrigins } = info.value;
  // The field shows what is wrong with an address.
  const status = save.isError ? toProblem(save.error).status : null;
  const store = (origins: string[]) =>
    save.mutateAsync({ value: { ...info.value, allowedOrigins: origins }, etag: info.etag });
  const add = (origins: readonly string[]) => store([...allowedOrigins, ...origins]);
  return (
    <>
      {allowedOrigins.length === 0 && <Notice tone="info">{t('none')}</Notice>}
      <ul className="divide-y">
        {allowedOrigins.map(origin => (
          <li key={origin} className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0 truncate">{origin}</span>
            {mayEdit && (
              <IconButton
                icon={Trash2}
                label={t('remove', { origin })}
                onClick={() => {
                  if (!save.isPending) store(allowedOrigins.filter(one => one !== origin)).catch(() => {});
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {mayEdit ? (
        <>
          <AddOrigin known={allowedOrigins} add={add} siteToAllow={siteToAllow} />
          <RefusedSites allow={origin => add([origin])} />
        </>
      ) : (
        <p className="mt-3 text-sm text-ink-muted">{t('readOnly')}</p>
      )}
      {save.isError && status !== 400 && (
        <Notice tone="danger" className="mt-4">
          {status === 412 ? t('changed') : t('failed')}
        </Notice>
      )}
    </>
  );
}

/** Sites on which browsers refused a form lately. Anybody can put one into the list, so allowing asks. */
function RefusedSites({ allow }: { allow: (origin: string) => Promise<unknown> }) {
  const t = useTranslations('handouts.origins');
  const { data: sites = [], refetch } = useRefusedSites();
  if (sites.length === 0) return null;
  return (
    <section className="mt-5 border-t pt-4" aria-labelledby="refused-sites">
      <h3 id="refused-sites" className="font-medium">
        {t('refused')}
      </h3>
      <p className="mt-0.5 max-w-prose text-sm text-ink-muted">{t('refusedText')}</p>
      <ul className="mt-2 divide-y">
        {sites.map(({ site: origin, seenAt }) => (
          <li key={origin} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1">
            <span className="min-w-0 break-all">
              {origin}{' '}
              <span className="text-sm text-ink-muted">
                <RelativeTime value={seenAt} />
              </span>
            </span>
            <ConfirmDialog
              trigger={
                <Button size="sm" aria-label={t('allowOrigin', { origin })}>
                  {t('allow')}
                </Button>
              }
              tone="primary"
              title={t('allowTitle', { origin })}
              description={t('allowText')}
              confirmLabel={t('allow')}
              onConfirm={async () => {
                await allow(origin);
                await refetch();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type AddOriginProps = {
  known: readonly string[];
  add: (origins: readonly string[]) => Promise<unknown>;
  siteToAllow: string;
};

function AddOrigin({ known, add, siteToAllow }: AddOriginProps) {
  const t = useTranslations('handouts.origins');
  const [completed, setCompleted] = useState<string | null>(null);
  const form = useApiForm({
    values: { origin: known.includes(siteToAllow) ? '' : siteToAllow, both: true },
    save: async ({ origin: typed, both }) => {
      const origin = originOf(typed) ?? '';
      const other = both ? wwwSibling(origin) : null;
      await add(other === null || known.includes(other) ? [origin] : [origin, other]);
      setCompleted(hasScheme(typed) ? null : origin);
    },
    check: ({ origin: typed }): Record<string, string> => {
      const doubt = doubtAbout(typed);
      if (doubt !== null) return { origin: t(doubt) };
      const origin = originOf(typed);
      if (origin === null) return { origin: t('invalid') };
      return known.includes(origin) ? { origin: t('known') } : {};
    },
    explain: ({ errors }) => {
      const reasons = Object.entries(errors).filter(([path]) => path.startsWith('allowedOrigins'));
      return reasons.length > 0 ? { origin: reasons.flatMap(([, words]) => words).join(' ') } : undefined;
    },
  });
  return (
    <Form form={form} className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        form={form}
        name="origin"
        label={t('add')}
        hint={t('addHint')}
        inputMode="url"
        autoComplete="off"
        fieldClassName="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" icon={Plus} pending={form.isPending}>
        {t('allow')}
      </Button>
      <div className="basis-full">
        <CheckboxField form={form} name="both" label={t('both')} />
      </div>
      {completed !== null && (
        <Notice tone="info" className="basis-full">
          {t('completed', { origin: completed })}
        </Notice>
      )}
    </Form>
  );
}

function hasScheme(typed: string): boolean {
  return /^\s*https?:/i.test(typed);
}

/**
 * Why an address would probably be stored wrong: wildcards are never allowed; without a scheme, `https` is wrong for many
 * addresses with a port or of one machine, and `www.club` lacks its ending. With a scheme, an address is taken as typed.
 */
export function doubtAbout(typed: string): 'wildcard' | 'schemeNeeded' | 'endingMissing' | null {
  if (typed.includes('*')) return 'wildcard';
  if (hasScheme(typed)) return null;
  const [host = ''] = typed.trim().split(/[/?#]/);
  if (/:\d+$|^localhost$|^\d+(\.\d+){3}$|\.(local|localhost|lan|internal)$/i.test(host))
    return 'schemeNeeded';
  return /^www\.[^.]+$/i.test(host) ? 'endingMissing' : null;
}

/**
 * The origin of an address as people type or copy it (`www.club.example/join`); null if it is no web address.
 */
export function originOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  try {
    const url = new URL(withScheme(text));
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && /^localhost$|\./.test(url.hostname) ? url.origin : null;
  } catch {
    return null;
  }
}

/**
 * The same origin without its `www.`, or with it if the name is a domain of two parts. Null for all others: a subdomain
 * has no such address.
 */
export function wwwSibling(origin: string): string | null {
  const [, scheme, host] = /^(https?:\/\/)(.+)$/.exec(origin) ?? [];
  if (!scheme || !host) return null;
  if (host.startsWith('www.')) return `${scheme}${host.slice(4)}`;
  return /^[^.:]*[a-z][^.:]*\.[a-z][^.:]*(:\d+)?$/.test(host) ? `${scheme}www.${host}` : null;
}
