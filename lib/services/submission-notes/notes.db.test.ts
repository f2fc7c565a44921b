import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionNotes } from '@/db/schema/submission-notes';
import { webhookEvents } from '@/db/schema/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { eraseIdentity } from '@/lib/services/retention/queries';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { removeSubmission } from '@/lib/services/submissions/decide/remove';
import { getSubmission } from '@/lib/services/submissions/get';
import { getHistory } from '@/lib/services/submissions/history';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, refusalOf, staffOf, unknownIds } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { addNote } from './add';
import { changeNote } from './change';
import { getNote, listNotes } from './read';
import { removeNote } from './remove';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clara: Ctx;
let colleague: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  clara = await staffOf(club, 'Clerk');
  colleague = await staffOf(club, 'Admin', new Date(club.ctx.now.getTime() + 60_000));
});
afterAll(() => database.close());

const secret = 'Zahlt bar bei Herrn Geheim';
const storedNotes = () => withClub(club.ctx, tx => tx.select().from(submissionNotes));

describe('notes', () => {
  it('are written with author and time, read newest first page by page, changed and deleted by their author', async () => {
    const submissionId = await makeApplication(club);
    const first = await addNote(clara, { submissionId, text: '  Hat angerufen. ' });
    const second = await addNote(colleague, { submissionId, text: 'Rückruf erledigt.' });
    expect(first).toMatchObject({
      text: 'Hat angerufen.',
      author: { kind: 'User', name: 'Clara Clerk' },
      isOwn: true,
      createdAt: clara.now.toISOString(),
      editedAt: null,
    });
    const page = await listNotes(clara, { id: submissionId, limit: 1 });
    expect(page).toMatchObject({ items: [{ id: second.id, isOwn: false }], totalCount: 2 });
    const rest = await listNotes(clara, { id: submissionId, limit: 1, cursor: page.nextCursor ?? '' });
    expect(rest).toMatchObject({ items: [{ id: first.id, isOwn: true }], nextCursor: null });

    const place = { submissionId, id: first.id };
    await changeNote(clara, { ...place, text: 'Hat zweimal angerufen.', precondition: ['"v1"'] });
    expect(await getNote(colleague, place)).toMatchObject({
      note: { text: 'Hat zweimal angerufen.', editedAt: clara.now.toISOString(), isOwn: false },
      version: 2,
    });
    expect((await refusalOf(removeNote(clara, { ...place, precondition: ['"v1"'] }))).code).toBe(
      'precondition-failed',
    );
    await removeNote(clara, { ...place, precondition: ['"v2"'] });
    expect((await refusalOf(getNote(clara, place))).code).toBe('not-found');
    expect(await auditOf(clara, 'SubmissionNote', first.id)).toMatchObject([{ action: 'Deleted' }]);
  });

  it('of another author cannot be changed or deleted by any role', async () => {
    const submissionId = await makeApplication(club);
    const { id } = await addNote(clara, { submissionId, text: 'Meine' });
    const place = { submissionId, id, precondition: null };
    expect((await refusalOf(changeNote(colleague, { ...place, text: 'Deine' }))).code).toBe('forbidden');
    expect((await refusalOf(removeNote(colleague, place))).code).toBe('forbidden');
  });

  it('appear in no answer to members, no event and no history', async () => {
    const id = await makeApplication(club);
    await addNote(clara, { submissionId: id, text: secret });
    await confirmSubmission(clara, { kind: 'Membership', id });
    await acceptSubmission(clara, { id, sendEmail: true });
    const read = await getSubmission(clara, 'Membership', id);
    const history = await getHistory(clara, { kind: 'Membership', id, limit: 50 });
    const events = await withClub(club.ctx, tx => tx.select().from(webhookEvents));
    expect(JSON.stringify([read, history, events])).not.toContain(secret);
  });

  it('are deleted with the person and with the submission, and refused for an anonymised one', async () => {
    const submissionId = await makeApplication(club);
    const deleted = await makeApplication(club);
    await addNote(clara, { submissionId, text: secret });
    await addNote(clara, { submissionId: deleted, text: secret });
    await withClub(club.ctx, tx => eraseIdentity(tx, club.clubId, [submissionId], club.ctx.now));
    await removeSubmission(clara, { kind: 'Membership', id: deleted, precondition: null });
    const left = (await storedNotes()).map(note => note.submissionId);
    expect(left).not.toContain(submissionId);
    expect(left).not.toContain(deleted);
    const refused = await refusalOf(addNote(clara, { submissionId, text: 'Noch eine' }));
    expect(refused.code).toBe('state-conflict');
  });

  it('of another club, or of another submission, are not found', async () => {
    const foreign = await makeApplication(other);
    const own = await makeApplication(club);
    const { id } = await addNote(other.ctx, { submissionId: foreign, text: 'Fremd' });
    for (const submissionId of [...unknownIds, foreign]) {
      expect((await refusalOf(listNotes(clara, { id: submissionId, limit: 5 }))).code).toBe('not-found');
      expect((await refusalOf(addNote(clara, { submissionId, text: 'x' }))).code).toBe('not-found');
    }
    for (const submissionId of [foreign, own])
      expect((await refusalOf(getNote(clara, { submissionId, id }))).code).toBe('not-found');
  });
});
