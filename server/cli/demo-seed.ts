import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { connect } from '@/db/client';
import { env, ownerUrl } from '@/lib/env';
import { AppError } from '@/lib/platform/errors';
import { bulkSignIn, seedBulk } from '@/server/seed/bulk/seed-bulk';
import { runCommand } from './command/run-command';

const whole = (name: string, least: number, most: number) =>
  z.coerce
    .number({ error: `--${name} needs a number` })
    .int({ error: `--${name} needs a whole number` })
    .min(least, { error: `--${name} needs at least ${least}` })
    .max(most, { error: `--${name} needs at most ${most}` });
const Options = z.object({
  clubs: whole('clubs', 1, 9999).default(1000),
  submissions: whole('submissions', 1, 100_000_000).default(1_000_000),
  seed: whole('seed', 0, 2 ** 31).default(1),
});

await runCommand({
  'demo-seed': async ({ values }) => {
    const options = Options.safeParse(values);
    if (!options.success) throw new Error(options.error.issues[0]?.message);
    await fill(options.data);
  },
});

async function fill(options: z.output<typeof Options>): Promise<void> {
  const { db, close } = connect(env().DATABASE_URL, { max: 2, applicationName: 'eintritt-demo-seed' });
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
  let reportedAt = 0;
  // Everybody knows that of the demo club, which this machine alone can reach.
  const password = env().DEMO ? bulkSignIn.password : randomBytes(12).toString('base64url');
  try {
    await seedBulk({
      ...options,
      db,
      password,
      ownerUrl: ownerUrl(),
      now: new Date(),
      onProgress: done => {
        if (performance.now() - reportedAt < 5_000) return;
        reportedAt = performance.now();
        console.log(`seed      ${done} of ${options.submissions} submissions, ${seconds()} s`);
      },
    });
    console.log(`seed      ${options.submissions} submissions in ${options.clubs} clubs, ${seconds()} s`);
    console.log(`sign in   as ${bulkSignIn.email} with the password ${password}: the largest club`);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'already-taken')) throw error;
    throw new Error('The database has seeded clubs already: seed an empty one');
  } finally {
    await close();
  }
}
