import type { APIRequestContext, Page } from '@playwright/test';
import { demoAdmin, expect } from '../fixtures/app';

export async function tokenOf(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/v1/auth/login', { data: demoAdmin });
  return (await answer.json()).accessToken;
}

/** Publishes a design, or with `?preview=true` keeps it as the draft. */
export async function postDesign(request: APIRequestContext, data: object, query = '') {
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  const answer = await request.post(`/api/v1/club/form-design${query}`, { data, headers });
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function readDesign(request: APIRequestContext, query = ''): Promise<Record<string, unknown>> {
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  return (await request.get(`/api/v1/club/form-design${query}`, { headers })).json();
}

/** Signs the browser in to the back office, without the page for it, which has tests of its own. */
export async function signIn(page: Page, email: string = demoAdmin.email): Promise<void> {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json();
  const form = { csrfToken, json: 'true', email, password: demoAdmin.password };
  const answer = await page.request.post('/api/auth/callback/credentials', { form });
  expect(answer.status(), await answer.text()).toBe(200);
}
