import { type Env, env, ownerUrl } from '@/lib/env';
import type { Store } from '@/server/database/backup/place';

export type BackupSettings = {
  readonly key: string;
  readonly appSecret: string;
  readonly previousSecrets: readonly string[];
  /** Sign-in of the owner. */
  readonly url: string;
  /** Sign-in of web and worker, if it is another one. */
  readonly loginUrl: string | undefined;
  readonly store: Store | undefined;
};

/** How a command ends that was not needed or not possible now: it can be called again later. */
export const busyExitCode = 75;

/** The settings of the installation for a command on a backup. `keyMissing` says what to do without BACKUP_KEY. */
export function backupSettings(keyMissing: string): BackupSettings {
  const { APP_SECRET: appSecret, APP_SECRET_PREVIOUS: previousSecrets, BACKUP_KEY: key } = env();
  const { DATABASE_URL, DATABASE_MIGRATION_URL } = env();
  if (!key) throw new Error(`BACKUP_KEY is not set: ${keyMissing}`);
  return {
    key,
    appSecret,
    previousSecrets,
    store: storeOf(env()),
    url: ownerUrl(),
    loginUrl: DATABASE_MIGRATION_URL ? DATABASE_URL : undefined,
  };
}

/** Prints the line that `work` returns, with the time that it took behind it, and nothing without a line. */
export async function printTimed(work: () => Promise<string | undefined>): Promise<void> {
  const began = performance.now();
  const line = await work();
  if (line) console.log(`${line}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** The store of backups; undefined if the settings name none. */
export function storeOf(settings: Env): Store | undefined {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region } = settings;
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!endpoint || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, accessKeyId, secretAccessKey };
}
