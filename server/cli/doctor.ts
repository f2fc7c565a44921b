import { parseArgs } from 'node:util';
import { env } from '@/lib/env';
import { examine } from './doctor/examine';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, 'data-dir': { type: 'string' } } });
const findings = await examine({ ...env(), folder: values['data-dir'] });
if (values.json) console.log(JSON.stringify(findings, null, 2));
else
  for (const { check, state, text } of findings) console.log(`${state.padEnd(9)}${check.padEnd(12)}${text}`);
process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0;
