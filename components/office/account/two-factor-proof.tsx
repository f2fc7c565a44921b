'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Proof, ProofFields } from '@/components/office/account/proof-fields';
import { useAccountForm } from '@/components/office/account/use-account-form';
import { ProblemNotice } from '@/components/office/sign-in/refusal-notice';
import { Button } from '@/components/ui/button';
import { useChangeTwoFactor } from '@/lib/api-client/account';
import type { TwoFactorRequest, TwoFactorResponse } from '@/lib/contracts/auth';

type TwoFactorProofProps = {
  what: 'switchOff' | 'renewCodes';
  onDone: (state: TwoFactorResponse) => void;
  onCancel: () => void;
};

/** States the effect, and asks for a proof first. */
export function TwoFactorProof({ what, onDone, onCancel }: TwoFactorProofProps) {
  const t = useTranslations('account.twoFactor');
  const change = useChangeTwoFactor();
  const [proof, setProof] = useState<Proof>({});
  const { form, send, errorOf, problem } = useAccountForm(
    {
      ...change,
      mutateAsync: async (body: TwoFactorRequest) => onDone(await change.mutateAsync(body)),
    },
    () => {},
  );
  const wish = what === 'switchOff' ? { enable: false } : { resetRecoveryCodes: true };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => send(event, { ...wish, ...proof })}
      className="flex flex-col gap-4"
    >
      {problem && <ProblemNotice problem={problem} />}
      <p>{t(`${what}Text`)}</p>
      <ProofFields proof={proof} onChange={setProof} errorOf={errorOf} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={what === 'switchOff' ? 'danger' : 'primary'}
          pending={change.isPending}
        >
          {t(`${what}Confirm`)}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
