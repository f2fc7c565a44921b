import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedViews } from '@/db/schema/saved-views';
import { ChangeSavedView, savedViewsMax, UpdateSavedView } from '@/lib/contracts/saved-views';
import type { Ctx } from '@/lib/platform/context';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { refusalOf, staffOf, unknownIds } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { createSavedView } from './create';
import { listSavedViews } from './read';
import { removeSavedView } from './remove';
import { updateSavedView } from './update';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let mine: Ctx;
let colleague: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  mine = await staffOf(club, 'Viewer');
  colleague = await staffOf(club, 'Admin');
});
afterAll(() => database.close());

const view = (name: string, more: object = {}) => ChangeSavedView.parse({ name, filter: {}, ...more });
const own = { isShared: false, isOwn: true, canChange: true };
const namesOf = async (ctx: Ctx) => (await listSavedViews(ctx)).map(({ name }) => name);

describe('saved views', () => {
  it('are listed by name as saved, and changed and deleted by their owner', async () => {
    const filter = { kind: 'Membership', awaits: 'Decision', q: 'Turnen' };
    await createSavedView(mine, view('Turnen', { filter, sort: 'lastName', columns: ['Kind', 'State'] }));
    const { id } = await createSavedView(mine, view('Alte', { filter: { to: '2026-01-31' } }));
    expect(await namesOf(mine)).toEqual(['Alte', 'Turnen']);
    expect((await listSavedViews(mine))[1]).toMatchObject({
      filter,
      sort: 'lastName',
      columns: ['Kind', 'State'],
    });
    await updateSavedView(mine, { id, ...view('Zuletzt', { filter: { state: 'Accepted' } }) });
    expect((await listSavedViews(mine))[1]).toEqual({
      ...own,
      id,
      name: 'Zuletzt',
      filter: { state: 'Accepted' },
      sort: '-receivedAt',
    });
    await removeSavedView(mine, id);
    expect(await namesOf(mine)).toEqual(['Turnen']);
  });

  it('keep order and columns that an update leaves out', async () => {
    const more = { sort: '-lastName', columns: ['City'] };
    const { id } = await createSavedView(mine, view('Orte', more));
    const update = UpdateSavedView.parse({ name: 'Städte', filter: { q: 'Bonn' } });
    await updateSavedView(mine, { id, ...update });
    expect((await listSavedViews(mine)).find(one => one.id === id)).toEqual({
      ...own,
      id,
      ...update,
      ...more,
    });
    await removeSavedView(mine, id);
  });

  it('lose their columns by an update with null', async () => {
    const { id } = await createSavedView(mine, view('Spalten', { columns: ['City'] }));
    const update = UpdateSavedView.parse({ name: 'Spalten', filter: {}, columns: null });
    await updateSavedView(mine, { id, ...update });
    expect((await listSavedViews(mine)).find(one => one.id === id)).toEqual({
      ...own,
      id,
      name: 'Spalten',
      filter: {},
      sort: '-receivedAt',
    });
    await removeSavedView(mine, id);
  });

  it('accept an update if this version does not know the stored settings', async () => {
    const { id } = await createSavedView(mine, view('Alt'));
    await withClub(mine, tx =>
      tx
        .update(savedViews)
        .set({ settings: { columns: ['Gone'] } })
        .where(eq(savedViews.id, id)),
    );
    await updateSavedView(mine, { id, ...UpdateSavedView.parse({ name: 'Alt', filter: { q: 'Bonn' } }) });
    expect((await listSavedViews(mine)).find(one => one.id === id)).toEqual({
      ...own,
      id,
      name: 'Alt',
      filter: { q: 'Bonn' },
      sort: '-receivedAt',
    });
    await removeSavedView(mine, id);
  });

  it('cannot be read, changed or deleted by another user', async () => {
    const { id } = await createSavedView(mine, view('Meine'));
    const foreign = await staffOf(other, 'Admin');
    for (const ctx of [colleague, foreign]) {
      expect(await namesOf(ctx)).toEqual([]);
      expect(await refusalOf(updateSavedView(ctx, { id, ...view('Deine') }))).toMatchObject({
        code: 'not-found',
      });
      expect(await refusalOf(removeSavedView(ctx, id))).toMatchObject({ code: 'not-found' });
    }
    expect(await namesOf(mine)).toContain('Meine');
  });

  it.each(['DE89 3704 0044 0532 0130 00', 'Groß DE89370400440532013000'])(
    'cannot store a search for the account %s',
    async q => {
      const { id } = await createSavedView(mine, view('Konto'));
      for (const work of [
        () => createSavedView(mine, view('Noch ein Konto', { filter: { q } })),
        () => updateSavedView(mine, { id, ...view('Konto', { filter: { q } }) }),
      ]) {
        expect((await refusalOf(work())).violations).toMatchObject([
          { path: 'filter.q', key: 'viewWithIban' },
        ]);
      }
      await removeSavedView(mine, id);
    },
  );

  it.each(unknownIds)('answer 404 for %s', async id => {
    expect(await refusalOf(updateSavedView(mine, { id, ...view('Neu') }))).toMatchObject({
      code: 'not-found',
    });
    expect(await refusalOf(removeSavedView(mine, id))).toMatchObject({ code: 'not-found' });
  });

  it('are seen by all users of the club if shared, and changed only by their creator and admins', async () => {
    const { id } = await createSavedView(mine, view('Für alle', { isShared: true }));
    const clerk = await staffOf(club, 'Clerk');
    const foreign = await staffOf(other, 'Admin');
    const seenBy = async (ctx: Ctx) => (await listSavedViews(ctx)).find(one => one.id === id);
    expect(await seenBy(mine)).toMatchObject({ isShared: true, isOwn: true, canChange: true });
    expect(await seenBy(clerk)).toMatchObject({ isShared: true, isOwn: false, canChange: false });
    expect(await seenBy(colleague)).toMatchObject({ isShared: true, isOwn: false, canChange: true });
    expect(await seenBy(foreign)).toBeUndefined();
    for (const work of [
      () => updateSavedView(clerk, { id, filter: {}, name: 'Meins' }),
      () => removeSavedView(clerk, id),
    ]) {
      expect(await refusalOf(work())).toMatchObject({ code: 'forbidden' });
    }
    for (const work of [
      () => updateSavedView(foreign, { id, filter: {}, name: 'Meins' }),
      () => removeSavedView(foreign, id),
    ]) {
      expect(await refusalOf(work())).toMatchObject({ code: 'not-found' });
    }
    await updateSavedView(colleague, { id, filter: {}, name: 'Für wirklich alle' });
    expect(await seenBy(clerk)).toMatchObject({ name: 'Für wirklich alle', isShared: true });
    await updateSavedView(mine, { id, filter: {}, name: 'Nur meine', isShared: false });
    expect(await seenBy(clerk)).toBeUndefined();
    expect(await refusalOf(removeSavedView(colleague, id))).toMatchObject({ code: 'not-found' });
    await updateSavedView(mine, { id, filter: {}, name: 'Für alle', isShared: true });
    await removeSavedView(colleague, id);
    expect(await seenBy(mine)).toBeUndefined();
  });

  it('have unique names and a maximum number per user', async () => {
    const { id } = await createSavedView(colleague, view('Eine'));
    await createSavedView(colleague, view('Andere'));
    expect(await refusalOf(createSavedView(colleague, view('Eine')))).toMatchObject({
      code: 'already-taken',
    });
    expect(await refusalOf(updateSavedView(colleague, { id, ...view('Andere') }))).toMatchObject({
      code: 'already-taken',
    });
    await updateSavedView(colleague, { id, ...view('Eine', { sort: 'lastName' }) });
    await createSavedView(mine, view('Eine'));
    const more = Array.from({ length: savedViewsMax - 2 }, (_, index) => view(`Ansicht ${index}`));
    await Promise.all(more.map(one => createSavedView(colleague, one)));
    expect(await refusalOf(createSavedView(colleague, view('Zuviel')))).toMatchObject({
      code: 'limit-reached',
    });
  });

  it('do not exist for an API key', async () => {
    const key: Ctx = { ...mine, actor: { kind: 'ApiKey', id: mine.clubId, role: 'Admin' } };
    expect(await refusalOf(listSavedViews(key))).toMatchObject({ code: 'forbidden' });
    expect(await refusalOf(createSavedView(key, view('Maschine')))).toMatchObject({ code: 'forbidden' });
  });
});
