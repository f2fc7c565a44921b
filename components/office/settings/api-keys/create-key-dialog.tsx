'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CreatedKey } from '@/components/office/settings/api-keys/created-key';
import { RoleChoice } from '@/components/office/settings/users/role-choice';
import { useErrorFocus } from '@/components/office/use-error-focus';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { useCreateApiKey } from '@/lib/api-client/api-keys';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Role } from '@/lib/rules/enums';

type CreateKeyDialogProps = { origin: string; open: boolean; onOpenChange: (open: boolean) => void };

const expiries = { d30: 30, d90: 90, d365: 365, never: null } as const;
type Expiry = keyof typeof expiries;
const isExpiry = (text: string): text is Expiry => Object.hasOwn(expiries, text);
const dayMs = 24 * 3_600_000;

type Wanted = { readonly name: string; readonly role: Role; readonly expiry: Expiry };
const empty: Wanted = { name: '', role: 'Viewer', expiry: 'd365' };

/** Creates an API key and shows it once. */
export function CreateKeyDialog({ origin, open, onOpenChange }: CreateKeyDialogProps) {
  const t = useTranslations('settings.apiKeys');
  const ui = useTranslations('ui');
  const id = useId();
  const create = useCreateApiKey();
  const created = create.data;

  function changeOpen(next: boolean) {
    if (!next) create.reset();
    onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={created ? t('createdTitle', { name: created.name }) : t('createTitle')}
      description={t(created ? 'createdText' : 'createText')}
      width="lg"
      footer={
        created ? (
          <DialogClose asChild>
            <Button variant="primary">{t('done')}</Button>
          </DialogClose>
        ) : (
          <>
            <DialogClose asChild>
              <Button>{ui('cancel')}</Button>
            </DialogClose>
            <Button type="submit" form={id} variant="primary" pending={create.isPending}>
              {t('create')}
            </Button>
          </>
        )
      }
    >
      {created ? <CreatedKey origin={origin} apiKey={created.key} /> : <KeyForm id={id} create={create} />}
    </Dialog>
  );
}

type KeyFormProps = { id: string; create: ReturnType<typeof useCreateApiKey> };

function KeyForm({ id, create }: KeyFormProps) {
  const t = useTranslations('settings.apiKeys');
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(empty);
  const problem = create.error instanceof ApiProblem ? create.error : null;
  useErrorFocus(form, problem);
  const isAtFields = Object.keys(problem?.errors ?? {}).length > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending) return;
    const days = expiries[wanted.expiry];
    const expiresAt = days === null ? null : new Date(Date.now() + days * dayMs).toISOString();
    create.mutate({ name: wanted.name, role: wanted.role, expiresAt });
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t('name')} hint={t('nameHint')} error={problem?.errors.name?.join(' ')}>
        <Input
          autoComplete="off"
          value={wanted.name}
          onChange={event => setWanted({ ...wanted, name: event.target.value })}
        />
      </Field>
      <RoleChoice
        legend={t('role')}
        hint={t('roleHint')}
        value={wanted.role}
        error={problem?.errors.role?.join(' ')}
        onChange={role => setWanted({ ...wanted, role })}
      />
      <Field label={t('expiry')} hint={t('expiryHint')} error={problem?.errors.expiresAt?.join(' ')}>
        <Select
          value={wanted.expiry}
          onChange={event => {
            const expiry = event.target.value;
            if (isExpiry(expiry)) setWanted({ ...wanted, expiry });
          }}
        >
          {Object.keys(expiries)
            .filter(isExpiry)
            .map(expiry => (
              <option key={expiry} value={expiry}>
                {t(`expiries.${expiry}`)}
              </option>
            ))}
        </Select>
      </Field>
      {problem && !isAtFields && (
        <Notice tone="danger" title={t('createFailed')}>
          {problem.code === 'limit-reached' ? t('limit') : problem.detail}
        </Notice>
      )}
    </form>
  );
}
