import { report } from '@/bin/report.mjs';
import { isDistributed } from '@/lib/env';
import { checkMigrations, migrate } from '@/server/database/migrate';
import { printFindings } from '@/server/database/preflight';
import { runCommand } from './command/run-command';

/** Applies the pending migrations. With `--check` it only says which there are and what would fail. */
const { DATABASE_URL = '', DATABASE_MIGRATION_URL } = process.env;

await runCommand({
  migrate: async ({ values }) => {
    if (values.check) {
      const findings = await checkMigrations(DATABASE_MIGRATION_URL || DATABASE_URL);
      printFindings(findings);
      process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0;
      return;
    }
    const options = { isDistributed: isDistributed() };
    const began = performance.now();
    const applied = await (DATABASE_MIGRATION_URL
      ? migrate(DATABASE_MIGRATION_URL, DATABASE_URL, options)
      : migrate(DATABASE_URL, undefined, options));
    if (applied.length > 0) report('migrations', `applied ${applied.join(', ')}`, began);
    else if (!values.quiet) report('migrations', 'none was pending; the database is up to date', began);
    if (values.quiet) return;
    const login = DATABASE_MIGRATION_URL ? decodeURIComponent(new URL(DATABASE_URL).username) : '';
    report(
      'sign-in',
      login ? `web and worker: as ${login}, with few rights` : 'web and worker: as the owner',
    );
  },
});
