import type { APIRequestContext } from '@playwright/test';
import { demoAdmin, expect } from '../fixtures/app';

export async function tokenOf(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/v1/auth/login', { data: demoAdmin });
  return (await answer.json()).accessToken;
}

/** Publishes a design, or stores it as the draft with `?preview=true`. */
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
