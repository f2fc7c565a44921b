'use client';

import { useTranslations } from 'use-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';
import { Input } from '@/components/ui/input';
import type { WebhookSettings } from '@/lib/api-client/webhooks';
import { webhookEventTypes } from '@/lib/rules/enums';

export const webhookFields = ['name', 'url', 'subscribedEvents', 'isActive'];
const events = webhookEventTypes.filter(type => type !== 'Test');

type WebhookFieldsProps = {
  value: WebhookSettings;
  errorOf: (path: string) => string | undefined;
  onChange: (changes: Partial<WebhookSettings>) => void;
};

/** Name, address and events of a subscription. */
export function WebhookFields({ value, errorOf, onChange }: WebhookFieldsProps) {
  const t = useTranslations('webhooks');
  const withError = (path: string) => {
    const error = errorOf(path);
    return error ? { error } : {};
  };
  const eventsError = errorOf('subscribedEvents');
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <Field label={t('field.name')} hint={t('field.nameHint')} {...withError('name')}>
        <Input
          autoComplete="off"
          maxLength={100}
          value={value.name}
          onChange={event => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label={t('field.url')} hint={t('field.urlHint')} {...withError('url')}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={value.url}
          onChange={event => onChange({ url: event.target.value })}
        />
      </Field>
      <FieldGroup
        legend={t('field.subscribedEvents')}
        hint={t('field.eventsHint')}
        {...withError('subscribedEvents')}
      >
        {events.map(type => (
          <Checkbox
            key={type}
            label={t(`type.${type}`)}
            checked={value.subscribedEvents.includes(type)}
            {...(eventsError ? { 'aria-invalid': true } : {})}
            onChange={event => {
              const { checked } = event.target;
              const chosen = events.filter(one =>
                one === type ? checked : value.subscribedEvents.includes(one),
              );
              onChange({ subscribedEvents: chosen });
            }}
          />
        ))}
      </FieldGroup>
      <Checkbox
        label={t('field.isActive')}
        hint={t('field.isActiveHint')}
        checked={value.isActive}
        onChange={event => onChange({ isActive: event.target.checked })}
      />
    </div>
  );
}

/** The editable part of a subscription. */
export function settingsOf({
  name,
  url,
  isActive,
  subscribedEvents,
}: {
  readonly name: string;
  readonly url: string;
  readonly isActive: boolean;
  readonly subscribedEvents: readonly string[];
}): WebhookSettings {
  return { name, url, isActive, subscribedEvents: events.filter(type => subscribedEvents.includes(type)) };
}
