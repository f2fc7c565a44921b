import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import { signInTo } from './sign-in';

/**
 * Two people edit one record: one in the browser, the other through the API. Tariffs, e-mail templates, notifications,
 * the design and submissions have the same test in the files of their screens.
 */
const records = [
  {
    kind: 'a department',
    make: {
      path: '/club/departments',
      body: { name: 'Zu zweit: Judo', description: 'Halle 1', externalCode: 'J' },
    },
    screen: (id: string) => `/club/departments/${id}`,
    path: (id: string) => `/club/departments/${id}`,
    both: { label: 'Beschreibung', name: 'description', mine: 'Halle 2', theirs: 'Halle 3' },
    theirs: { label: 'Kürzel in der Vereinssoftware', name: 'externalCode', value: 'JU' },
    mine: { label: 'Name', name: 'name', value: 'Judo für alle' },
  },
  {
    kind: 'a custom field',
    make: {
      path: '/club/custom-fields',
      body: {
        internalName: 'zuZweit',
        type: 'Text',
        label: 'Zu zweit',
        category: 'Other',
        forms: ['Membership'],
        description: 'Alt',
        placeholder: '',
      },
    },
    screen: () => '/club/custom-fields/zuZweit',
    path: () => '/club/custom-fields/zuZweit',
    both: { label: 'Hinweis', name: 'description', mine: 'Mein Hinweis', theirs: 'Ihr Hinweis' },
    theirs: { label: 'Beispiel', name: 'placeholder', value: 'Zum Beispiel so' },
    mine: { label: 'Beschriftung', name: 'label', value: 'Zu zweit gefragt' },
  },
  {
    kind: 'the mail server',
    make: null,
    screen: () => '/settings/mail-server',
    path: () => '/club/settings/smtp',
    both: { label: 'Absendername', name: 'fromName', mine: 'Mein Verein', theirs: 'Ihr Verein' },
    theirs: { label: 'Antworten an', name: 'replyTo', value: 'vorstand@verein.example' },
    mine: { label: 'Absenderadresse', name: 'fromAddress', value: 'ich@verein.example' },
  },
] as const;

const server = {
  host: 'smtp.verein.example',
  port: 587,
  security: 'StartTls',
  username: '',
  fromAddress: 'post@verein.example',
  fromName: 'Verein',
  replyTo: '',
};

for (const { kind, make, screen, path, both, theirs, mine } of records) {
  test(`two people edit ${kind} at once: nothing typed is lost, and the other change is shown`, async ({
    page,
    app,
  }) => {
    const headers = await signInByApi(app.baseURL);
    const send = async (method: string, at: string, body?: object) => {
      const answer = await callApi(app.baseURL, method, at, { headers, ...(body ? { body } : {}) });
      expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
      return answer.json;
    };
    const made = make
      ? await send('POST', make.path, make.body)
      : await send('PUT', '/club/settings/smtp', server);
    const id = String(memberOf(made, 'id') ?? '');
    await signInTo(page, screen(id));
    await page.getByLabel(both.label, { exact: false }).first().fill(both.mine);
    await page.getByLabel(mine.label, { exact: false }).first().fill(mine.value);
    const changes = { [both.name]: both.theirs, [theirs.name]: theirs.value };
    const isPatched = path(id).startsWith('/club/custom-fields');
    if (isPatched) await send('PATCH', path(id), changes);
    else await send('PUT', path(id), { ...(make ? make.body : server), ...changes });

    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Inzwischen hat jemand anderes gespeichert')).toBeVisible();
    const compared = page.getByRole('definition');
    await expect(compared.filter({ hasText: both.theirs })).toBeVisible();
    await expect(compared.filter({ hasText: `von dir eingegeben: ${both.mine}` })).toBeVisible();
    await expect(compared.filter({ hasText: theirs.value })).toBeVisible();
    await expect(page.getByLabel(mine.label, { exact: false }).first()).toHaveValue(mine.value);
    await expect(page.getByLabel(theirs.label, { exact: false }).first()).toHaveValue(theirs.value);
    await expectShownAccessible(page);

    await page.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Inzwischen hat jemand anderes gespeichert')).toBeHidden();
    await expect
      .poll(() => send('GET', path(id)))
      .toMatchObject({ [both.name]: both.mine, [mine.name]: mine.value, [theirs.name]: theirs.value });
    if (!make) await send('DELETE', '/club/settings/smtp');
  });
}
