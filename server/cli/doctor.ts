import { inOwnWords } from '@/bin/commands.mjs';
import { env } from '@/lib/env';
import { printFindings } from '@/server/database/preflight';
import { storeOf } from './backup/backup-settings';
import { runCommand } from './command/run-command';
import { examine } from './doctor/examine';

await runCommand({
  doctor: async ({ values }) => {
    const found = await examine({ ...env(), folder: values['data-dir'], store: storeOf(env()) });
    const findings = found.map(one => ({ ...one, text: inOwnWords(one.text) }));
    if (values.json) console.log(JSON.stringify(findings, null, 2));
    else printFindings(findings);
    process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0;
  },
});
