'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { PasswordStrength } from '@/components/office/account/password-strength';
import { useAccountForm } from '@/components/office/account/use-account-form';
import { PasswordField } from '@/components/office/sign-in/password-field';
import { ProblemNotice } from '@/components/office/sign-in/refusal-notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toaster';
import { useChangeAccount } from '@/lib/api-client/account';
import type { InfoResponse } from '@/lib/contracts/auth';

/** Changes the password; asks for the old one and ends every other sign-in. */
export function PasswordCard({ info }: { info: InfoResponse }) {
  const t = useTranslations('account.password');
  const change = useChangeAccount();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const owner = {
    email: info.email,
    names: [`${info.firstName} ${info.lastName}`, ...info.clubs.map(({ name }) => name)],
  };
  const { form, send, errorOf, problem } = useAccountForm(change, () => {
    toast.success(t('saved'), { description: t('savedText') });
    setOldPassword('');
    setNewPassword('');
  });
  return (
    <Card title={t('title')} description={t('text')}>
      <LeaveGuard isUnsaved={() => newPassword !== ''} />
      <form
        ref={form}
        noValidate
        onSubmit={event => send(event, { oldPassword, newPassword })}
        className="flex flex-col gap-4"
      >
        {problem && <ProblemNotice problem={problem} />}
        {/* Password managers read it to know the account of this password. */}
        <input type="hidden" name="username" autoComplete="username" value={info.email} readOnly />
        <PasswordField
          label={t('old')}
          error={errorOf('oldPassword')}
          autoComplete="current-password"
          value={oldPassword}
          onChange={setOldPassword}
        />
        <PasswordField
          label={t('new')}
          hint={t('hint')}
          error={errorOf('newPassword')}
          autoComplete="new-password"
          value={newPassword}
          onChange={setNewPassword}
        />
        <PasswordStrength password={newPassword} owner={owner} />
        <Button
          type="submit"
          pending={change.isPending}
          disabled={oldPassword === '' || newPassword === ''}
          className="self-start"
        >
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}
