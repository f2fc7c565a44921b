'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { PasswordFormField } from '@/components/office/sign-in/password-form-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { useChangeAccount } from '@/lib/api-client/account';
import type { InfoResponse } from '@/lib/contracts/auth';

/** The sign-in address. A new one takes effect once the user follows the mailed link. */
export function AddressCard({ info }: { info: InfoResponse }) {
  const t = useTranslations('account.address');
  const change = useChangeAccount();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useApiForm({
    values: { newEmail: '', oldPassword: '' },
    save: async typed => {
      await change.mutateAsync(typed);
      setSentTo(typed.newEmail.trim());
    },
  });
  const { newEmail } = useFormValues(form);
  return (
    <Card title={t('title')} description={t('text', { email: info.email })}>
      <div role="status" className="empty:hidden">
        {sentTo && (
          <Notice tone="success" title={t('sentTitle')} className="mb-4">
            <p className="break-words">{t('sentText', { newEmail: sentTo, email: info.email })}</p>
          </Notice>
        )}
      </div>
      <Form form={form} className="flex flex-col gap-4">
        <LeaveGuard isUnsaved={() => form.isDirty} />
        <RefusalNotice form={form} />
        <TextField
          form={form}
          name="newEmail"
          label={t('newEmail')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        {newEmail !== '' && (
          <PasswordFormField
            form={form}
            name="oldPassword"
            label={t('password')}
            hint={t('passwordHint')}
            autoComplete="current-password"
          />
        )}
        <Button type="submit" pending={form.isPending} disabled={newEmail === ''} className="self-start">
          {t('submit')}
        </Button>
      </Form>
    </Card>
  );
}
