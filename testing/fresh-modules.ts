import { vi } from 'vitest';

/**
 * Each unit test file begins with modules that nothing was called on, and with the environment of the run. The process
 * is shared with other files: one process for each file took as long as the tests.
 */
const shared = globalThis as typeof globalThis & { environmentOfRun?: NodeJS.ProcessEnv };
shared.environmentOfRun ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.environmentOfRun)) delete process.env[name];
Object.assign(process.env, shared.environmentOfRun);
vi.resetModules();
