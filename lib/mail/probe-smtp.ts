import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpTestStage } from '@/lib/contracts/smtp';
import { guardedConnect } from '@/lib/platform/outbound/guarded-connect';
import { OutboundError } from '@/lib/platform/outbound/outbound-error';
import { isTlsFailure } from './mail-failure';
import { mailServerPolicy, mayLookUp } from './mail-server-policy';
import { connectionOf, messageOf, type OutgoingMail } from './mailer';
import type { ClubSmtp } from './smtp-settings';

/** Result of a test. `stage` is the stage that failed; null if the server accepted the mail. */
export type SmtpProbe = {
  readonly stage: SmtpTestStage | null;
  /** Code of the server's refusal. Its text is not returned, because it may reveal an internal network. */
  readonly responseCode: number | null;
  readonly durationMs: number;
};

type Server = Omit<ClubSmtp, 'clubId' | 'version'>;

/** The server must greet within `greetingMs`. Everything ends after `totalMs`. */
export type ProbeLimits = { readonly greetingMs: number; readonly totalMs: number };

const defaults: ProbeLimits = { greetingMs: 8_000, totalMs: 15_000 };

/**
 * Sends one mail over a new connection and returns where it failed. Never throws. A refused, closed, filtered or silent
 * address gives the same result after the same time (`Connect`, after `greetingMs`): the answer must not reveal which
 * hosts exist.
 */
export async function probeSmtp(
  server: Server,
  mail: OutgoingMail,
  { greetingMs, totalMs }: ProbeLimits = defaults,
): Promise<SmtpProbe> {
  const began = performance.now();
  const elapsedMs = () => Math.round(performance.now() - began);
  const session = new Session(server, greetingMs);
  try {
    const message = await messageBytes(mail);
    await within(totalMs, session.send(mail, message));
    return { stage: null, responseCode: null, durationMs: elapsedMs() };
  } catch (error) {
    const stage = session.stageOf(error);
    if (stage === 'Connect') await delay(Math.max(0, greetingMs - elapsedMs()));
    return { stage, responseCode: responseCodeOf(error), durationMs: elapsedMs() };
  } finally {
    session.close();
  }
}

/** One SMTP conversation. It records its current stage. */
class Session {
  private stage: SmtpTestStage = 'Connect';
  private socket: Socket | null = null;
  private connection: SmtpConnection | null = null;
  private isClosed = false;

  constructor(
    private readonly server: Server,
    private readonly greetingMs: number,
  ) {}

  async send(mail: OutgoingMail, message: Buffer): Promise<void> {
    const deadline = Date.now() + this.greetingMs;
    this.socket = await this.reach();
    const connection = this.open(this.socket, deadline);
    const broken = new Promise<never>((_resolve, reject) => connection.on('error', reject));
    await Promise.race([broken, called(done => connection.connect(done))]);
    await Promise.race([broken, this.converse(connection, mail, message)]);
  }

  /** Returns the stage in which an error occurred. */
  stageOf(error: unknown): SmtpTestStage {
    if (!(error instanceof Error)) return this.stage;
    if (this.stage === 'Connect' && this.hasGreeted() && this.isEncrypted()) {
      return isTlsFailure(error) || isTimeout(error) ? 'Tls' : 'Connect';
    }
    const command: unknown = Reflect.get(error, 'command');
    if (this.stage === 'Sender' && command === 'RCPT TO') return 'Recipient';
    return this.stage === 'Sender' && command !== 'MAIL FROM' ? 'Message' : this.stage;
  }

  close(): void {
    this.isClosed = true;
    this.connection?.close();
    this.socket?.destroy();
  }

  private async reach(): Promise<Socket> {
    const { host, port } = this.server;
    if (!mayLookUp(host)) throw new OutboundError('AddressRefused');
    const options = { timeoutMs: this.greetingMs, policy: mailServerPolicy(this.server) };
    try {
      const socket = await guardedConnect({ host, port }, options);
      if (this.isClosed) socket.destroy();
      return socket;
    } catch (error) {
      if (isUnknownName(error)) this.stage = 'Dns';
      throw error;
    }
  }

  private open(socket: Socket, deadline: number): SmtpConnection {
    const leftMs = Math.max(1, deadline - Date.now());
    this.connection = new SmtpConnection({
      ...connectionOf(this.server),
      connection: socket,
      connectionTimeout: leftMs,
      greetingTimeout: leftMs,
      maxResponseSize: 65_536,
      socketCloseTimeout: 0,
    });
    return this.connection;
  }

  private async converse(connection: SmtpConnection, mail: OutgoingMail, message: Buffer): Promise<void> {
    const { username, password } = this.server;
    if (username !== '') {
      this.stage = 'SignIn';
      if (!connection.allowsAuth) throw new Error('The server offers no sign-in');
      await called(done => connection.login({ user: username, pass: password }, done));
    }
    this.stage = 'Sender';
    const envelope = { from: mail.from.address, to: [mail.to.address] };
    await called(done => connection.send(envelope, message, done));
  }

  private hasGreeted(): boolean {
    return (this.socket?.bytesRead ?? 0) > 0;
  }

  private isEncrypted(): boolean {
    return this.server.security !== 'None';
  }
}

/** Converts a call with a callback to a promise. */
function called(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start(error => (error ? reject(error) : resolve())));
}

async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const timeout = delay(timeoutMs, undefined, { signal: ended.signal }).then(() => {
    throw new OutboundError('Timeout');
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    ended.abort();
    timeout.catch(() => {});
    work.catch(() => {});
  }
}

async function messageBytes(mail: OutgoingMail): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail(messageOf(mail));
  if (!Buffer.isBuffer(message)) throw new Error('A mail without bytes');
  return message;
}

function isUnknownName(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^(?:ENOTFOUND|EAI_|ENODATA)/.test(code);
}

function isTimeout(error: Error): boolean {
  return error instanceof OutboundError
    ? error.reason === 'Timeout'
    : Reflect.get(error, 'code') === 'ETIMEDOUT';
}

function responseCodeOf(error: unknown): number | null {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  return typeof code === 'number' ? code : null;
}
