import { createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen } from '@/testing/worker/listen';
import { localhostCertificate } from './localhost-certificate';

export type TestMailServer = {
  readonly port: number;
  /** User and password of every attempted sign-in. */
  readonly signIns: readonly { user: string; password: string }[];
  /** Received mails as raw text. */
  readonly mails: readonly string[];
  close(): Promise<void>;
};

type Kind = {
  /** TLS from the first byte, after STARTTLS, or never. */
  readonly tls?: 'Implicit' | 'StartTls';
  /** Uses the certificate of the library: for localhost too, but expired and self-signed. */
  readonly hasBadCertificate?: boolean;
  /** The accepted password. Without one every sign-in is refused. */
  readonly password?: string;
  readonly options?: SMTPServerOptions;
};

/** A real mail server on loopback. */
export async function startMailServer({
  tls,
  hasBadCertificate,
  password,
  options,
}: Kind = {}): Promise<TestMailServer> {
  const mails: string[] = [];
  const signIns: { user: string; password: string }[] = [];
  const server = new SMTPServer({
    // It would ask a name server for the name of 127.0.0.1.
    disableReverseLookup: true,
    ...(hasBadCertificate ? {} : localhostCertificate),
    secure: tls === 'Implicit',
    disabledCommands: tls === 'StartTls' ? [] : ['STARTTLS'],
    allowInsecureAuth: tls === undefined,
    authOptional: true,
    closeTimeout: 20,
    banner: 'internal-mail-7.corp secret banner',
    onAuth: (auth, _session, done) => {
      signIns.push({ user: auth.username ?? '', password: auth.password ?? '' });
      if (password !== undefined && auth.password === password) return done(null, { user: auth.username });
      done(Object.assign(new Error('secret reply of the server'), { responseCode: 535 }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const port = await listen(server.server);
  return { port, signIns, mails, close: () => new Promise(resolve => server.close(() => resolve())) };
}

/** A server that sends the first of `lines` at once, one more for each received line, and then nothing. */
export async function startHangingServer(...lines: readonly string[]): Promise<TestMailServer> {
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    const left = [...lines];
    const say = () => {
      const line = left.shift();
      if (line !== undefined) socket.write(`${line}\r\n`);
    };
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', say);
    say();
  });
  const port = await listen(server);
  return {
    port,
    signIns: [],
    mails: [],
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
