'use client';

import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { PasswordStrength } from '@/components/office/account/password-strength';
import { PasswordFormField } from '@/components/office/sign-in/password-form-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { toast } from '@/components/ui/overlays/toaster';
import { useChangeAccount } from '@/lib/api-client/account';
import type { InfoResponse } from '@/lib/contracts/auth';

/** Changes the password; asks for the old one and ends every other sign-in. */
export function PasswordCard({ info }: { info: InfoResponse }) {
  const t = useTranslations('account.password');
  const change = useChangeAccount();
  const form = useApiForm({
    values: { oldPassword: '', newPassword: '' },
    save: async passwords => {
      await change.mutateAsync(passwords);
      toast.success(t('saved'), { description: t('savedText') });
    },
  });
  const { oldPassword, newPassword } = useFormValues(form);
  const owner = {
    email: info.email,
    names: [`${info.firstName} ${info.lastName}`, ...info.clubs.map(({ name }) => name)],
  };
  return (
    <Card title={t('title')} description={t('text')}>
      <Form form={form} className="flex flex-col gap-4">
        <LeaveGuard isUnsaved={() => form.isDirty} />
        <RefusalNotice form={form} />
        {/* Password managers read it to know the account of this password. */}
        <input type="hidden" name="username" autoComplete="username" value={info.email} readOnly />
        <PasswordFormField form={form} name="oldPassword" label={t('old')} autoComplete="current-password" />
        <PasswordFormField
          form={form}
          name="newPassword"
          label={t('new')}
          hint={t('hint')}
          autoComplete="new-password"
        />
        <PasswordStrength password={newPassword} owner={owner} />
        <Button
          type="submit"
          pending={form.isPending}
          disabled={oldPassword === '' || newPassword === ''}
          className="self-start"
        >
          {t('submit')}
        </Button>
      </Form>
    </Card>
  );
}
