'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { useAccountForm } from '@/components/office/account/use-account-form';
import { PasswordField } from '@/components/office/sign-in/password-field';
import { ProblemNotice } from '@/components/office/sign-in/refusal-notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { useChangeAccount } from '@/lib/api-client/account';
import type { InfoResponse } from '@/lib/contracts/auth';

/** The sign-in address. A new one takes effect once the user follows the mailed link. */
export function AddressCard({ info }: { info: InfoResponse }) {
  const t = useTranslations('account.address');
  const change = useChangeAccount();
  const [newEmail, setNewEmail] = useState('');
  const [oldPassword, setOldPassword] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, send, errorOf, problem } = useAccountForm(change, () => {
    setSentTo(newEmail.trim());
    setNewEmail('');
    setOldPassword('');
  });
  return (
    <Card title={t('title')} description={t('text', { email: info.email })}>
      <LeaveGuard isUnsaved={() => newEmail !== ''} />
      <div role="status" className="empty:hidden">
        {sentTo && (
          <Notice tone="success" title={t('sentTitle')} className="mb-4">
            <p className="break-words">{t('sentText', { newEmail: sentTo, email: info.email })}</p>
          </Notice>
        )}
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={event => send(event, { newEmail, oldPassword })}
        className="flex flex-col gap-4"
      >
        {problem && <ProblemNotice problem={problem} />}
        <Field label={t('newEmail')} error={errorOf('newEmail')}>
          <Input
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={newEmail}
            onChange={event => setNewEmail(event.target.value)}
          />
        </Field>
        {newEmail !== '' && (
          <PasswordField
            label={t('password')}
            hint={t('passwordHint')}
            error={errorOf('oldPassword')}
            autoComplete="current-password"
            value={oldPassword}
            onChange={setOldPassword}
          />
        )}
        <Button type="submit" pending={change.isPending} disabled={newEmail === ''} className="self-start">
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}
