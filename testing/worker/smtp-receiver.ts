import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen } from './listen';

type ReceivedMail = {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly mail: Email;
};

export type SmtpReceiver = {
  readonly url: string;
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** Refuses recipients with this code until it is called with null. */
  refuse(code: number | null): void;
  /** Called with a received mail before it is answered. If it throws, the mail is not accepted. */
  beforeAnswer(act: (mail: ReceivedMail) => Promise<void>): void;
  close(): Promise<void>;
};

/** A real SMTP server on loopback that parses and records its mails. */
export async function startSmtpReceiver(wantedPort = 0): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  let refusal: number | null = null;
  let before: (mail: ReceivedMail) => Promise<void> = async () => {};
  const server = new SMTPServer({
    // It would ask a name server for the name of 127.0.0.1.
    disableReverseLookup: true,
    authOptional: true,
    closeTimeout: 20,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (refusal === null) return done();
      done(Object.assign(new Error('no such user here'), { responseCode: refusal }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const received = {
          from: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(one => one.address),
          raw: raw.toString('utf8'),
          mail: await PostalMime.parse(raw),
        };
        try {
          await before(received);
        } catch {
          return done(new Error('not taken'));
        }
        mails.push(received);
        done();
      });
    },
  });
  server.on('error', () => {});
  const port = await listen(server.server, '127.0.0.1', wantedPort);
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    refuse: code => {
      refusal = code;
    },
    beforeAnswer: act => {
      before = act;
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}
