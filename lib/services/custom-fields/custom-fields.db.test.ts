import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeCustomFieldSchema, customFieldsMax } from '@/lib/contracts/catalog';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { Ctx } from '@/lib/platform/context';
import { submissionKinds } from '@/lib/rules/enums';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { patchCustomField } from '@/lib/services/custom-fields/patch';
import { removeCustomField } from '@/lib/services/custom-fields/remove';
import { exportSubmission } from '@/lib/services/exports/export-submission';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, refusalOf, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { getCustomField, listCustomFields } from './read';

const anyVersion = { precondition: null };
let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let manager: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  manager = await staffOf(club, 'Manager');
});
afterAll(() => database.close());

const field = (internalName: string, more: Record<string, unknown> = {}) =>
  ChangeCustomFieldSchema.parse({
    internalName,
    type: 'Text',
    label: `Feld ${internalName}`,
    category: 'Other',
    forms: ['Membership'],
    ...more,
  });

const pathsOf = async (work: Promise<unknown>) =>
  (await refusalOf(work)).violations.map(({ path, key }) => `${path}: ${key}`);

describe('custom fields', () => {
  it('are created, read by their name with their version, changed property by property, and removed', async () => {
    const made = await createCustomField(manager, field('nickname', { maxLength: 20, pattern: '[a-z]+' }));
    expect(made).toMatchObject({ internalName: 'nickname', isActive: true, pattern: '[a-z]+', options: [] });
    expect(await getCustomField(manager, 'nickname')).toEqual({ field: made, version: 1 });
    const patch = { label: 'Spitzname', pattern: null };
    await patchCustomField(manager, { internalName: 'nickname', patch, precondition: ['"v1"'] });
    expect(await getCustomField(manager, 'nickname')).toEqual({ field: { ...made, ...patch }, version: 2 });
    await removeCustomField(manager, { internalName: 'nickname', precondition: ['"v2"'] });
    expect((await refusalOf(getCustomField(manager, 'nickname'))).code).toBe('not-found');
    expect(await auditOf(manager, 'CustomField', 'nickname')).toMatchObject([
      { action: 'Created' },
      { action: 'Updated', details: { changed: ['label', 'pattern'] } },
      { action: 'Deleted' },
    ]);
  });

  it('return bounds of numbers as numbers and of dates as texts, like the public form', async () => {
    const number = await createCustomField(manager, field('hours', { type: 'Number', min: 0, max: '200.5' }));
    const date = await createCustomField(manager, field('since', { type: 'Date', min: '2020-01-01' }));
    expect([number.min, number.max, date.min, date.max]).toEqual([0, 200.5, '2020-01-01', null]);
    const { customFields } = await getPublicForm(club.memberCtx, 'Membership');
    expect(customFields).toEqual(expect.arrayContaining([number, date]));
    const more = await pathsOf(makeApplication(club, { customFields: { hours: 201, since: '2019-12-31' } }));
    expect(more).toEqual(['customFields.hours: numberMax', 'customFields.since: dateMin']);
  });

  it('refuse another name or type, and accept the stored ones', async () => {
    await createCustomField(manager, field('fixed'));
    const patch = (given: Parameters<typeof patchCustomField>[1]['patch']) =>
      patchCustomField(manager, { internalName: 'fixed', patch: given, ...anyVersion });
    expect(await pathsOf(patch({ internalName: 'other', type: 'Number', label: 'Neu' }))).toEqual([
      'internalName: unchangeable',
      'type: unchangeable',
    ]);
    const before = await getCustomField(manager, 'fixed');
    await patch({ ...before.field, label: 'Neu' });
    expect(await getCustomField(manager, 'fixed')).toEqual({
      field: { ...before.field, label: 'Neu' },
      version: before.version + 1,
    });
    await patch({});
    expect((await getCustomField(manager, 'fixed')).version).toBe(before.version + 1);
  });

  it('are checked as a whole when one property changes', async () => {
    await createCustomField(manager, field('size', { maxLength: 5, defaultValue: 'M' }));
    const patch = (given: Parameters<typeof patchCustomField>[1]['patch']) =>
      pathsOf(patchCustomField(manager, { internalName: 'size', patch: given, ...anyVersion }));
    expect(await patch({ minLength: 6 })).toEqual(['maxLength: selectionBounds']);
    expect(await patch({ minLength: 2 })).toEqual(['defaultValue: tooShort']);
    expect(await patch({ options: [{ value: 'M', label: 'M' }] })).toEqual(['options: notForType']);
    expect(await patch({ pattern: '(a+)+' })).toEqual(['pattern: patternUnsafe']);
  });

  it('answer 412 for an old version', async () => {
    await createCustomField(manager, field('versioned'));
    const old = { internalName: 'versioned', precondition: ['"v7"'] };
    const codes = [
      await refusalOf(patchCustomField(manager, { ...old, patch: { label: 'X' } })),
      await refusalOf(removeCustomField(manager, old)),
    ];
    expect(codes.map(({ code }) => code)).toEqual(['precondition-failed', 'precondition-failed']);
  });

  it('answer 404 for another club and for an unknown name', async () => {
    const tries = [
      { ctx: other.ctx, internalName: 'hours' },
      ...['none', 'Shirt', '', 'a\u0000', '\ud800', 'x'.repeat(51), "' or 1=1 --", '__proto__'].map(
        internalName => ({
          ctx: manager,
          internalName,
        }),
      ),
    ];
    for (const { ctx, internalName } of tries) {
      const codes = await Promise.all([
        refusalOf(getCustomField(ctx, internalName)),
        refusalOf(patchCustomField(ctx, { internalName, patch: { label: 'X' }, ...anyVersion })),
        refusalOf(removeCustomField(ctx, { internalName, ...anyVersion })),
      ]);
      expect(codes.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'not-found']);
    }
  });

  it('have unique names, also with 20 parallel requests', async () => {
    const tries = Array.from({ length: 20 }, () => createCustomField(manager, field('once')));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.filter((_, index) => settled[index]?.status === 'rejected');
    const codes = await Promise.all(refused.map(async one => (await refusalOf(one)).code));
    expect(new Set(codes)).toEqual(new Set(['already-taken']));
    await createCustomField(other.ctx, field('once'));
  });

  it(`are limited to ${customFieldsMax}, also with two parallel requests`, async () => {
    const { ctx, clubId } = await makeOfferingClub(database.db);
    await database.asOwner(
      sql => sql`insert into custom_fields (club_id, id, internal_name, label, type, category, forms, deleted_at)
        select ${clubId}, gen_random_uuid(), 'field' || n, 'F', 'Text', 'Other', '{Membership}',
          case when n > ${customFieldsMax - 2} then now() end
        from generate_series(1, 150) n`,
    );
    const last = [createCustomField(ctx, field('last')), createCustomField(ctx, field('tooMany'))];
    const settled = await Promise.allSettled(last);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await refusalOf(createCustomField(ctx, field('again')))).code).toBe('limit-reached');
    expect((await refusalOf(createCustomField(ctx, field('field150')))).code).toBe('limit-reached');
    expect(await listCustomFields(ctx)).toHaveLength(customFieldsMax);
  });
});

describe('a custom field with a condition', () => {
  it('is asked only if the condition is true, and only by the membership form', async () => {
    const own = await makeOfferingClub(database.db);
    const { adult, family } = own;
    const showIf = { membershipIds: [family.id], maxAge: 40 };
    const forms = [...submissionKinds];
    const made = await createCustomField(own.ctx, field('school', { isRequired: true, showIf, forms }));
    expect(made.showIf).toEqual(showIf);
    const shown = (await getPublicForm(own.memberCtx, 'Membership')).customFields;
    expect(shown.find(one => one.internalName === 'school')).toEqual(made);
    const [inChange] = (await getPublicForm(own.memberCtx, 'Change')).customFields;
    expect(inChange).toMatchObject({ internalName: 'school', isRequired: false, showIf: null });

    await makeApplication(own, { membershipId: adult.id });
    expect(await pathsOf(makeApplication(own, { membershipId: family.id }))).toEqual([
      'customFields.school: required',
    ]);
    expect(
      await pathsOf(makeApplication(own, { membershipId: adult.id, customFields: { school: 'x' } })),
    ).toEqual(['customFields.school: customFieldUnknown']);
    const id = await makeApplication(own, { membershipId: family.id, customFields: { school: 'Am Markt' } });
    const clerk = await staffOf(own, 'Clerk');
    await patchMembership(clerk, { id, precondition: null, patch: { membershipId: adult.id } });
    expect(senderOf(await getSubmission(clerk, 'Membership', id)).customFields).toEqual({
      school: 'Am Markt',
    });
  });

  it('names only what the club has, and no field that depends on it', async () => {
    const own = await makeOfferingClub(database.db);
    const gone = '019a0000-0000-7000-8000-00000000dead';
    const wrong = createCustomField(own.ctx, field('a', { showIf: { membershipIds: [own.adult.id, gone] } }));
    expect(await pathsOf(wrong)).toEqual(['showIf.membershipIds[1]: tariffUnknown']);
    const options = ['x', 'y'].map(value => ({ value, label: value }));
    const choice = { type: 'Select', options };
    const on = (internalName: string) => ({ showIf: { answer: { internalName, values: ['x'] } } });
    await createCustomField(own.ctx, field('one', choice));
    await createCustomField(own.ctx, field('two', { ...choice, ...on('one') }));
    const circle = patchCustomField(own.ctx, { internalName: 'one', patch: on('two'), ...anyVersion });
    expect(await pathsOf(circle)).toEqual(['showIf.answer.internalName: conditionField']);
    await removeCustomField(own.ctx, { internalName: 'one', ...anyVersion });
    await patchCustomField(own.ctx, { internalName: 'two', patch: { label: 'Neu' }, ...anyVersion });
    await patchCustomField(own.ctx, { internalName: 'two', patch: { showIf: null }, ...anyVersion });
    expect((await getCustomField(own.ctx, 'two')).field.showIf).toBeNull();
  });

  it('is never empty', () => {
    expect(ChangeCustomFieldSchema.safeParse({ ...field('none'), showIf: {} }).success).toBe(false);
  });
});

describe('a custom field that was deleted', () => {
  it('disappears from forms, while submitted values stay readable with its label', async () => {
    const own = await makeOfferingClub(database.db);
    await createCustomField(own.ctx, field('motto', { label: 'Wahlspruch' }));
    const id = await makeApplication(own, { customFields: { motto: 'Immer vorwärts' } });
    await removeCustomField(own.ctx, { internalName: 'motto', ...anyVersion });

    const names = (await getPublicForm(own.memberCtx, 'Membership')).customFields.map(
      one => one.internalName,
    );
    expect(names).not.toContain('motto');
    expect(await pathsOf(makeApplication(own, { customFields: { motto: 'x' } }))).toEqual([
      'customFields.motto: customFieldUnknown',
    ]);
    const clerk = await staffOf(own, 'Clerk');
    expect(senderOf(await getSubmission(clerk, 'Membership', id)).customFields).toEqual({
      motto: 'Immer vorwärts',
    });
    const { content } = await exportSubmission(clerk, { kind: 'Membership', id, format: 'txt' });
    expect(String(content)).toContain('Wahlspruch: Immer vorwärts');
  });

  it('is restored by the same name and type only', async () => {
    const { ctx } = await makeOfferingClub(database.db);
    await createCustomField(ctx, field('badge', { label: 'Alt' }));
    await removeCustomField(ctx, { internalName: 'badge', ...anyVersion });
    const other = createCustomField(ctx, field('badge', { type: 'Number' }));
    expect((await refusalOf(other)).code).toBe('already-taken');
    const back = await createCustomField(ctx, field('badge', { label: 'Neu' }));
    expect(await getCustomField(ctx, 'badge')).toEqual({ field: back, version: 3 });
    expect(back.label).toBe('Neu');
  });
});
