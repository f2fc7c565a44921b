import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { scanFile } from './scan-file';

let scanner: string;
beforeAll(async () => {
  scanner = path.join(await mkdtemp(path.join(os.tmpdir(), 'scanner-')), 'scan.sh');
  const script = `#!/bin/sh
case "$(cat)" in
  *EICAR*) exit 1;;
  *broken*) exit 2;;
  *slow*) sleep 30;;
esac
exit 0
`;
  await writeFile(scanner, script);
  await chmod(scanner, 0o755);
});

const scan = (text: string, timeoutMs = 5_000) =>
  scanFile(Buffer.from(text), { command: `'${scanner}'`, timeoutMs }).catch(error => {
    if (!(error instanceof AppError)) throw error;
    const found = error.extra.violations?.map(({ path: where, key }) => `${where}: ${key}`);
    return `${error.code} ${found?.join()}`;
  });

describe('scanFile', () => {
  it.each([
    ['accepts what exits with 0', 'a proof of study', undefined],
    ['refuses what exits with 1', 'EICAR', 'validation data: fileInfected'],
    ['refuses for now what the scanner cannot check', 'broken', 'unavailable data: fileLater'],
  ])('%s', async (_what, text, result) => {
    expect(await scan(text)).toBe(result);
  });

  it('stops a scanner that takes too long, and refuses for now', async () => {
    const began = performance.now();
    expect(await scan('slow', 300)).toBe('unavailable data: fileLater');
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('refuses for now if the scanner is missing, or does not read a large file', async () => {
    const missing = scanFile(Buffer.from('x'), { command: '/no/such/scanner -' });
    await expect(missing).rejects.toMatchObject({ code: 'unavailable' });
    await expect(scanFile(Buffer.alloc(5_000_000), { command: 'exit 0' })).resolves.toBeUndefined();
  });
});
