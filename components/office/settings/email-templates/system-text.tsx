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
  /** The text that is edited. */
  value: SetEmailTemplateRequest;
};

/** The product's own text, to compare with and to start from where the edited one differs. */
export function SystemText({ type, onUse, toShown, value }: SystemTextProps) {
  const labels = useTranslations('labels.locale');
  const t = useTranslations('settings.templates');
  const { data: stored } = useSystemTemplate(type);
  const data = stored && changeTexts(stored, toShown);
  return (
    <Card
      title={t('systemText')}
      description={t('systemHint')}
      action={
        data &&
        isOther(value, data) && (
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
                  {isOther(value.translations?.[locale], text) && (
                    <Button
                      size="sm"
                      onClick={() =>
                        onUse({
                          translations: {
                            ...value.translations,
                            [locale]: { subject: text.subject, body: text.body },
                          },
                        })
                      }
                    >
                      {t('takeSystemIn')}
                    </Button>
                  )}
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

type Texts = { readonly subject?: string; readonly body?: string };

function isOther(own: Texts | undefined, text: Texts): boolean {
  return own?.subject !== text.subject || own?.body !== text.body;
}
