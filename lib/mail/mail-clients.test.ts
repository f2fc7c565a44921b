import { caniemail } from 'caniemail';
import { expect, it, vi } from 'vitest';
import { renderMail } from '@/lib/mail/render-mail';
import { locales } from '@/lib/rules/enums';
import { rawMail, renderEveryMail } from '@/testing/mail/every-mail';

vi.stubEnv('APP_URL', 'https://app.example');
vi.stubEnv('APP_SECRET', 'a secret of the test run, not of any installation');
vi.stubEnv('DATABASE_URL', 'postgres://localhost/none');

type Allowed = { readonly clients: RegExp; readonly insteadOfIt: string };

/** Features that a mail uses although some clients lack them, and what their readers see instead. */
const allowed: Readonly<Record<string, Allowed>> = {
  'border-radius': { clients: /^outlook\.windows/, insteadOfIt: 'square corners' },
  'word-break': {
    clients: /^outlook\.windows-mail$/,
    insteadOfIt: 'a long address that is wider than its table; sample values fit',
  },
  'role attribute': {
    clients: /^outlook\.windows-mail$/,
    insteadOfIt: 'the same; screen readers name the tables. The client is discontinued',
  },
  '<body> element': {
    clients: /^outlook\.macos$/,
    insteadOfIt: 'the same; the outer table repeats the colours of the body',
  },
  '<style> element': { clients: /^gmail\.mobile-webmail$/, insteadOfIt: 'the light mail in dark mode' },
  '@media': {
    clients: /^(gmail\.mobile-webmail|outlook\.windows(-mail)?)$/,
    insteadOfIt: 'the light mail in dark mode',
  },
  'color-scheme meta tag': {
    clients: /./,
    insteadOfIt: 'dark colours of the client; Apple Mail on macOS reads it',
  },
};

/** A text of a club with every mark that it may use. */
const ownText =
  '**Hallo** _{{firstName}}_\n\n- eins\n- zwei\n\n1. drei\n2. vier\n\n[Heim](https://tsv.example)\n\n[Stand]({{statusUrl}})';
const ownMails = locales.map(locale => ({
  name: `own text.${locale}`,
  ...renderMail(
    { subject: 'S', body: ownText },
    { clubName: 'TSV', firstName: 'Zoë', statusUrl: 'https://app.example/status/1' },
    { locale, addressForm: 'Du' },
  ),
}));

it('mails use only features that Gmail, Outlook and Apple Mail support, but for those named with a reason', () => {
  const needed = new Set<string>();
  const unsupported = [...renderEveryMail(), ...ownMails].flatMap(({ name, html }) => {
    const { errors } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*'], html }).issues;
    return [...errors].flatMap(([client, issues]) =>
      issues
        .filter(({ title }) => {
          if (!allowed[title]?.clients.test(client)) return true;
          needed.add(title);
          return false;
        })
        .map(({ title }) => `${name}: ${title} in ${client}`),
    );
  });
  expect(unsupported).toEqual([]);
  expect([...needed].sort(), 'every exception is needed').toEqual(Object.keys(allowed).sort());
});

it('mails have nothing that SpamAssassin counts: short lines of ASCII, colours on the button, no address of the reader in a link', async () => {
  for (const mail of renderEveryMail()) {
    expect(String(await rawMail(mail)), mail.name).toMatch(/^([\t\x20-\x7e]{0,998}\r?\n)*$/);
    expect(mail.html).not.toMatch(/href="[^"]*(@|%40)/);
    for (const [button] of mail.html.matchAll(/<a class="button[^>]*>/g))
      expect(button).toContain(';background-color:#');
    if (mail.html.includes('<img')) expect(mail.html.length, mail.name).toBeGreaterThan(3_200);
  }
});
