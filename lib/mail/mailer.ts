import { createTransport, type SMTPPoolOptions } from 'nodemailer';
import { env } from '@/lib/env';
import { guardedConnect } from '@/lib/platform/outbound/guarded-connect';
import { toAsciiEmail } from '@/lib/rules/format/email-domain';
import type { NewAttachment } from './attachments';
import { logoContentId } from './html-body';
import { headerText, type MailAddress } from './mail-address';
import { type MailFailure, mailFailureOf } from './mail-failure';
import { mailServerPolicy } from './mail-server-policy';
import type { ClubSmtp } from './smtp-settings';

/** A mail as the server gets it. `id` makes its Message-ID, the same at every attempt. */
export type OutgoingMail = {
  readonly id: string;
  readonly to: MailAddress;
  readonly from: MailAddress;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly NewAttachment[];
  /** A picture that the HTML shows as `cid:club-logo`. */
  readonly logo?: { readonly contentType: string; readonly data: Buffer } | null;
  /** Address for one-click unsubscribing (RFC 8058). */
  readonly unsubscribeUrl?: string;
};

/** Sends over pooled connections, one pool for each club's server and one for the installation's. */
export type Mailer = {
  /** Returns null if the server accepted the mail, else the failure. Ends after `timeoutMs`. Never throws. */
  send(mail: OutgoingMail, server: MailServer, timeoutMs: number): Promise<MailFailure | null>;
  close(): void;
};

/** The mail server: the club's own, or the installation's (`SMTP_URL`). */
export type MailServer =
  | { readonly kind: 'Club'; readonly settings: ClubSmtp }
  | { readonly kind: 'Installation'; readonly url: string };

type Pool = { transport: ReturnType<typeof poolOf>; lastUsedAt: number };

const poolsMax = 100;
const idleMs = 60_000;
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

export function createMailer(): Mailer {
  const pools = new Map<string, Pool>();
  const drop = (key: string, pool: Pool) => {
    pools.delete(key);
    pool.transport.close();
  };
  const sweep = setInterval(() => {
    for (const [key, pool] of pools) if (Date.now() - pool.lastUsedAt > idleMs) drop(key, pool);
  }, idleMs).unref();

  const poolFor = (server: MailServer): Pool => {
    const key = keyOf(server);
    const pool = pools.get(key) ?? { transport: poolOf(server), lastUsedAt: 0 };
    pools.delete(key);
    pools.set(key, pool);
    pool.lastUsedAt = Date.now() + timeouts.socketTimeout;
    const [oldest] = pools;
    if (oldest && pools.size > poolsMax) drop(...oldest);
    return pool;
  };

  return {
    send: async (mail, server, timeoutMs) => {
      try {
        await poolFor(server).transport.sendMail({
          ...messageOf(mail),
          signal: AbortSignal.timeout(timeoutMs),
        });
        return null;
      } catch (error) {
        return mailFailureOf(error);
      }
    },
    close: () => {
      clearInterval(sweep);
      for (const [key, pool] of pools) drop(key, pool);
    },
  };
}

/** Pool key of all connection settings: changed settings never reuse an old connection. */
function keyOf(server: MailServer): string {
  if (server.kind === 'Installation') return server.url;
  const { clubId, host, port, security, username, password } = server.settings;
  return JSON.stringify([clubId, host, port, security, username, password]);
}

/** Builds the message. Addresses are objects and headers one line: no value can add a header or a recipient. */
export function messageOf(mail: OutgoingMail) {
  const [from, to] = [toAsciiEmail(mail.from.address), toAsciiEmail(mail.to.address)];
  return {
    messageId: `<${mail.id}@${new URL(env().APP_URL).hostname}>`,
    from: { name: headerText(mail.from.name, 100), address: from },
    to: { name: headerText(mail.to.name, 100), address: to },
    ...(mail.replyTo ? { replyTo: { name: '', address: toAsciiEmail(mail.replyTo) } } : {}),
    envelope: { from, to: [to] },
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: [
      ...(mail.logo
        ? [
            {
              cid: logoContentId,
              contentType: mail.logo.contentType,
              content: mail.logo.data,
              contentDisposition: 'inline' as const,
              filename: 'logo.png',
            },
          ]
        : []),
      ...(mail.attachments ?? []).map(({ fileName, contentType, content }) => ({
        filename: headerText(fileName, 120),
        contentType,
        content: Buffer.from(content),
      })),
    ],
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribeUrl
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function poolOf(server: MailServer) {
  const shared = { ...timeouts, pool: true, maxConnections: 3, maxMessages: 100 } as const;
  if (server.kind === 'Installation')
    return createTransport({ ...shared, ...installationOptions(server.url) });
  const { host, port, username, password } = server.settings;
  const options: SMTPPoolOptions & { pool: true } = {
    ...shared,
    ...connectionOf(server.settings),
    ...(username ? { auth: { user: username, pass: password } } : {}),
    getSocket: (_options, callback) => {
      const policy = mailServerPolicy(server.settings);
      guardedConnect({ host, port }, { timeoutMs: timeouts.connectionTimeout, policy }).then(
        connection => callback(null, { connection }),
        (error: unknown) => callback(error instanceof Error ? error : new Error('No connection')),
      );
    },
  };
  return createTransport(options);
}

/**
 * Connection options of `SMTP_URL`; those in its query win. With a password TLS and a valid certificate are required.
 * Without one the server decides about TLS, so any certificate is better than none (RFC 7435). A server on this machine
 * may have any certificate: nobody is between.
 */
export function installationOptions(url: string) {
  const { protocol, hostname, password, searchParams } = new URL(url);
  const requireTLS = password !== '';
  const isStrict = requireTLS || protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
  return { url, ...greeting(), requireTLS, tls: { rejectUnauthorized: isStrict && !isHere } };
}

/** The name in EHLO: the host of `APP_URL` if it is one. Without it nodemailer chooses; in a container `[127.0.0.1]`. */
export function greeting(): { name?: string } {
  const { hostname } = new URL(env().APP_URL);
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname) ? { name: hostname } : {};
}

/** Connection options of a club's server: always encrypted if the settings say so, else never. */
export function connectionOf({ host, port, security }: Pick<ClubSmtp, 'host' | 'port' | 'security'>) {
  return {
    ...greeting(),
    host,
    port,
    secure: security === 'Tls',
    requireTLS: security === 'StartTls',
    ignoreTLS: security === 'None',
  };
}
