'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { useProblemWords } from '@/components/forms/problem-words';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toaster';
import { toProblem } from '@/lib/api-client/api-problem';
import { readTemplate, useResetTemplate, useTemplateTest } from '@/lib/api-client/email-templates';
import type { GetEmailTemplateResponse } from '@/lib/contracts/email-templates';
import type { EmailTemplateType } from '@/lib/rules/enums';

type Template = GetEmailTemplateResponse;
type TemplateActionsProps = {
  type: EmailTemplateType;
  name: string;
  form: ApiForm<Template>;
};

/** Sends a test of the edited text, and resets it to the product's own. */
export function TemplateActions({ type, name, form }: TemplateActionsProps) {
  const t = useTranslations('settings.templates');
  const reset = useResetTemplate(type, form.etag);
  return (
    <>
      <TestButton type={type} template={useFormValues(form)} />
      {form.stored.isCustom && (
        <ConfirmMutation
          trigger={<Button variant="dangerQuiet">{t('reset')}</Button>}
          title={t('resetTitle', { name })}
          description={t('resetText')}
          confirmLabel={t('reset')}
          onConfirm={async () => {
            await reset.mutateAsync();
            form.restart(await readTemplate(type));
            toast.success(t('resetDone'));
          }}
        />
      )}
    </>
  );
}

function TestButton({ type, template }: { type: EmailTemplateType; template: Template }) {
  const t = useTranslations('settings.templates');
  const inWords = useProblemWords();
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
            onError: error => toast.error(t('testFailed'), { description: inWords(toProblem(error)) }),
          },
        )
      }
    >
      {t('test')}
    </Button>
  );
}
