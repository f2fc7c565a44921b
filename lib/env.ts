import { domainToASCII } from 'node:url';
import { z } from 'zod';

const cidrList = z
  .string()
  .default('')
  .transform(text => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(z.union([z.cidrv4(), z.cidrv6()], { error: 'must be CIDR ranges, e.g. 10.0.0.0/8,fd00::/8' })),
  );

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' })
  .default('0')
  .transform(value => value === '1' || value === 'true');

/** `key=value` pairs with commas between, each percent-encoded (OpenTelemetry). */
const pairs = z
  .string()
  .default('')
  .transform(text => text.split(',').filter(pair => pair.trim() !== ''))
  .pipe(
    z.array(z.string().regex(/^[^=]+=([^%]|%[0-9A-Fa-f]{2})*$/, { error: 'must be key=value,key=value' })),
  )
  .transform(list =>
    Object.fromEntries(
      list.map(pair => {
        const [key = '', ...value] = pair.split('=');
        return [key.trim(), decodeURIComponent(value.join('=').trim())];
      }),
    ),
  );

/** Also with umlauts in the domain, as providers show it. */
function isEmail(address: string): boolean {
  const domain = /@([^@]*[^\0-\x7f][^@]*)$/.exec(address)?.[1] ?? '';
  const isWord = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  return z.email().safeParse(isWord ? address.slice(0, -domain.length) + domainToASCII(domain) : address)
    .success;
}

const collector = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address such as http://collector.internal:4318' })
  .optional();

const exporter = z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp');

const milliseconds = z.coerce
  .number({ error: 'must be a number of milliseconds' })
  .int({ error: 'must be a whole number of milliseconds' })
  .min(1, { error: 'must be at least 1' })
  .max(3_600_000, { error: 'must be at most 3600000' });

const spans = z.coerce
  .number({ error: 'must be a number of spans' })
  .int({ error: 'must be a whole number of spans' })
  .min(1, { error: 'must be at least 1' })
  .max(100_000, { error: 'must be at most 100000' });

const secretRule = { error: 'must be at least 32 characters of random text' };
const secret = z.string(secretRule).min(32, secretRule);

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int({ error: 'must be a port number' })
  .min(1, { error: 'must be 1 to 65535' })
  .max(65535, { error: 'must be 1 to 65535' });

const samplers = [
  ...['always_on', 'always_off', 'traceidratio'],
  ...['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
] as const;

type Given = {
  readonly APP_URL?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PORT: number;
  readonly DEMO: boolean;
};

/** Settings of the object stores, for exports and for backups. Either all of one are set or none. */
const objectStoreSettings = [
  ['EXPORT_S3_ENDPOINT', 'EXPORT_S3_BUCKET', 'EXPORT_S3_ACCESS_KEY_ID', 'EXPORT_S3_SECRET_ACCESS_KEY'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
] as const;

const storeAddress = z
  .url({
    protocol: /^https?$/,
    error: 'must be an http(s) address such as https://s3.eu-central-1.example',
  })
  .transform(url => url.replace(/\/+$/, ''))
  .optional();

const storeRegion = z
  .string()
  .regex(/^[a-z0-9-]+$/, { error: 'must be a region such as eu-central-1' })
  .default('us-east-1');

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
    PORT: port.default(3000),
    HOST: z
      .union([z.ipv4(), z.ipv6(), z.literal('localhost')], {
        error: 'must be an IP address of this machine such as 127.0.0.1, or :: for all of them',
      })
      .optional(),
    METRICS_PORT: port.max(65534, { error: 'must be 1 to 65534' }).optional(),
    APP_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://eintritt.example' })
      .regex(/^https?:\/\/[^/?#]+\/*$/i, {
        error: 'must be a host name of its own without a path, such as https://eintritt.example',
      })
      .transform(url => url.replace(/\/+$/, ''))
      .optional(),
    HSTS: z.enum(['off', 'host', 'subdomains'], { error: 'must be off, host or subdomains' }).default('host'),
    APP_SECRET: secret,
    APP_SECRET_PREVIOUS: z
      .string()
      .default('')
      .transform(text => text.split(',').filter(Boolean))
      .pipe(z.array(secret)),
    BACKUP_KEY: secret.optional(),
    BACKUP_TO: z
      .string()
      .regex(/^(\/|[A-Za-z]:[\\/]|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/|$))/, {
        error: 'must be the full path of a folder, or s3://<bucket>/<folder>',
      })
      .optional(),
    BACKUP_KEEP_DAYS: z.coerce
      .number({ error: 'must be a number of days' })
      .int({ error: 'must be a whole number of days' })
      .min(1, { error: 'must be at least 1' })
      .default(14),
    BACKUP_S3_ENDPOINT: storeAddress,
    BACKUP_S3_REGION: storeRegion,
    BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
    BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
    DATABASE_URL: z.url({
      protocol: /^postgres(ql)?$/,
      error:
        'must be a postgres:// address, with special characters of user and password encoded: %23 for #, %40 for @, %2F for /',
    }),
    DATABASE_MIGRATION_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error:
          'must be a postgres:// address, with special characters of user and password encoded: %23 for #, %40 for @, %2F for /',
      })
      .optional(),
    DATABASE_DISTRIBUTED: flag,
    DATA_DIR: z.string().default('.data'),
    // Without // the mail program finds user, password and host all the same, and our rules for TLS do not see them.
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// address' })
      .optional(),
    MAIL_FROM: z
      .string()
      .refine(isEmail, { error: 'must be an e-mail address' })
      .default('eintritt@localhost.localdomain'),
    OUTBOUND_ALLOW_CIDRS: cidrList,
    OUTBOUND_DENY_CIDRS: cidrList,
    RATE_LIMIT_SCALE: z.coerce
      .number({ error: 'must be a number, 0 switches limits off' })
      .min(0, { error: 'must not be negative' })
      .default(1),
    NEW_CLUB_DAILY_MAILS: z.coerce
      .number({ error: 'must be a number of mails' })
      .int({ error: 'must be a whole number of mails' })
      .min(1, { error: 'must be at least 1' })
      .default(200),
    TRUST_PROXY: z.coerce
      .number({ error: 'must be the number of proxies in front of this server' })
      .int({ error: 'must be a whole number of proxies' })
      .min(0, { error: 'must not be negative' })
      .max(10, { error: 'must be at most 10' })
      .default(0),
    EXPORT_S3_ENDPOINT: storeAddress,
    EXPORT_S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
      .optional(),
    EXPORT_S3_REGION: storeRegion,
    EXPORT_S3_ACCESS_KEY_ID: z.string().optional(),
    EXPORT_S3_SECRET_ACCESS_KEY: z.string().optional(),
    SCAN_COMMAND: z.string().optional(),
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], {
        error: 'must be silent, error, warn, info or debug',
      })
      .default('info'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: collector,
    OTEL_EXPORTER_OTLP_HEADERS: pairs,
    OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.default(10_000),
    OTEL_SDK_DISABLED: flag,
    OTEL_TRACES_EXPORTER: exporter,
    OTEL_METRICS_EXPORTER: exporter,
    OTEL_SERVICE_NAME: z.string().optional(),
    OTEL_RESOURCE_ATTRIBUTES: pairs,
    OTEL_TRACES_SAMPLER: z
      .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
      .default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: 'must be a number from 0 to 1' })
      .min(0, { error: 'must be at least 0' })
      .max(1, { error: 'must be at most 1' })
      .default(1),
    OTEL_BSP_SCHEDULE_DELAY: milliseconds.default(5_000),
    OTEL_BSP_MAX_QUEUE_SIZE: spans.default(2048),
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: spans.default(512),
    OTEL_METRIC_EXPORT_INTERVAL: milliseconds.default(60_000),
    ALLOW_SIGNUP: flag,
    DEMO: flag,
  })
  .superRefine((env, context) => {
    const require = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const settings of objectStoreSettings) {
      const missing = settings.filter(name => env[name] === undefined);
      const [first] = missing;
      if (first === undefined || missing.length === settings.length) continue;
      require(first, `must be set together with ${settings.filter(name => name !== first).join(', ')}`);
    }
    // A worker by itself does not listen on PORT. Beside a web process it takes the port after METRICS_PORT.
    if (env.ROLE !== 'worker' && env.METRICS_PORT === env.PORT)
      require('METRICS_PORT', 'must be another number than PORT');
    if (env.ROLE === 'all' && env.METRICS_PORT === env.PORT - 1)
      require('METRICS_PORT', 'must not be one less than PORT: the worker takes the next port');
    if (env.BACKUP_TO && !env.BACKUP_KEY) require('BACKUP_KEY', 'must be set together with BACKUP_TO');
    if (env.BACKUP_TO?.startsWith('s3:') && !env.BACKUP_S3_ENDPOINT)
      require('BACKUP_S3_ENDPOINT', 'must be set, because BACKUP_TO is in an S3 store');
  })
  .transform(env => ({ ...env, ...derived(env) }));

/** Defaults that depend on other settings. Everybody knows the passwords of the demo club, so it stays on loopback. */
function derived({ APP_URL, HOST, PORT, DEMO }: Given): { APP_URL: string; HOST: string } {
  return { APP_URL: APP_URL ?? `http://localhost:${PORT}`, HOST: HOST ?? (DEMO ? '127.0.0.1' : '::') };
}

/** The checked settings of one process, with defaults (contract §9). */
export type Env = z.output<typeof Environment>;

/**
 * Checks settings as they stand in `source` (empty text counts as absent).
 * Throws an `Error` whose one-line message names the first wrong variable and what it must be.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? 'environment');
  const isMissing = given[name] === undefined;
  throw new Error(
    `${name} ${isMissing ? 'is not set: it' : ''} ${issue?.message ?? 'is wrong'}`.replace(/ +/g, ' '),
  );
}

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Environment.in.shape);

let distributed: boolean | undefined;

/** `DATABASE_DISTRIBUTED` alone, for every transaction. */
export function isDistributed(): boolean {
  distributed ??= flag.parse(process.env.DATABASE_DISTRIBUTED || undefined);
  return distributed;
}

let cached: Env | undefined;

/** The settings of this process, read once from the environment. Throws like `readEnv`. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}

/** Address of the database for its owner, who migrates it and reads the rows of all clubs. */
export function ownerUrl(settings: Pick<Env, 'DATABASE_URL' | 'DATABASE_MIGRATION_URL'> = env()): string {
  return settings.DATABASE_MIGRATION_URL ?? settings.DATABASE_URL;
}
