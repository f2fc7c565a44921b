import { parseArgs } from 'node:util';
import { env } from '@/lib/env';

type Given = {
  readonly file: string;
  readonly key: string;
  readonly appSecret: string;
  /** Sign-in of the owner. */
  readonly url: string;
  /** Sign-in of web and worker, if it is another one. */
  readonly loginUrl: string | undefined;
};

/**
 * Runs a command on the backup file that the command line names, with the settings of the installation. Prints how long
 * it took behind the line that `work` returns. An error is one line on standard error, and ends the process with 1.
 */
export async function runOnBackup(
  name: string,
  { keyMissing, work }: { readonly keyMissing: string; readonly work: (given: Given) => Promise<string> },
): Promise<void> {
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  const { APP_SECRET: appSecret, BACKUP_KEY: key, DATABASE_URL, DATABASE_MIGRATION_URL } = env();
  try {
    if (!file) throw new Error(`Usage: npm run ${name} -- <file>`);
    if (!key) throw new Error(`BACKUP_KEY is not set: ${keyMissing}`);
    const began = performance.now();
    const line = await work({
      ...{ file, key, appSecret, url: DATABASE_MIGRATION_URL ?? DATABASE_URL },
      loginUrl: DATABASE_MIGRATION_URL ? DATABASE_URL : undefined,
    });
    console.log(`${line}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : `the ${name} failed`);
    process.exit(1);
  }
}
