import { vi } from 'vitest';

/**
 * Gives each test file unused modules, no state of the product, and the original environment. Test files share a
 * process, because one process for each file took as long as the unit tests, and a quarter of the database tests.
 */
const shared = globalThis as typeof globalThis & { environmentOfRun?: NodeJS.ProcessEnv };
shared.environmentOfRun ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.environmentOfRun)) delete process.env[name];
Object.assign(process.env, shared.environmentOfRun);
for (const name of Object.keys(globalThis).filter(key => key.startsWith('eintritt')))
  Reflect.deleteProperty(globalThis, name);
vi.resetModules();
