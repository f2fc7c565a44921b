'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmAction } from '@/components/office/settings/confirm-action';
import type { SettingsDraft } from '@/components/office/settings/use-settings-draft';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { useResetTemplate, useTemplateTest } from '@/lib/api-client/email-templates';
import type { GetEmailTemplateResponse } from '@/lib/contracts/email-templates';
import type { EmailTemplateType } from '@/lib/rules/enums';

type Template = GetEmailTemplateResponse;
type TemplateActionsProps = {
  type: EmailTemplateType;
  name: string;
  draft: SettingsDraft<Template>;
  stored: Versioned<Template>;
};

/** Sends a test of the edited text, and resets it to the product's own. */
export function TemplateActions({ type, name, draft, stored }: TemplateActionsProps) {
  const t = useTranslations('settings.templates');
  const reset = useResetTemplate(type, stored.etag);
  return (
    <>
      <TestButton type={type} template={draft.value} />
      {stored.value.isCustom && (
        <ConfirmAction
          trigger={<Button variant="dangerQuiet">{t('reset')}</Button>}
          title={t('resetTitle', { name })}
          description={t('resetText')}
          confirmLabel={t('reset')}
          onConfirm={async () => {
            await reset.mutateAsync();
            await draft.restart(false);
            toast.success(t('resetDone'));
          }}
        />
      )}
    </>
  );
}

function TestButton({ type, template }: { type: EmailTemplateType; template: Template }) {
  const t = useTranslations('settings.templates');
  const test = useTemplateTest(type);
  const { subject, body } = template;
  return (
    <Button
      icon={Send}
      pending={test.isPending}
      onClick={() =>
        test.mutate(
          { subject, body },
          {
            onSuccess: ({ mailId, to }) =>
              toast.success(t('testSent', { email: to }), {
                action: {
                  label: t('testOpen'),
                  // Opens a new tab, so that unsaved text stays.
                  onClick: () => window.open(`/settings/outbox/${mailId}`, '_blank'),
                },
              }),
            onError: error =>
              toast.error(t('testFailed'), {
                description:
                  error instanceof ApiProblem
                    ? Object.values(error.errors).flat().join(' ') || (error.detail ?? undefined)
                    : undefined,
              }),
          },
        )
      }
    >
      {t('test')}
    </Button>
  );
}
