import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTemplates } from '@/db/schema/answer-templates';
import { answerTemplatesMax, ChangeAnswerTemplate } from '@/lib/contracts/submissions/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { refusalOf, staffOf, unknownIds } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { createAnswerTemplate } from './create';
import { getAnswerTemplate, listAnswerTemplates } from './read';
import { removeAnswerTemplate } from './remove';
import { updateAnswerTemplate } from './update';

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

const saying = (name: string, more: Partial<ChangeAnswerTemplate> = {}) =>
  ChangeAnswerTemplate.parse({ purpose: 'Accept', name, text: 'Hallo {Name}', ...more });

describe('templates of answers', () => {
  it('are created, listed in their order, replaced and deleted, without replacing text in braces', async () => {
    const late = await createAnswerTemplate(manager, saying('Willkommen', { sortOrder: 2 }));
    const early = await createAnswerTemplate(manager, saying('Kurs voll', { purpose: 'Deny' }));
    expect(late).toMatchObject({ text: 'Hallo {Name}', purpose: 'Accept' });
    expect(await listAnswerTemplates(manager)).toEqual([early, late]);
    const template = saying('Herzlich willkommen');
    await updateAnswerTemplate(manager, { id: late.id, template, precondition: ['"v1"'] });
    expect(await getAnswerTemplate(manager, late.id)).toEqual({
      template: { ...template, id: late.id },
      version: 2,
    });
    const stale = updateAnswerTemplate(manager, { id: late.id, template, precondition: ['"v1"'] });
    expect((await refusalOf(stale)).code).toBe('precondition-failed');
    await removeAnswerTemplate(manager, { id: late.id, precondition: ['"v2"'] });
    expect(await listAnswerTemplates(manager)).toEqual([early]);
    expect(await auditOf(manager, 'AnswerTemplate', late.id)).toMatchObject([
      { action: 'Created' },
      { action: 'Updated', details: { changed: ['name', 'sortOrder'] } },
      { action: 'Deleted' },
    ]);
  });

  it('have no placeholders, which nothing would fill in', () => {
    const found = ChangeAnswerTemplate.safeParse({ purpose: 'Deny', name: 'x', text: 'Hallo {{firstName}}' });
    expect(found.error?.issues).toMatchObject([{ path: ['text'], message: 'answerPlaceholder' }]);
  });

  it('are not found for another club or an unknown id', async () => {
    const foreign = await createAnswerTemplate(other.ctx, saying('Fremd'));
    expect((await listAnswerTemplates(manager)).map(({ id }) => id)).not.toContain(foreign.id);
    for (const id of [...unknownIds, foreign.id]) {
      const template = saying('x');
      expect((await refusalOf(getAnswerTemplate(manager, id))).code).toBe('not-found');
      expect(
        (await refusalOf(updateAnswerTemplate(manager, { id, template, precondition: null }))).code,
      ).toBe('not-found');
      expect((await refusalOf(removeAnswerTemplate(manager, { id, precondition: null }))).code).toBe(
        'not-found',
      );
    }
  });

  it(`are limited to ${answerTemplatesMax}`, async () => {
    const { ctx, clubId } = await makeOfferingClub(database.db);
    const rows = Array.from({ length: answerTemplatesMax }, (_, index) => ({
      ...saying(`Vorlage ${index}`),
      clubId,
      id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    }));
    await withClub(ctx, tx => tx.insert(answerTemplates).values(rows));
    const refused = await refusalOf(createAnswerTemplate(ctx, saying('Zu viel')));
    expect([refused.code, refused.members]).toEqual(['limit-reached', { maximum: answerTemplatesMax }]);
  });
});
