'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RoleChoice } from '@/components/office/settings/users/role-choice';
import { useErrorFocus } from '@/components/office/use-error-focus';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useInviteUser } from '@/lib/api-client/users';
import type { CreateUser } from '@/lib/contracts/users';

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const empty: CreateUser = { email: '', firstName: '', lastName: '', role: 'Clerk' };

export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const t = useTranslations('settings.users');
  const ui = useTranslations('ui');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [person, setPerson] = useState(empty);
  const invite = useInviteUser();
  const problem = invite.error instanceof ApiProblem ? invite.error : null;
  useErrorFocus(form, problem);
  const isTaken = problem?.code === 'already-taken';
  const errorOf = (path: keyof CreateUser) =>
    problem?.errors[path]?.join(' ') ?? (isTaken && path === 'email' ? t('inviteTaken') : undefined);
  const isAtFields = isTaken || Object.keys(problem?.errors ?? {}).length > 0;

  function changeOpen(next: boolean) {
    if (!next) {
      setPerson(empty);
      invite.reset();
    }
    onOpenChange(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (invite.isPending) return;
    invite.mutate(person, {
      onSuccess: () => {
        toast.success(t('invited', { name: `${person.firstName} ${person.lastName}`.trim() }));
        changeOpen(false);
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={t('inviteTitle')}
      description={t('inviteText')}
      width="lg"
      footer={
        <>
          <DialogClose asChild>
            <Button>{ui('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="primary" pending={invite.isPending}>
            {t('sendInvitation')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('email')} error={errorOf('email')}>
          <Input
            type="email"
            autoComplete="off"
            value={person.email}
            onChange={event => setPerson({ ...person, email: event.target.value })}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('firstName')} error={errorOf('firstName')}>
            <Input
              autoComplete="off"
              value={person.firstName}
              onChange={event => setPerson({ ...person, firstName: event.target.value })}
            />
          </Field>
          <Field label={t('lastName')} error={errorOf('lastName')}>
            <Input
              autoComplete="off"
              value={person.lastName}
              onChange={event => setPerson({ ...person, lastName: event.target.value })}
            />
          </Field>
        </div>
        <RoleChoice
          legend={t('role')}
          value={person.role}
          error={errorOf('role')}
          onChange={role => setPerson({ ...person, role })}
        />
        {problem && !isAtFields && (
          <Notice tone="danger" title={t('inviteFailed')}>
            {problem.detail}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
