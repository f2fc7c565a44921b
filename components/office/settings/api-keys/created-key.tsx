'use client';

import { useTranslations } from 'use-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { TextLink } from '@/components/ui/text-link';

type CreatedKeyProps = { origin: string; apiKey: string };

/** The new key and how to use it. */
export function CreatedKey({ origin, apiKey }: CreatedKeyProps) {
  const t = useTranslations('settings.apiKeys');
  const example = `curl -H "Authorization: Bearer ${apiKey}" ${origin}/api/v1/club/info`;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-medium">{t('key')}</h3>
        <Code text={apiKey} name={t('key')} copy={t('copy')} />
      </div>
      <div>
        <h3 className="font-medium">{t('nextTitle')}</h3>
        <p className="mt-1">{t('nextStore')}</p>
        <p className="mt-3">{t('nextTry')}</p>
        <Code text={example} name={t('nextTry')} copy={t('copyExample')} />
        <p className="mt-3">
          <TextLink href="/developers" target="_blank">
            {t('docs')}
          </TextLink>
        </p>
      </div>
    </div>
  );
}

type CodeProps = { text: string; name: string; copy: string };

function Code({ text, name, copy }: CodeProps) {
  return (
    <div className="mt-1.5 flex items-start gap-2 rounded-md border bg-sunken py-1.5 pr-1.5 pl-3">
      <section aria-label={name} className="min-w-0 flex-1 py-1">
        <code className="font-mono text-xs break-all select-all">{text}</code>
      </section>
      <CopyButton text={text} label={copy} />
    </div>
  );
}
