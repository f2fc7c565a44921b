import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseLoopbackPort } from '@/bin/ports.mjs';

export type Pooler = {
  /** Address of the database of `url`, through the pooler. */
  through(url: string): string;
  close(): Promise<void>;
};

/**
 * Starts a pooler that drops start-up parameters such as `role` in silence, before the cluster of these
 * addresses. It is a small proxy, or with POOLER=session or POOLER=transaction a real PgBouncer in that mode, which knows
 * the users of the addresses (Debian: apt install pgbouncer).
 */
export function startPooler(urls: readonly [string, ...string[]]): Promise<Pooler> {
  const mode = process.env.POOLER;
  return mode
    ? startPgBouncer(
        urls.map(url => new URL(url)),
        mode,
      )
    : startStrippingProxy(new URL(urls[0]));
}

async function startStrippingProxy(cluster: URL): Promise<Pooler> {
  const sockets = new Set<Socket>();
  const server = createServer(client => {
    const upstream = connect(Number(cluster.port), cluster.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.once('data', startup => {
      upstream.write(withoutParameters(startup));
      client.pipe(upstream).pipe(client);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    through: url => withPort(url, port),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const kept = ['user', 'database', 'client_encoding'];

/** Rewrites the first message of a client: length, version of the protocol, then names and values, each ended by 0. */
function withoutParameters(message: Buffer): Buffer {
  const words = message.subarray(8, message.readInt32BE(0)).toString('utf8').split('\0');
  const pairs = words.flatMap((name, index) =>
    index % 2 === 0 && kept.includes(name) ? [`${name}\0${words[index + 1] ?? ''}\0`] : [],
  );
  const text = Buffer.from(`${pairs.join('')}\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + text.length, 0);
  message.copy(head, 4, 4, 8);
  return Buffer.concat([head, text]);
}

/** PgBouncer refuses to run as root. It signs in to PostgreSQL with the passwords of its user file. */
async function startPgBouncer(urls: readonly URL[], mode: string): Promise<Pooler> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'eintritt-pgbouncer-'));
  const port = await chooseLoopbackPort();
  const ignored = ['role', 'options', 'statement_timeout', 'idle_in_transaction_session_timeout', 'jit'];
  const users = path.join(folder, 'users');
  const lines = urls.map(url => `"${url.username}" "${decodeURIComponent(url.password)}"`);
  await chmod(folder, 0o755);
  await writeFile(users, lines.join('\n'));
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${urls[0]?.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 4
ignore_startup_parameters = ${[...ignored, 'random_page_cost', 'max_parallel_workers_per_gather'].join(',')}
`,
  );
  const child = spawn('pgbouncer', ['-q', path.join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
  });
  const ended = once(child, 'exit');
  for (let tries = 0; tries < 100 && !(await isListening(port)); tries += 1) await delay(50);
  return {
    through: url => withPort(url, port),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Debian's PgBouncer 1.18 cannot prepare statements in transaction mode. */
function withPort(url: string, port: number): string {
  const through = new URL(url);
  through.port = String(port);
  if (process.env.POOLER === 'transaction') through.searchParams.set('prepare', 'false');
  return through.href;
}
