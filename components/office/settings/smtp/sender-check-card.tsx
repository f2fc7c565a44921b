'use client';

import { CircleAlert, CircleCheck, CircleHelp, CircleX, SearchCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/display/badge';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { useSenderCheck } from '@/lib/api-client/smtp';
import type { SenderCheck, SenderCheckItem } from '@/lib/contracts/sender-check';

type SenderCheckCardProps = {
  /** The sender in the form; empty for the stored one. */
  fromAddress: string;
  /** The domain belongs to the operator of the installation. */
  isOfInstallation: boolean;
};

/** DNS records of the sender's domain. Hints only. */
export function SenderCheckCard({ fromAddress, isOfInstallation }: SenderCheckCardProps) {
  const t = useTranslations('settings.smtp');
  const check = useSenderCheck();
  const form = useApiForm({
    values: { dkimSelector: '' },
    save: async value => {
      const { dkimSelector } = value;
      await check.mutateAsync({ ...(fromAddress && { fromAddress }), ...(dkimSelector && { dkimSelector }) });
      return { value, etag: null };
    },
  });

  return (
    <Card title={t('checkTitle')} description={t('checkText')}>
      <Form form={form} className="flex flex-col items-start gap-4">
        <TextField
          form={form}
          name="dkimSelector"
          label={t('selector')}
          hint={t('selectorHint')}
          autoComplete="off"
          spellCheck={false}
          convert={text => text.trim()}
          optional
          fieldClassName="w-full"
        />
        <Button type="submit" icon={SearchCheck} pending={form.isPending}>
          {t(check.data ? 'checkAgain' : 'check')}
        </Button>
      </Form>
      <div aria-live="polite">
        <RefusalNotice form={form} title={t('checkFailed')} className="mt-4" />
        {check.data && <Findings check={check.data} isOfInstallation={isOfInstallation} />}
      </div>
    </Card>
  );
}

type FindingsProps = { check: SenderCheck; isOfInstallation: boolean };

function Findings({ check: { domain, isMailProvider, checks }, isOfInstallation }: FindingsProps) {
  const t = useTranslations('settings.smtp');
  if (checks.length === 0) {
    return (
      <Notice tone="info" className="mt-4">
        {t(isMailProvider ? 'checkProvider' : 'checkInner', { domain })}
      </Notice>
    );
  }
  return (
    <section className="mt-5">
      <h3 className="font-medium wrap-anywhere">{t('checkOf', { domain })}</h3>
      {isOfInstallation && <p className="mt-0.5 text-sm text-ink-muted">{t('checkInstallation')}</p>}
      <ul className="mt-2 divide-y divide-hairline">
        {checks.map(check => (
          <Finding key={check.kind} check={check} />
        ))}
      </ul>
    </section>
  );
}

const looks = {
  Good: { tone: 'accepted', icon: CircleCheck },
  Warning: { tone: 'confirmed', icon: CircleAlert },
  Missing: { tone: 'danger', icon: CircleX },
  Unknown: { tone: 'neutral', icon: CircleHelp },
} as const;

function Finding({ check: { kind, state, message, advice, record } }: { check: SenderCheckItem }) {
  const t = useTranslations('settings.smtp');
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t(`kinds.${kind}`)}</span>
        <Badge {...looks[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="mt-1">{message}</p>
      {advice && <p className="mt-1 text-ink-muted">{advice}</p>}
      {record && (
        <p className="mt-1 font-mono text-xs wrap-anywhere text-ink-muted">{t('record', { record })}</p>
      )}
    </li>
  );
}
