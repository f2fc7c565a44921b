import { parseArgs } from 'node:util';
import { env } from '@/lib/env';
import { printFindings } from '@/server/database/preflight';
import { examine } from './doctor/examine';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, 'data-dir': { type: 'string' } } });
const findings = await examine({ ...env(), folder: values['data-dir'] });
if (values.json) console.log(JSON.stringify(findings, null, 2));
else printFindings(findings);
process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0;
