'use client';

import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { useApiForm } from '@/components/forms/use-api-form';
import { type Proof, ProofFields } from '@/components/office/account/proof-fields';
import { Button } from '@/components/ui/button';
import { useChangeTwoFactor } from '@/lib/api-client/account';
import type { TwoFactorResponse } from '@/lib/contracts/auth';

type TwoFactorProofProps = {
  what: 'switchOff' | 'renewCodes';
  onDone: (state: TwoFactorResponse) => void;
  onCancel: () => void;
};

/** States the effect, and asks for a proof first. */
export function TwoFactorProof({ what, onDone, onCancel }: TwoFactorProofProps) {
  const t = useTranslations('account.twoFactor');
  const change = useChangeTwoFactor();
  const wish = what === 'switchOff' ? { enable: false } : { resetRecoveryCodes: true };
  const form = useApiForm<Proof>({
    values: { twoFactorCode: '', twoFactorRecoveryCode: '' },
    save: async ({ twoFactorCode, twoFactorRecoveryCode }) => {
      const proof = twoFactorRecoveryCode ? { twoFactorRecoveryCode } : { twoFactorCode };
      onDone(await change.mutateAsync({ ...wish, ...proof }));
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <RefusalNotice form={form} />
      <p>{t(`${what}Text`)}</p>
      <ProofFields form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={what === 'switchOff' ? 'danger' : 'primary'} pending={form.isPending}>
          {t(`${what}Confirm`)}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
