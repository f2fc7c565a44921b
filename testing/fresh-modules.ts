import { vi } from 'vitest';

/**
 * Gives each unit test file unused modules and the original environment. The test files share a process; one process
 * for each file took as long as the tests.
 */
const shared = globalThis as typeof globalThis & { environmentOfRun?: NodeJS.ProcessEnv };
shared.environmentOfRun ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.environmentOfRun)) delete process.env[name];
Object.assign(process.env, shared.environmentOfRun);
vi.resetModules();
