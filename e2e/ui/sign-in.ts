import type { Page } from '@playwright/test';
import { demoAdmin, expect } from '../fixtures/app';

/** Signs the browser in without the sign-in page, which has its own tests. */
export async function signIn(page: Page, email: string = demoAdmin.email): Promise<void> {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json();
  const form = { csrfToken, json: 'true', email, password: demoAdmin.password };
  const answer = await page.request.post('/api/auth/callback/credentials', { form });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs in and opens a screen of the office. */
export async function signInTo(page: Page, path: string, email?: string): Promise<void> {
  await signIn(page, email);
  await openScreen(page, path);
}

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until React has hydrated the screen, so that its controls and keys work. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll(':is(a, button, input, select, textarea)')];
    const isTakenOver = (control: Element) =>
      Object.keys(control).some(key => key.startsWith('__reactProps'));
    return controls.length > 0 && controls.every(isTakenOver);
  });
  // Key listeners are attached later, when the browser is idle, which a busy one may never be.
  await page.evaluate(
    () => new Promise(resolve => requestIdleCallback(() => resolve(undefined), { timeout: 2_000 })),
  );
}
