'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useSystemTemplate } from '@/lib/api-client/email-templates';
import type { SetEmailTemplateRequest } from '@/lib/contracts/email-templates';
import type { EmailTemplateType } from '@/lib/rules/enums';

type SystemTextProps = { type: EmailTemplateType; onUse: (text: SetEmailTemplateRequest) => void };

/** The product's own text, to compare with and to start from. */
export function SystemText({ type, onUse }: SystemTextProps) {
  const t = useTranslations('settings.templates');
  const { data } = useSystemTemplate(type);
  return (
    <Card
      title={t('systemText')}
      description={t('systemHint')}
      action={
        data && (
          <Button size="sm" onClick={() => onUse({ subject: data.subject, body: data.body })}>
            {t('takeSystem')}
          </Button>
        )
      }
    >
      {data ? (
        <>
          <p className="font-medium wrap-anywhere">{data.subject}</p>
          <p className="mt-3 whitespace-pre-wrap wrap-anywhere text-ink-muted">{data.body}</p>
        </>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Card>
  );
}
