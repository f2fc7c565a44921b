'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/overlays/toaster';

type CopyButtonProps = {
  text: string;
  /** Names the copied text: "Copy link". */
  label: string;
};

const confirmationMs = 2_000;

export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTranslations('ui');
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast.error(t('copyFailed'));
    }
  }

  return (
    <>
      <IconButton
        size="sm"
        icon={isCopied ? Check : Copy}
        label={isCopied ? t('copied') : label}
        onClick={copy}
      />
      <span role="status" className="sr-only">
        {isCopied && t('copied')}
      </span>
    </>
  );
}
