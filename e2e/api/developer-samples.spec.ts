import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { type App, expect, test } from '../fixtures/app';

const run = promisify(execFile);
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'eintritt-samples-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function makeKey(app: App): Promise<string> {
  const { json } = await callApi(app.baseURL, 'POST', '/club/settings/api-keys', {
    headers: await signInByApi(app.baseURL),
    body: { name: `Samples ${Date.now()}`, role: 'Admin' },
  });
  return String(memberOf(json, 'key'));
}

/** Runs a script of bash in the folder of this test; returns what it prints. */
async function bash(script: string, env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, NODE_NO_WARNINGS: '1', FORCE_COLOR: '0', ...env },
  });
  return stdout;
}

async function runTypeScript(source: string, env: Record<string, string> = {}): Promise<string> {
  writeFileSync(path.join(folder, 'sample.mts'), source);
  return bash(`"${process.execPath}" sample.mts`, env);
}

test('curl and TypeScript samples of the reference run against the product', async ({ app, page }) => {
  const key = await makeKey(app);
  const samplesOf = async (operationId: string) => {
    await page.goto(`/developers/reference/${operationId}`);
    const texts = await page.locator('[data-sample] pre').allTextContents();
    return texts.map(text => text.replaceAll('ek_…', key));
  };

  const [listByCurl = '', listByTypeScript = ''] = await samplesOf('listSubmissions');
  expect(JSON.parse(await bash(listByCurl)).totalCount).toBeGreaterThan(0);
  expect(await runTypeScript(listByTypeScript)).toContain('totalCount');

  const [createByCurl = '', createByTypeScript = ''] = await samplesOf('createDepartment');
  const created = JSON.parse(await bash(createByCurl.replace('Bogenschießen', 'Bogensport')));
  expect(created.name).toBe('Bogensport');
  expect(await runTypeScript(createByTypeScript)).toContain("name: 'Bogenschießen'");

  const [saveByCurl = '', saveByTypeScript = ''] = await samplesOf('getFormQrCodePng');
  const file = path.join(folder, 'getFormQrCodePng.png');
  const digest = () => createHash('sha256').update(readFileSync(file)).digest('hex');
  await bash(saveByCurl);
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
  const byCurl = digest();
  rmSync(file);
  await runTypeScript(saveByTypeScript);
  expect(digest()).toBe(byCurl);

  const [removeByCurl = ''] = await samplesOf('deleteDepartment');
  const address = /departments\/[\w-]+/;
  expect(await bash(removeByCurl.replace(address, `departments/${created.id}`))).toBe('');
  const again = bash(removeByCurl.replace(address, `departments/${created.id}`));
  await expect(again).rejects.toMatchObject({ stdout: expect.stringContaining('/problems/not-found') });
});

test('the first submission in five minutes runs as the guide says', async ({ app, page, webhooks }) => {
  await page.goto('/developers');
  const blocks = await page.locator('main pre').allTextContents();
  const block = (part: string) => blocks.find(text => text.includes(part)) ?? '';
  const key = await makeKey(app);
  webhooks.clear();
  const settings = [
    block('export EINTRITT_KEY').replace('ek_…', key).replace("'slug'", "'demo'"),
    `export RECEIVER='${webhooks.url}'`,
  ].join('\n');

  await bash(`${settings}\n${block('First steps')}`);
  const answer = await bash(`${settings}\n${block('TARIFF=')}`);
  const submission = JSON.parse(answer);
  const arrived = await webhooks.waitFor(({ body }) => body.includes(submission.id));
  const { secret } = JSON.parse(readFileSync(path.join(folder, 'webhook.json'), 'utf8'));

  // The receiver of the guide, on a port of its own, gets the request that arrived here.
  const receiver = block('createServer').replace(
    '.listen(8787)',
    `.listen(0, function () {
    console.log(\`port \${this.address().port}\`);
  })`,
  );
  const checked = await verifyWith(receiver, secret, arrived);
  expect(checked).toEqual([204, 400]);

  const variables = { EINTRITT: `${app.baseURL}/api/v1`, EINTRITT_KEY: key, EINTRITT_CLUB: 'demo' };
  expect(await runTypeScript(block('const submission = await call'), variables)).toContain('statusUrl');

  const id = submission.id;
  const headers = { Authorization: `Bearer ${key}` };
  const keptId = /^export SUBMISSION=.*$/m.exec(block('TARIFF='))?.[0];
  await bash([settings, keptId, block('/confirm"'), block('/accept"')].join('\n'));
  const { json } = await callApi(app.baseURL, 'GET', `/submits/memberships/${id}`, { headers });
  expect(memberOf(json, 'state')).toBe('Accepted');
});

test('the guide to exports runs as it says', async ({ app, page }) => {
  await page.goto('/developers/exports');
  const script = (await page.locator('main pre').allTextContents()).find(text => text.includes('JOB='));
  const key = await makeKey(app);
  await bash(script ?? 'false', { EINTRITT: `${app.baseURL}/api/v1`, EINTRITT_KEY: key });
  expect(readFileSync(path.join(folder, 'export.zip')).subarray(0, 2).toString()).toBe('PK');
});

test('the guides to syncing and to concurrency have programs that run', async ({ app, page }) => {
  const codeOf = async (address: string, part: string) => {
    await page.goto(address);
    const blocks = await page.locator('main pre').allTextContents();
    return blocks.find(text => text.includes(part)) ?? 'throw new Error()';
  };
  const sync = await codeOf('/developers/syncing', 'sync.json');
  const change = await codeOf('/developers/concurrency', 'async function change');
  const key = await makeKey(app);
  const variables = { EINTRITT: `${app.baseURL}/api/v1`, EINTRITT_KEY: key };
  const headers = { Authorization: `Bearer ${key}` };
  const list = await callApi(app.baseURL, 'GET', '/submits?kind=Membership&state=New&limit=1', { headers });
  const [submission] = Object(memberOf(list.json, 'items'));
  const SUBMISSION = String(submission.id);

  const stored = (await runTypeScript(sync, variables)).split('\n').filter(line => line.startsWith('store'));
  const { json } = await callApi(app.baseURL, 'GET', '/submits?limit=1', { headers });
  expect(stored.length).toBeGreaterThanOrEqual(Number(memberOf(json, 'totalCount')));
  await runTypeScript(change, { ...variables, SUBMISSION });
  const changed = await callApi(app.baseURL, 'GET', `/submits/memberships/${SUBMISSION}`, { headers });
  expect(memberOf(changed.json, 'notes')).toContain('Called back');
  const again = await runTypeScript(sync, variables);
  expect(again).toContain(`store ${SUBMISSION} ${memberOf(changed.json, 'version')}`);
  expect(again.split('\n').length).toBeLessThan(stored.length);
});

type Arrived = { readonly headers: NodeJS.Dict<string | string[]>; readonly body: string };

/** Starts the receiver and sends it the request as it was and with another body. Returns the two statuses. */
async function verifyWith(source: string, secret: string, { headers, body }: Arrived): Promise<number[]> {
  // In the repository, so that it finds the package that the guide installs.
  const file = path.join(process.cwd(), 'test-results', `receiver-${process.pid}.mts`);
  writeFileSync(file, source);
  const child = execFile(process.execPath, [file], {
    env: { ...process.env, EINTRITT_SECRET: secret },
  });
  try {
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', text => {
        const found = /port (\d+)/.exec(String(text))?.[1];
        if (found) resolve(found);
      });
      child.once('exit', code => reject(new Error(`the receiver ended with ${code}`)));
    });
    const signed = Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('webhook-') ? [[name, String(value)] as const] : [],
    );
    const send = async (sent: string) =>
      (
        await fetch(`http://127.0.0.1:${port}`, {
          method: 'POST',
          headers: signed.map(([a, b]) => [a, b]),
          body: sent,
        })
      ).status;
    return [await send(body), await send(`${body} `)];
  } finally {
    child.kill();
    rmSync(file);
  }
}
