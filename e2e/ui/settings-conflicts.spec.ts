import type { Page } from '@playwright/test';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import { signInTo } from './sign-in';

type Call = { method: string; path: string; body: object };

type EditedRecord = {
  kind: string;
  /** Creates the record or sets its first state; returns the page that edits it, and its address in the API. */
  prepare: (
    send: (call: Call) => Promise<unknown>,
  ) => Promise<{ page: string; path: string; method: string }>;
  /** What both change. */
  both: { label: string; name: string; mine: string; theirs: string };
  /** What only the other person changes. */
  only: { label: string; name: string; theirs: string };
};

/** Further kinds are in `conflicts.spec.ts` and in the files of their screens. */
const records: EditedRecord[] = [
  {
    kind: 'the privacy notice',
    prepare: async () => ({ page: '/settings/privacy', path: '/club/data-privacy', method: 'PUT' }),
    both: {
      label: 'Adresse der Datenschutzerklärung',
      name: 'policyUrl',
      mine: 'https://mine.example/privacy',
      theirs: 'https://theirs.example/privacy',
    },
    only: { label: 'Datenschutzhinweise', name: 'text', theirs: 'Von nebenan' },
  },
  {
    kind: 'the form of cancellations',
    prepare: async () => ({ page: '/forms/cancellation', path: '/club/cancellation-form', method: 'POST' }),
    both: { label: 'Hinweise im Formular', name: 'notes', mine: 'Von mir', theirs: 'Von ihr' },
    only: { label: 'Kündigungsfrist', name: 'noticePeriod.value', theirs: '5' },
  },
  {
    kind: 'a webhook',
    prepare: async send => {
      const body = { url: 'https://receiver.example/hook', subscribedEvents: ['ApplicationReceived'] };
      const made = await send({
        method: 'POST',
        path: '/club/settings/webhooks',
        body: { ...body, name: 'Für zwei', isActive: true },
      });
      const id = memberOf(made, 'id');
      return {
        page: `/settings/webhooks/${id}?view=settings`,
        path: `/club/settings/webhooks/${id}`,
        method: 'PUT',
      };
    },
    both: { label: 'Name', name: 'name', mine: 'Meiner', theirs: 'Ihrer' },
    only: { label: 'Adresse', name: 'url', theirs: 'https://other.example/hook' },
  },
];

const field = (page: Page, label: string) =>
  page
    .getByRole('main')
    .getByRole('textbox', { name: new RegExp(`^${label}`) })
    .first();

for (const { kind, prepare, both, only } of records) {
  test(`two people edit ${kind}: the other's change is shown, and nothing typed is lost`, async ({
    app,
    page,
  }) => {
    const headers = await signInByApi(app.baseURL);
    const send = async ({ method, path, body }: Call) => {
      const answer = await callApi(app.baseURL, method, path, { headers, body });
      expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
      return answer.json;
    };
    const target = await prepare(send);
    const read = async () => (await callApi(app.baseURL, 'GET', target.path, { headers })).json;
    await signInTo(page, target.page);
    await field(page, both.label).fill(both.mine);
    const now = { ...Object(await read()) };
    await send({
      ...target,
      body: withValue(withValue(now, both.name, both.theirs), only.name, only.theirs),
    });

    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Inzwischen hat jemand anderes gespeichert')).toBeVisible();
    const compared = page.getByRole('definition');
    await expect(compared.filter({ hasText: `jetzt gespeichert: ${both.theirs}` })).toBeVisible();
    await expect(compared.filter({ hasText: `von dir eingegeben: ${both.mine}` })).toBeVisible();
    await expect(field(page, both.label)).toHaveValue(both.mine);
    await expect(field(page, only.label)).toHaveValue(only.theirs);
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    await expectShownAccessible(page);

    await page.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Inzwischen hat jemand anderes gespeichert')).toBeHidden();
    const stored = await read();
    expect(valueAt(stored, both.name)).toBe(both.mine);
    expect(String(valueAt(stored, only.name))).toBe(only.theirs);
  });
}

function withValue(record: object, path: string, value: string): object {
  const [name = '', member] = path.split('.');
  if (!member) return { ...record, [name]: value };
  return { ...record, [name]: { ...Object(memberOf(record, name)), [member]: Number(value) } };
}

function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => memberOf(at, name), record);
}
