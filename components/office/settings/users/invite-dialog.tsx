'use client';

import { useTranslations } from 'use-intl';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { DepartmentLimit } from '@/components/office/settings/users/department-limit';
import type { HandedLink } from '@/components/office/settings/users/handed-link-dialog';
import { RoleChoice } from '@/components/office/settings/users/role-choice';
import { toast } from '@/components/ui/overlays/toaster';
import { useMailWay } from '@/lib/api-client/mail-servers';
import { useInvitationLink, useInviteUser } from '@/lib/api-client/users';
import { canBeLimited } from '@/lib/contracts/role-rank';
import type { CreateUser } from '@/lib/contracts/users';

type InviteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the link to hand over, on an installation that sends no invitations. */
  onLink: (handed: HandedLink) => void;
};

type Invited = CreateUser & { readonly departmentIds: string[] };

const empty: Invited = { email: '', firstName: '', lastName: '', role: 'Clerk', departmentIds: [] };

export function InviteDialog({ onLink, ...dialog }: InviteDialogProps) {
  const t = useTranslations('settings.users');
  const invite = useInviteUser();
  const link = useInvitationLink();
  const isSent = useMailWay(true) === 'sent';
  const form = useApiForm<Invited>({
    values: empty,
    save: async person => {
      const departmentIds = canBeLimited(person.role) ? person.departmentIds : [];
      const { id } = await invite.mutateAsync({ ...person, departmentIds });
      const name = `${person.firstName} ${person.lastName}`.trim();
      toast.success(t('invited', { name }));
      if (!isSent) link.mutate(id, { onSuccess: made => onLink({ ...made, name }) });
    },
    explain: ({ code }) => (code === 'already-taken' ? { email: t('inviteTaken') } : undefined),
  });
  const { role } = useFormValues(form);
  return (
    <MutationDialog
      {...dialog}
      form={form}
      title={t('inviteTitle')}
      description={t(isSent ? 'inviteText' : 'inviteTextLink')}
      width="lg"
      submitLabel={t(isSent ? 'sendInvitation' : 'createInvitation')}
      failedTitle={t('inviteFailed')}
    >
      <TextField form={form} name="email" label={t('email')} type="email" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="firstName" label={t('firstName')} autoComplete="off" />
        <TextField form={form} name="lastName" label={t('lastName')} autoComplete="off" />
      </div>
      <RoleChoice form={form} name="role" legend={t('role')} />
      <DepartmentLimit form={form} name="departmentIds" role={role} />
    </MutationDialog>
  );
}
