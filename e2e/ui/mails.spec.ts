import { emailTemplateTypes, locales } from '@/lib/rules/enums';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';

const narrowest = 320;

test('each mail fits the narrowest phone, also with long names, references and addresses', async ({
  page,
  app,
}) => {
  const headers = await signInByApi(app.baseURL);
  await page.setViewportSize({ width: narrowest, height: 900 });
  for (const type of emailTemplateTypes)
    for (const locale of locales) {
      const path = `/club/settings/email-templates/${type}`;
      const stored = await callApi(app.baseURL, 'GET', path, { headers });
      const subject = memberOf(stored.json, 'subject');
      const long = `${'Übungsleiterausbildung'.repeat(3)}\n\nhttps://tsv.example/${'a'.repeat(80)}`;
      const body = `${memberOf(stored.json, 'body')}\n\n${long}`;
      const preview = await callApi(app.baseURL, 'POST', `${path}/preview`, {
        headers,
        body: { subject, body, locale },
      });
      expect(preview.status, JSON.stringify(preview.json)).toBe(200);
      await page.setContent(String(memberOf(preview.json, 'html')));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${type} in ${locale}`).toBe(narrowest);
    }
});
