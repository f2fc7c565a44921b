'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { useAccountForm } from '@/components/office/account/use-account-form';
import { ProblemNotice } from '@/components/office/sign-in/refusal-notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toaster';
import { useChangeAccount } from '@/lib/api-client/account';
import type { InfoResponse } from '@/lib/contracts/auth';

/** The user's name in the history and in mails. */
export function NameCard({ info }: { info: InfoResponse }) {
  const t = useTranslations('account.name');
  const router = useRouter();
  const change = useChangeAccount();
  const [firstName, setFirstName] = useState(info.firstName);
  const [lastName, setLastName] = useState(info.lastName);
  const isChanged = firstName !== info.firstName || lastName !== info.lastName;
  const { form, send, errorOf, problem } = useAccountForm(change, () => {
    toast.success(t('saved'));
    router.refresh();
  });
  return (
    <Card title={t('title')} description={t('text')}>
      <LeaveGuard isUnsaved={() => isChanged} />
      <form
        ref={form}
        noValidate
        onSubmit={event => send(event, { firstName, lastName })}
        className="flex flex-col gap-4"
      >
        {problem && <ProblemNotice problem={problem} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('firstName')} error={errorOf('firstName')}>
            <Input
              autoComplete="given-name"
              maxLength={100}
              value={firstName}
              onChange={event => setFirstName(event.target.value)}
            />
          </Field>
          <Field label={t('lastName')} error={errorOf('lastName')}>
            <Input
              autoComplete="family-name"
              maxLength={100}
              value={lastName}
              onChange={event => setLastName(event.target.value)}
            />
          </Field>
        </div>
        <Button type="submit" pending={change.isPending} disabled={!isChanged} className="self-start">
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
