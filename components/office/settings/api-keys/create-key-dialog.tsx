'use client';

import { useTranslations } from 'use-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { Form, RefusalNotice } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { CreatedKey } from '@/components/office/settings/api-keys/created-key';
import { RoleChoice } from '@/components/office/settings/users/role-choice';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/overlays/dialog';
import { useCreateApiKey } from '@/lib/api-client/api-keys';
import type { Role } from '@/lib/rules/enums';

type CreateKeyDialogProps = { origin: string; open: boolean; onOpenChange: (open: boolean) => void };

const expiries = { d30: 30, d90: 90, d365: 365, never: null } as const;
type Expiry = keyof typeof expiries;
const isExpiry = (text: string): text is Expiry => Object.hasOwn(expiries, text);
const dayMs = 24 * 3_600_000;

type Wanted = { name: string; role: Role; expiry: Expiry };
const empty: Wanted = { name: '', role: 'Viewer', expiry: 'd365' };

/** Creates an API key and shows it once. */
export function CreateKeyDialog({ origin, open, onOpenChange }: CreateKeyDialogProps) {
  const t = useTranslations('settings.apiKeys');
  const ui = useTranslations('ui');
  const create = useCreateApiKey();
  const created = create.data;
  const form = useApiForm<Wanted>({
    values: empty,
    save: async ({ name, role, expiry }) => {
      const days = expiries[expiry];
      const expiresAt = days === null ? null : new Date(Date.now() + days * dayMs).toISOString();
      await create.mutateAsync({ name, role, expiresAt });
    },
    explain: ({ code, errors: { expiresAt } }) => {
      if (code === 'limit-reached') return t('limit');
      return expiresAt && { expiry: expiresAt.join(' ') };
    },
  });

  function changeOpen(next: boolean) {
    if (!next) {
      create.reset();
      form.discard();
    }
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
            <Button type="submit" form={form.id} variant="primary" pending={form.isPending}>
              {t('create')}
            </Button>
          </>
        )
      }
    >
      {created ? (
        <CreatedKey origin={origin} apiKey={created.key} />
      ) : (
        <Form form={form} className="flex flex-col gap-5">
          <TextField form={form} name="name" label={t('name')} hint={t('nameHint')} autoComplete="off" />
          <RoleChoice form={form} name="role" legend={t('role')} hint={t('roleHint')} />
          <SelectField
            form={form}
            name="expiry"
            label={t('expiry')}
            hint={t('expiryHint')}
            options={Object.keys(expiries)
              .filter(isExpiry)
              .map(value => ({ value, label: t(`expiries.${value}`) }))}
          />
          <RefusalNotice form={form} title={t('createFailed')} />
        </Form>
      )}
    </Dialog>
  );
}
