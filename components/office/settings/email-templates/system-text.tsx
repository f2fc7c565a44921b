'use client';

import { useTranslations } from 'use-intl';
import { changeTexts } from '@/components/office/settings/email-templates/placeholder-text';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useSystemTemplate } from '@/lib/api-client/email-templates';
import type { SetEmailTemplateRequest } from '@/lib/contracts/email-templates';
import { type EmailTemplateType, locales } from '@/lib/rules/enums';

type SystemTextProps = {
  type: EmailTemplateType;
  onUse: (text: Partial<SetEmailTemplateRequest>) => void;
  /** Shows a text as the editor does. */
  toShown: (text: string) => string;
  /** The translations of the text that is edited. */
  translations: SetEmailTemplateRequest['translations'];
};

/** The product's own text, to compare with and to start from. */
export function SystemText({ type, onUse, toShown, translations }: SystemTextProps) {
  const labels = useTranslations('labels.locale');
  const t = useTranslations('settings.templates');
  const { data: stored } = useSystemTemplate(type);
  const data = stored && changeTexts(stored, toShown);
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
          {locales.map(locale => {
            const text = data.translations?.[locale];
            return (
              text && (
                <details key={locale} className="mt-4 border-t pt-3">
                  <summary className="cursor-pointer font-medium">
                    {t('systemIn', { language: labels(locale) })}
                  </summary>
                  <p className="mt-3 font-medium wrap-anywhere">{text.subject}</p>
                  <p className="my-3 whitespace-pre-wrap wrap-anywhere text-ink-muted">{text.body}</p>
                  <Button
                    size="sm"
                    onClick={() =>
                      onUse({
                        translations: {
                          ...translations,
                          [locale]: { subject: text.subject, body: text.body },
                        },
                      })
                    }
                  >
                    {t('takeSystemIn')}
                  </Button>
                </details>
              )
            );
          })}
        </>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Card>
  );
}
