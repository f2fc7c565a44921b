import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '.next/**', 'dist/**', 'e2e/**'];

/** `unit` needs nothing but Node; `components` has a DOM; `db` runs on a PostgreSQL that is started once for the run. */
export default defineConfig({
  test: {
    // One more than cores: tests that kill a worker wait for minutes, and use no processor time meanwhile.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.dom.test.tsx'],
          environment: 'node',
          isolate: false,
          setupFiles: ['testing/network/check-connections.ts', 'testing/fresh-modules.ts'],
          // The longest takes three seconds of a core, which other work on the machine makes many more.
          testTimeout: 20_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'components',
          include: ['**/*.dom.test.tsx'],
          exclude,
          environment: 'happy-dom',
          setupFiles: ['testing/network/check-connections.ts', 'testing/screens/clean-up.ts'],
          // As for `unit`.
          testTimeout: 20_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude,
          environment: 'node',
          isolate: false,
          globalSetup: ['testing/db/cluster.ts', 'testing/http/count-answers.ts'],
          setupFiles: [
            'testing/fresh-modules.ts',
            'testing/network/check-connections.ts',
            'testing/http/check-answers.ts',
            'testing/db/check-statements.ts',
          ],
          env: {
            NODE_ENV: 'test',
            APP_SECRET: 'a secret of the test run, not of any installation',
            APP_URL: 'http://localhost:3000',
            LOG_LEVEL: 'silent',
            RATE_LIMIT_SCALE: '0',
            ALLOW_SIGNUP: '1',
            DATABASE_DISTRIBUTED: process.env.CITUS ? '1' : '0',
          },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
