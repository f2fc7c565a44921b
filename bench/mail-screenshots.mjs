import '../bin/node24.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { launchBrowser } from './launch-browser.mjs';

/**
 * `npm run screenshots:mails [-- <folder> [<word>]]`
 *
 * Renders every mail of the product in each language and takes pictures of it, 320 and 700 pixels wide, light and dark.
 * `<word>` selects by name. Writes the plain text beside them, and the mail as a server gets it (`.eml`), for
 * `spamassassin -L -t`. Prints milliseconds for each mail, and exits 1 if one is wider than its screen.
 */
const [folder = 'test-results/mails', word = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '..');
const outfile = path.join(root, 'dist/every-mail.mjs');
await build({
  entryPoints: [path.join(root, 'testing/mail/every-mail.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
process.env.APP_URL ??= 'https://app.example';
process.env.APP_SECRET ??= 'x'.repeat(64);
process.env.DATABASE_URL ??= 'postgres://localhost/none';
const { rawMail, renderEveryMail } = await import(outfile);
const mails = renderEveryMail();
const beganAt = performance.now();
for (let round = 0; round < 20; round += 1) renderEveryMail();
console.log(`${((performance.now() - beganAt) / 20 / mails.length).toFixed(2)} ms for each mail`);

const logo =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='512' height='256'><rect width='512' height='256' fill='%23a30262' rx='40'/><circle cx='256' cy='128' r='90' fill='white'/></svg>";
mkdirSync(folder, { recursive: true });
const chosen = mails.filter(mail => mail.name.includes(word));
for (const mail of chosen) {
  writeFileSync(path.join(folder, `${mail.name}.txt`), mail.text);
  writeFileSync(path.join(folder, `${mail.name}.eml`), await rawMail(mail));
}
const browser = await launchBrowser();
try {
  for (const width of [320, 700])
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
      for (const { name, html } of chosen) {
        await page.setContent(html.replace('cid:club-logo', logo));
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (isWide) {
          process.exitCode = 1;
          console.log(`${name} is wider than ${width} pixels`);
        }
        await page.screenshot({
          path: path.join(folder, `${name}.${width}.${colorScheme}.png`),
          fullPage: true,
        });
      }
      await page.close();
    }
  console.log(`${mails.length} mails in ${folder}`);
} finally {
  await browser.close();
}
