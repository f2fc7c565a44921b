'use client';

import { useTranslations } from 'use-intl';
import { CheckboxField, CheckboxGroupField } from '@/components/forms/choice-fields';
import { TextField } from '@/components/forms/text-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import type { WebhookSettings } from '@/lib/api-client/webhooks';
import { webhookEventTypes } from '@/lib/rules/enums';

const events = webhookEventTypes.filter(type => type !== 'Test');

/** Name, address and events of a subscription. */
export function WebhookFields({ form }: { form: ApiForm<WebhookSettings> }) {
  const t = useTranslations('webhooks');
  const eventLabels = useTranslations('labels.webhookEvent');
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <TextField
        form={form}
        name="name"
        label={t('field.name')}
        hint={t('field.nameHint')}
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        form={form}
        name="url"
        label={t('field.url')}
        hint={t('field.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <CheckboxGroupField
        form={form}
        name="subscribedEvents"
        legend={t('field.subscribedEvents')}
        hint={t('field.eventsHint')}
        options={events.map(value => ({ value, label: eventLabels(value) }))}
      />
      <CheckboxField form={form} name="isActive" label={t('field.isActive')} hint={t('field.isActiveHint')} />
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
