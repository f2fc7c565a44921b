'use client';

import { useTranslations } from 'use-intl';
import type { OutboxMail } from '@/lib/contracts/mail';

/** The mail as HTML, in a sandboxed frame without scripts; links open in a new tab. */
export function MailHtml({ mail }: { mail: Pick<OutboxMail, 'subject' | 'html'> }) {
  const t = useTranslations('office.outbox');
  return (
    <iframe
      title={t('frame', { subject: mail.subject })}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={`<base target="_blank">${mail.html}`}
      className="block h-[36rem] max-h-[75dvh] w-full rounded-md border"
    />
  );
}

const address = /(https?:\/\/[^\s<>]+)/;

/** The mail as plain text, with links. */
export function MailText({ text }: { text: string }) {
  return (
    <p className="max-w-prose break-words whitespace-pre-wrap">
      {text.split(address).map((part, index) =>
        address.test(part) ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            key={index}
            href={part}
            target="_blank"
            rel="noreferrer"
            className="rounded-sm text-accent underline underline-offset-3"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
