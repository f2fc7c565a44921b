'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CheckboxField } from '@/components/forms/choice-fields';
import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import { toProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { useClubInfo, useSaveClubInfo } from '@/lib/api-client/club-info';
import type { ClubInfo } from '@/lib/contracts/club';
import { withScheme } from '@/lib/rules/format/with-scheme';

/** Sites that may show the club's forms in a frame; browsers refuse all others. */
export function AllowedOrigins({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('handouts.origins');
  return (
    <Card title={t('title')} description={t('why')}>
      <RecordScreen query={useClubInfo()} rows={2} isPart>
        {info => <OriginList info={info} mayEdit={mayEdit} />}
      </RecordScreen>
    </Card>
  );
}

type OriginListProps = { info: Versioned<ClubInfo>; mayEdit: boolean };

function OriginList({ info, mayEdit }: OriginListProps) {
  const t = useTranslations('handouts.origins');
  const save = useSaveClubInfo();
  const { allowedOrigins } = info.value;
  const store = (origins: string[]) =>
    save.mutateAsync({ value: { ...info.value, allowedOrigins: origins }, etag: info.etag });
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
        <AddOrigin known={allowedOrigins} add={origins => store([...allowedOrigins, ...origins])} />
      ) : (
        <p className="mt-3 text-sm text-ink-muted">{t('readOnly')}</p>
      )}
      {save.isError && (
        <Notice tone="danger" className="mt-4">
          {toProblem(save.error).status === 412 ? t('changed') : t('failed')}
        </Notice>
      )}
    </>
  );
}

type AddOriginProps = { known: readonly string[]; add: (origins: readonly string[]) => Promise<unknown> };

function AddOrigin({ known, add }: AddOriginProps) {
  const t = useTranslations('handouts.origins');
  const form = useApiForm({
    values: { origin: '', both: true },
    save: async ({ origin: typed, both }) => {
      const origin = originOf(typed) ?? '';
      const other = both ? wwwSibling(origin) : null;
      await add(other === null || known.includes(other) ? [origin] : [origin, other]);
    },
    check: ({ origin: typed }): Record<string, string> => {
      const origin = originOf(typed);
      if (origin === null) return { origin: t('invalid') };
      return known.includes(origin) ? { origin: t('known') } : {};
    },
    explain: ({ errors: { allowedOrigins } }) => allowedOrigins && { origin: allowedOrigins.join(' ') },
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
    </Form>
  );
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
