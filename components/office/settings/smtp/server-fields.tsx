'use client';

import { useTranslations } from 'use-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { NumberField } from '@/components/forms/number-fields';
import { TextField } from '@/components/forms/text-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { providerOf, providers } from '@/components/office/settings/smtp/providers';
import { canReusePassword, type SmtpValues } from '@/components/office/settings/smtp/smtp-values';
import { Card } from '@/components/ui/display/card';
import { Field } from '@/components/ui/inputs/field';
import { Select } from '@/components/ui/inputs/select';
import { smtpSecurities } from '@/lib/rules/enums';

type FieldsProps = { form: ApiForm<SmtpValues> };

export function ServerFields({ form }: FieldsProps) {
  const t = useTranslations('settings.smtp');
  return (
    <div className="flex flex-col gap-5">
      <Card title={t('serverTitle')} description={t('serverText')}>
        <div className="flex flex-col gap-5">
          <ProviderField form={form} />
          <PlaceFields form={form} />
          <SignInFields form={form} />
        </div>
      </Card>
      <Card title={t('senderTitle')}>
        <SenderFields form={form} />
      </Card>
    </div>
  );
}

function ProviderField({ form }: FieldsProps) {
  const t = useTranslations('settings.smtp');
  return (
    <Field label={t('provider')} hint={t('providerHint')} className="sm:max-w-80">
      <Select
        value={providerOf(useFormValues(form)) ?? ''}
        onChange={event => {
          const chosen = providers.find(one => one.name === event.target.value);
          form.set(
            chosen ? { host: chosen.host, port: chosen.port, security: chosen.security } : { host: '' },
          );
        }}
      >
        <option value="">{t('otherProvider')}</option>
        {providers.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  );
}

const trim = (text: string) => text.trim();

function PlaceFields({ form }: FieldsProps) {
  const t = useTranslations('settings.smtp');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <TextField
          form={form}
          name="host"
          label={t('host')}
          autoComplete="off"
          spellCheck={false}
          convert={trim}
        />
        <NumberField form={form} name="port" label={t('port')} />
      </div>
      <SelectField
        form={form}
        name="security"
        label={t('security')}
        options={smtpSecurities.toReversed().map(value => ({ value, label: t(`securities.${value}`) }))}
        fieldClassName="sm:max-w-96"
      />
    </>
  );
}

function SignInFields({ form }: FieldsProps) {
  const t = useTranslations('settings.smtp');
  const isReused = canReusePassword(useFormValues(form), form.stored);
  const hint = isReused ? 'passwordKept' : form.stored.hasPassword ? 'passwordAgain' : 'passwordNew';
  return (
    <div className="flex flex-col gap-5 sm:max-w-96">
      <TextField
        form={form}
        name="username"
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="password"
        label={t('password')}
        hint={t(hint)}
        type="password"
        autoComplete="new-password"
        write={() => '••••••••'}
      />
    </div>
  );
}

function SenderFields({ form }: FieldsProps) {
  const t = useTranslations('settings.smtp');
  return (
    <div className="flex flex-col gap-5 sm:max-w-96">
      <TextField
        form={form}
        name="fromAddress"
        label={t('fromAddress')}
        hint={t('fromAddressHint')}
        type="email"
        autoComplete="off"
        convert={trim}
      />
      <TextField
        form={form}
        name="fromName"
        label={t('fromName')}
        hint={t('fromNameHint')}
        autoComplete="off"
        optional
      />
      <TextField
        form={form}
        name="replyTo"
        label={t('replyTo')}
        hint={t('replyToHint')}
        type="email"
        autoComplete="off"
        convert={trim}
        optional
      />
    </div>
  );
}
