'use client';

import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { RecoveryCodes } from '@/components/office/account/recovery-codes';
import { TwoFactorProof } from '@/components/office/account/two-factor-proof';
import { TwoFactorSetup } from '@/components/office/account/two-factor-setup';
import { LoadFailure } from '@/components/screens/load-failure';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/display/badge';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toaster';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useTwoFactor } from '@/lib/api-client/account';
import type { TwoFactorResponse } from '@/lib/contracts/auth';

type Doing = 'nothing' | 'setUp' | 'switchOff' | 'renewCodes';

/** The second factor: setup, removal, recovery codes. */
export function TwoFactorCard() {
  const t = useTranslations('account.twoFactor');
  const ui = useTranslations('ui');
  const query = useTwoFactor();
  const state = query.data;
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = state?.isTwoFactorEnabled ?? false;

  function finish(given: TwoFactorResponse) {
    setDoing('nothing');
    setCodes(given.recoveryCodes ?? null);
    toast.success(t(given.isTwoFactorEnabled ? (isOn ? 'renewed' : 'switchedOn') : 'switchedOff'));
  }

  return (
    <Card
      title={t('title')}
      description={t('text')}
      action={
        state && (
          <Badge tone={isOn ? 'accepted' : 'neutral'} icon={isOn ? ShieldCheck : ShieldOff}>
            {t(isOn ? 'on' : 'off')}
          </Badge>
        )
      }
    >
      <LeaveGuard isUnsaved={() => codes !== null} />
      {query.isPending && <SkeletonRows rows={1} label={ui('loading')} />}
      {query.isError && <LoadFailure query={query} />}
      {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      {state && !codes && doing === 'nothing' && (
        <>
          {isOn && <CodesLeft count={state.recoveryCodesLeft} />}
          <div className="flex flex-wrap gap-2">
            {isOn ? (
              <>
                <Button onClick={() => setDoing('renewCodes')}>{t('renewCodes')}</Button>
                <Button onClick={() => setDoing('switchOff')}>{t('switchOff')}</Button>
              </>
            ) : (
              <Button onClick={() => setDoing('setUp')}>{t('setUp')}</Button>
            )}
          </div>
        </>
      )}
      {state && doing === 'setUp' && (
        <TwoFactorSetup state={state} onDone={finish} onCancel={() => setDoing('nothing')} />
      )}
      {(doing === 'switchOff' || doing === 'renewCodes') && (
        <TwoFactorProof key={doing} what={doing} onDone={finish} onCancel={() => setDoing('nothing')} />
      )}
    </Card>
  );
}

const fewCodes = 3;

function CodesLeft({ count }: { count: number }) {
  const t = useTranslations('account.twoFactor');
  if (count > fewCodes) return <p className="mb-4">{t('codesLeft', { count })}</p>;
  return (
    <Notice tone="warning" className="mb-4">
      {t('codesLeft', { count })} {t('codesFew')}
    </Notice>
  );
}
