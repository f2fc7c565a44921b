'use client';

import { useTranslations } from 'use-intl';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { RoleChoice } from '@/components/office/settings/users/role-choice';
import { toast } from '@/components/ui/overlays/toaster';
import { useInviteUser } from '@/lib/api-client/users';
import type { CreateUser } from '@/lib/contracts/users';

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const empty: CreateUser = { email: '', firstName: '', lastName: '', role: 'Clerk' };

export function InviteDialog(dialog: InviteDialogProps) {
  const t = useTranslations('settings.users');
  const invite = useInviteUser();
  const form = useApiForm<CreateUser>({
    values: empty,
    save: async person => {
      await invite.mutateAsync(person);
      toast.success(t('invited', { name: `${person.firstName} ${person.lastName}`.trim() }));
    },
    explain: ({ code }) => (code === 'already-taken' ? { email: t('inviteTaken') } : undefined),
  });
  return (
    <MutationDialog
      {...dialog}
      form={form}
      title={t('inviteTitle')}
      description={t('inviteText')}
      width="lg"
      submitLabel={t('sendInvitation')}
      failedTitle={t('inviteFailed')}
    >
      <TextField form={form} name="email" label={t('email')} type="email" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="firstName" label={t('firstName')} autoComplete="off" />
        <TextField form={form} name="lastName" label={t('lastName')} autoComplete="off" />
      </div>
      <RoleChoice form={form} name="role" legend={t('role')} />
    </MutationDialog>
  );
}
