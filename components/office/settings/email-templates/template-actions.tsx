'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { useProblemWords } from '@/components/forms/problem-words';
import type { ApiForm } from '@/components/forms/use-api-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toaster';
import { toProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { useResetTemplate, useTemplateTest } from '@/lib/api-client/email-templates';
import { useMailWay } from '@/lib/api-client/mail-servers';
import type { GetEmailTemplateResponse, PreviewEmailTemplateRequest } from '@/lib/contracts/email-templates';
import { accountMailTypes, type EmailTemplateType } from '@/lib/rules/enums';

type ResetButtonProps = {
  type: EmailTemplateType;
  name: string;
  form: ApiForm<GetEmailTemplateResponse>;
  reread: () => Promise<Versioned<GetEmailTemplateResponse>>;
};

/** Resets the text to the product's own; nothing while it is that one. */
export function ResetButton({ type, name, form, reread }: ResetButtonProps) {
  const t = useTranslations('settings.templates');
  const reset = useResetTemplate(type, form.etag);
  if (!form.stored.isCustom) return null;
  return (
    <ConfirmMutation
      trigger={<Button variant="dangerQuiet">{t('reset')}</Button>}
      title={t('resetTitle', { name })}
      description={t('resetText')}
      confirmLabel={t('reset')}
      onConfirm={async () => {
        await reset.mutateAsync();
        form.restart(await reread());
        toast.success(t('resetDone'));
      }}
    />
  );
}

type TestButtonProps = { type: EmailTemplateType; template: PreviewEmailTemplateRequest };

/** Sends a test of the edited text, in the language of the preview. */
export function TestButton({ type, template }: TestButtonProps) {
  const t = useTranslations('settings.templates');
  const inWords = useProblemWords();
  const way = useMailWay(accountMailTypes.includes(type));
  const test = useTemplateTest(type);
  return (
    <Button
      icon={Send}
      pending={test.isPending}
      onClick={() =>
        test.mutate(template, {
          onSuccess: ({ mailId, to }) =>
            toast.success(t('testSent', { email: to, way }), {
              action: {
                label: t('testOpen'),
                // Opens a new tab, so that unsaved text stays.
                onClick: () => window.open(`/outbox/${mailId}`, '_blank'),
              },
            }),
          onError: error => toast.error(t('testFailed'), { description: inWords(toProblem(error)) }),
        })
      }
    >
      {t('test')}
    </Button>
  );
}
