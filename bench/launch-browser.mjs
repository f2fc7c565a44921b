import { chromium } from '@playwright/test';
import { findChromium } from '../bin/chromium.mjs';

/** Starts the Chromium that the tests use; works as root too. The caller closes it. */
export async function launchBrowser() {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
}
