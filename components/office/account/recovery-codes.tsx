'use client';

import { Copy, Download, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toaster';

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Ten codes, shown only once. They disappear when the user confirms having saved them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useTranslations('account.recovery');
  const ui = useTranslations('ui');
  const text = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copied'));
    } catch {
      toast.error(ui('copyFailed'));
    }
  }

  return (
    <div data-print-only="" className="flex flex-col gap-4">
      <Notice tone="warning" title={t('title')}>
        <p>{t('text')}</p>
      </Notice>
      <ol
        aria-label={t('list')}
        className="grid gap-x-6 gap-y-1 rounded-md border bg-sunken px-4 py-3 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map(code => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button icon={Download} onClick={() => download(t('fileName'), `${t('fileTitle')}\n\n${text}\n`)}>
          {t('download')}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Button variant="primary" onClick={onSaved} className="self-start print:hidden">
        {t('kept')}
      </Button>
    </div>
  );
}

function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
