'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { toast } from '@/components/ui/overlays/toaster';
import { useChangeAccount } from '@/lib/api-client/account';
import type { InfoResponse } from '@/lib/contracts/auth';

/** The user's name in the history and in mails. */
export function NameCard({ info: { firstName, lastName } }: { info: InfoResponse }) {
  const t = useTranslations('account.name');
  const router = useRouter();
  const change = useChangeAccount();
  const form = useApiForm({
    values: { firstName, lastName },
    save: async value => {
      await change.mutateAsync(value);
      toast.success(t('saved'));
      router.refresh();
      return { value, etag: null };
    },
  });
  return (
    <Card title={t('title')} description={t('text')}>
      <Form form={form} className="flex flex-col gap-4">
        <LeaveGuard isUnsaved={() => form.isDirty} />
        <RefusalNotice form={form} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            form={form}
            name="firstName"
            label={t('firstName')}
            autoComplete="given-name"
            maxLength={100}
          />
          <TextField
            form={form}
            name="lastName"
            label={t('lastName')}
            autoComplete="family-name"
            maxLength={100}
          />
        </div>
        <Button type="submit" pending={form.isPending} disabled={!form.isDirty} className="self-start">
          {t('save')}
        </Button>
      </Form>
    </Card>
  );
}
