'use client';

import type { CSSProperties, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { cn } from '@/components/ui/cn';
import { useClubInfo } from '@/lib/api-client/club-info';
import type { OutboxMail } from '@/lib/contracts/mail';

/** Shown until the address of the logo is known. The security policy would refuse the mail's own `cid:` address. */
const noImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

type MailHtmlProps = {
  mail: Pick<OutboxMail, 'subject' | 'html'>;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** With it, the office's own code reads and scrolls the mail. The mail still runs no scripts. */
  frame?: Ref<HTMLIFrameElement>;
  onLoad?: () => void;
};

/**
 * The mail as HTML, in a sandboxed frame without scripts; links open in a new tab. The logo is an attachment of the
 * mail, so it is loaded from the club.
 */
export function MailHtml({ mail, className, frame, ...props }: MailHtmlProps) {
  const t = useTranslations('office.outbox');
  const logoUrl = useClubInfo().data?.value.logoUrl;
  const html = mail.html.replace('"cid:club-logo"', `"${logoUrl ?? noImage}"`);
  return (
    <iframe
      {...props}
      ref={frame}
      title={t('frame', { subject: mail.subject })}
      sandbox={cn('allow-popups allow-popups-to-escape-sandbox', frame && 'allow-same-origin')}
      srcDoc={`<base target="_blank">${html}`}
      className={cn('block h-[36rem] max-h-[75dvh] w-full rounded-md border', className)}
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
