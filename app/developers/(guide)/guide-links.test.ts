import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { errorCodes } from '@/lib/http/problem';
import { guideAddress, guidePages } from './guide-pages';
import { guideText, sectionsIn } from './guide-text';
import { apiReference, operationAddress } from './reference/api-reference';

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1/none';
  process.env.APP_SECRET = 'only for the address in the document!!';
  process.env.APP_URL = 'https://eintritt.example';
});

it('every link of a guide leads to a page and a section that exist', async () => {
  const texts = await Promise.all(guidePages.map(async page => ({ page, text: await guideText(page) })));
  const known = new Set([
    '/developers/reference',
    'https://eintritt.example/api/v1/openapi.json',
    ...errorCodes.map(code => `/problems/${code}`),
    ...apiReference().groups.flatMap(group => group.operations.map(one => operationAddress(one.operationId))),
    ...texts.flatMap(({ page, text }) => [
      guideAddress(page),
      ...sectionsIn(text).map(({ id }) => `${guideAddress(page)}#${id}`),
    ]),
  ]);
  for (const { page, text } of texts) {
    const links = [...text.replace(/^```.*?^```/gms, '').matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to);
    for (const link of links) {
      const address = (link ?? '').replace('https://eintritt.example/problems', '/problems');
      if (/^https:\/\/(?!eintritt\.example)/.test(address)) continue;
      expect(known.has(address), `${page.name}: ${link}`).toBe(true);
    }
  }
});

it('the changelog begins with the version of the OpenAPI document', async () => {
  const page = guidePages.find(({ name }) => name === 'changelog');
  const headings = page ? sectionsIn(await guideText(page)).filter(({ level }) => level === 2) : [];
  const { version } = z.object({ version: z.string() }).parse(apiReference().document.info);
  expect(headings[0]?.title.startsWith(`${version} `)).toBe(true);
});
