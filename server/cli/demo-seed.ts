import { parseArgs } from 'node:util';
import { z } from 'zod';
import { connect } from '@/db/client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/platform/errors';
import { bulkSignIn, seedBulk } from '@/server/seed/bulk/seed-bulk';

const usage = 'npm run demo:seed -- --clubs 1000 --submissions 1000000 --seed 1';
const Options = z.object({
  clubs: z.coerce.number().int().min(1).max(9999).default(1000),
  submissions: z.coerce.number().int().min(1).default(1_000_000),
  seed: z.coerce.number().int().default(1),
});

const { values } = parseArgs({
  options: { clubs: { type: 'string' }, submissions: { type: 'string' }, seed: { type: 'string' } },
});
const options = Options.safeParse(values);
if (!options.success) {
  console.error(`Usage: ${usage}`);
  process.exit(1);
}

const { DATABASE_URL, DATABASE_MIGRATION_URL } = env();
const connection = connect(DATABASE_URL, { max: 2, applicationName: 'eintritt-demo-seed' });
const began = performance.now();
const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
let reportedAt = 0;
try {
  await seedBulk({
    ...options.data,
    db: connection.db,
    ownerUrl: DATABASE_MIGRATION_URL ?? DATABASE_URL,
    now: new Date(),
    onProgress: done => {
      if (performance.now() - reportedAt < 5_000) return;
      reportedAt = performance.now();
      console.log(`seed      ${done} of ${options.data.submissions} submissions, ${seconds()} s`);
    },
  });
  console.log(
    `seed      ${options.data.submissions} submissions in ${options.data.clubs} clubs, ${seconds()} s`,
  );
  console.log(`sign in   as ${bulkSignIn.email} with the password ${bulkSignIn.password}: the largest club`);
} catch (error) {
  const reason =
    error instanceof AppError && error.code === 'already-taken'
      ? 'it holds seeded clubs already; seed an empty one'
      : error instanceof Error
        ? error.message
        : error;
  console.error(`The database was not filled: ${reason}`);
  process.exitCode = 1;
} finally {
  await connection.close();
}
