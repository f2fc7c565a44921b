'use client';

import { useTranslations } from 'use-intl';
import { providerOf, providers } from '@/components/office/settings/smtp/providers';
import { canReusePassword, type SmtpValues } from '@/components/office/settings/smtp/smtp-values';
import type { SettingsDraft } from '@/components/office/settings/use-settings-draft';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { smtpSecurities } from '@/lib/rules/enums';

type ServerFieldsProps = { draft: SettingsDraft<SmtpValues>; stored: SmtpValues };

export function ServerFields({ draft, stored }: ServerFieldsProps) {
  const t = useTranslations('settings.smtp');
  return (
    <div className="flex flex-col gap-5">
      <Card title={t('serverTitle')} description={t('serverText')}>
        <div className="flex flex-col gap-5">
          <ProviderField draft={draft} />
          <PlaceFields draft={draft} />
          <SignInFields draft={draft} stored={stored} />
        </div>
      </Card>
      <Card title={t('senderTitle')}>
        <SenderFields draft={draft} />
      </Card>
    </div>
  );
}

type FieldsProps = Pick<ServerFieldsProps, 'draft'>;

function ProviderField({ draft: { value, set } }: FieldsProps) {
  const t = useTranslations('settings.smtp');
  return (
    <Field label={t('provider')} hint={t('providerHint')} className="sm:max-w-80">
      <Select
        value={providerOf(value) ?? ''}
        onChange={event => {
          const chosen = providers.find(one => one.name === event.target.value);
          set(chosen ? { host: chosen.host, port: chosen.port, security: chosen.security } : { host: '' });
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

function PlaceFields({ draft: { value, set, errorOf } }: FieldsProps) {
  const t = useTranslations('settings.smtp');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <Field label={t('host')} error={errorOf('host')}>
          <Input
            autoComplete="off"
            spellCheck={false}
            value={value.host}
            onChange={event => set({ host: event.target.value.trim() })}
          />
        </Field>
        <Field label={t('port')} error={errorOf('port')}>
          <Input
            inputMode="numeric"
            value={value.port || ''}
            onChange={event => set({ port: Number(event.target.value.replace(/\D/g, '').slice(0, 5)) })}
          />
        </Field>
      </div>
      <Field label={t('security')} error={errorOf('security')} className="sm:max-w-96">
        <Select
          value={value.security}
          onChange={event => {
            const security = smtpSecurities.find(one => one === event.target.value);
            if (security) set({ security });
          }}
        >
          {smtpSecurities.toReversed().map(security => (
            <option key={security} value={security}>
              {t(`securities.${security}`)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

function SignInFields({ draft: { value, set, errorOf }, stored }: ServerFieldsProps) {
  const t = useTranslations('settings.smtp');
  const isReused = canReusePassword(value, stored);
  const hint = isReused ? 'passwordKept' : stored.hasPassword ? 'passwordAgain' : 'passwordNew';
  return (
    <div className="flex flex-col gap-5 sm:max-w-96">
      <Field label={t('username')} hint={t('usernameHint')} error={errorOf('username')}>
        <Input
          autoComplete="off"
          spellCheck={false}
          value={value.username}
          onChange={event => set({ username: event.target.value })}
        />
      </Field>
      <Field label={t('password')} hint={t(hint)} error={errorOf('password')}>
        <Input
          type="password"
          autoComplete="new-password"
          value={value.password}
          onChange={event => set({ password: event.target.value })}
        />
      </Field>
    </div>
  );
}

function SenderFields({ draft: { value, set, errorOf } }: FieldsProps) {
  const t = useTranslations('settings.smtp');
  return (
    <div className="flex flex-col gap-5 sm:max-w-96">
      <Field label={t('fromAddress')} hint={t('fromAddressHint')} error={errorOf('fromAddress')}>
        <Input
          type="email"
          autoComplete="off"
          value={value.fromAddress}
          onChange={event => set({ fromAddress: event.target.value.trim() })}
        />
      </Field>
      <Field label={t('fromName')} hint={t('fromNameHint')} error={errorOf('fromName')} optional>
        <Input
          autoComplete="off"
          value={value.fromName}
          onChange={event => set({ fromName: event.target.value })}
        />
      </Field>
      <Field label={t('replyTo')} hint={t('replyToHint')} error={errorOf('replyTo')} optional>
        <Input
          type="email"
          autoComplete="off"
          value={value.replyTo}
          onChange={event => set({ replyTo: event.target.value.trim() })}
        />
      </Field>
    </div>
  );
}
