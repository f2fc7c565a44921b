import { type Env, env } from '@/lib/env';
import type { Store } from '@/server/database/backup/place';

export type BackupSettings = {
  readonly key: string;
  readonly appSecret: string;
  /** Sign-in of the owner. */
  readonly url: string;
  /** Sign-in of web and worker, if it is another one. */
  readonly loginUrl: string | undefined;
  readonly store: Store | undefined;
};

/** How a command ends that was not needed or not possible now: it can be called again later. */
export const busyExitCode = 75;

/**
 * Runs a command on a backup with the settings of the installation. Prints how long it took behind the line that `work`
 * returns, and nothing without a line. An error is one line on standard error, and ends the process with 1.
 */
export async function runOnBackup(
  name: string,
  {
    keyMissing,
    work,
  }: {
    readonly keyMissing: string;
    readonly work: (given: BackupSettings) => Promise<string | undefined>;
  },
): Promise<void> {
  const { APP_SECRET: appSecret, BACKUP_KEY: key, DATABASE_URL, DATABASE_MIGRATION_URL } = env();
  try {
    if (!key) throw new Error(`BACKUP_KEY is not set: ${keyMissing}`);
    const began = performance.now();
    const given = {
      ...{ key, appSecret, url: DATABASE_MIGRATION_URL ?? DATABASE_URL, store: storeOf(env()) },
      loginUrl: DATABASE_MIGRATION_URL ? DATABASE_URL : undefined,
    };
    const line = await work(given);
    if (line) console.log(`${line}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : `the ${name} failed`);
    process.exit(1);
  }
}

function storeOf(settings: Env): Store | undefined {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region } = settings;
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!endpoint || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, accessKeyId, secretAccessKey };
}
