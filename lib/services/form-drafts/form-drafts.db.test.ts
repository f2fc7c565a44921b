import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formDrafts } from '@/db/schema/form-drafts';
import { mails } from '@/db/schema/mail';
import { FormDraftRequest } from '@/lib/contracts/form-drafts';
import { openContent } from '@/lib/mail/mail-content';
import { getOutboxMail } from '@/lib/services/outbox/read';
import { erasePerson } from '@/lib/services/persons/erase';
import { exportPersonJson } from '@/lib/services/persons/export-person';
import { findPerson } from '@/lib/services/persons/find';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { getFormDraft, removeFormDraft } from './read';
import { saveFormDraft } from './save';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  [club, other] = await Promise.all([makeOfferingClub(database.db), makeOfferingClub(database.db)]);
});
afterAll(() => database.close());

const dayMs = 24 * 3_600_000;
const rowsOf = ({ ctx }: OfferingClub) => withClub(ctx, tx => tx.select().from(formDrafts));
const later = (ms: number) => ({ ...club.memberCtx, now: new Date(club.memberCtx.now.getTime() + ms) });
const mailsTo = (email: string) =>
  withClub(club.ctx, tx => tx.select().from(mails).where(eq(mails.toAddress, email)).orderBy(mails.id));

let made = 0;
const newAddress = () => {
  made += 1;
  return `later${made}@example.org`;
};

const request = (email: string, more: Partial<FormDraftRequest> = {}): FormDraftRequest => ({
  kind: 'Membership',
  email,
  locale: 'de',
  entries: [
    { name: 'firstName', value: 'Zoë' },
    { name: 'departmentIds', value: 'a' },
    { name: 'departmentIds', value: 'b' },
  ],
  ...more,
});

async function tokenOf(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return /continue\/([\w-]{43})/.exec(mail ? openContent(mail).text : '')?.[1] ?? '';
}

async function save(more: Partial<FormDraftRequest> = {}) {
  const email = newAddress();
  await saveFormDraft(club.memberCtx, request(email, more));
  return { email, token: await tokenOf(email) };
}

describe('a started form', () => {
  it('comes back by the link of its mail, as it was typed', async () => {
    const { email, token } = await save();
    expect(await getFormDraft(club.memberCtx, token)).toMatchObject({
      kind: 'Membership',
      locale: 'de',
      entries: request(email).entries,
      expiresAt: later(14 * dayMs).now.toISOString(),
    });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({
      subject: expect.stringContaining('Weiter mit deinem Antrag'),
      state: 'Queued',
    });
    expect(mail && openContent(mail).text).toContain(
      `http://localhost:3000/f/${club.slug}/membership/continue/${token}?lang=de`,
    );
  });

  it('is encrypted at rest, with only the hash of its token, and has no bank data and no signature', async () => {
    const entries = [
      ...request('').entries,
      { name: 'iban', value: 'DE89370400440532013000' },
      { name: 'accountHolder', value: 'Zoë Müller' },
      { name: 'signature', value: 'data:image/png;base64,iVBO' },
      { name: 'privacyAccepted', value: 'on' },
      { name: 'formToken', value: 'secret' },
    ];
    const { token } = await save({ entries });
    expect((await getFormDraft(club.memberCtx, token)).entries).toEqual(request('').entries);
    const stored = JSON.stringify(await rowsOf(club));
    for (const secret of [token, 'Zoë', 'firstName']) expect(stored).not.toContain(secret);
  });

  it('belongs to its club', async () => {
    const { token } = await save();
    const unknown = { code: 'not-found' };
    await expect(getFormDraft(other.memberCtx, token)).rejects.toMatchObject(unknown);
    await expect(removeFormDraft(other.memberCtx, token)).rejects.toMatchObject(unknown);
    await expect(getFormDraft(club.memberCtx, 'x'.repeat(43))).rejects.toMatchObject(unknown);
    expect(await rowsOf(other)).toEqual([]);
  });

  it('ends after 14 days, and the next one deletes it', async () => {
    const { token } = await save();
    const over = later(14 * dayMs);
    await expect(getFormDraft(over, token)).rejects.toMatchObject({ code: 'expired' });
    await saveFormDraft(over, request(newAddress()));
    await expect(getFormDraft(club.memberCtx, token)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is gone once it was deleted', async () => {
    const { token } = await save();
    await removeFormDraft(club.memberCtx, token);
    await expect(getFormDraft(club.memberCtx, token)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('gets at most three links an hour for an address, whatever its spelling, and no word about it', async () => {
    const email = newAddress();
    for (let time = 0; time < 5; time += 1)
      await saveFormDraft(later(time), request(time % 2 ? email.toUpperCase() : email));
    const rows = (await rowsOf(club)).filter(row => row.email === email);
    expect(rows).toHaveLength(3);
  });

  it('does nothing for robots, and refuses what is no address', async () => {
    const email = newAddress();
    await saveFormDraft(club.memberCtx, request(email, { website: 'https://spam.example' }));
    expect(await mailsTo(email)).toEqual([]);
    await expect(saveFormDraft(club.memberCtx, request('nobody'))).rejects.toMatchObject({
      extra: { violations: [{ path: 'email', key: 'emailShape' }] },
    });
    const huge = Array.from({ length: 501 }, () => ({ name: 'a', value: 'b' }));
    expect(FormDraftRequest.safeParse(request(email, { entries: huge })).success).toBe(false);
  });

  it('shows staff only that a mail was sent', async () => {
    const { email, token } = await save();
    const [mail] = await mailsTo(email);
    const shown = await getOutboxMail(club.ctx, mail?.id ?? '');
    expect(shown).toMatchObject({ isContentHidden: true, text: '', html: '' });
    expect(JSON.stringify(shown)).not.toContain(token);
  });

  it('is part of the export of its person, and erased with them', async () => {
    const email = newAddress();
    await makeApplication(club, { email });
    await saveFormDraft(club.memberCtx, request(email.toUpperCase()));
    const person = { email };
    const { items } = await findPerson(club.ctx, person);
    const places = items.map(({ submissionId, role, partId }) => ({ submissionId, role, partId }));
    const { data } = await exportPersonJson(club.ctx, { person, places });
    expect(data.drafts).toMatchObject([{ kind: 'Membership', data: { firstName: 'Zoë' } }]);
    const [first] = items;
    await erasePerson(club.ctx, {
      person,
      places,
      confirmation: `${first?.firstName} ${first?.lastName}`,
    });
    expect((await rowsOf(club)).filter(row => row.email === email)).toEqual([]);
  });
});
