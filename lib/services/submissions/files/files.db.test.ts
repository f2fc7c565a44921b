import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionFiles } from '@/db/schema/submission-files';
import { makeStatusToken } from '@/lib/auth/status-token';
import { nightlyTasks } from '@/lib/services/nightly/tasks';
import { erasePerson } from '@/lib/services/persons/erase';
import { findPerson } from '@/lib/services/persons/find';
import { anonymizeDue } from '@/lib/services/retention/anonymize-due';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { removeSubmission } from '@/lib/services/submissions/decide/remove';
import { withdrawSubmission } from '@/lib/services/submissions/decide/withdraw';
import { getHistory } from '@/lib/services/submissions/history';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  refusalOf,
  staffOf,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import {
  askForProof,
  makeProvenApplication,
  proofField,
  proofOf,
  uploadOfMember,
  uploadProof,
} from '@/testing/files/uploads';
import { getSubmissionFile } from './get';

const dayMs = 86_400_000;
let database: TestDatabase;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
  await askForProof(club);
});
afterAll(() => database.close());

const isStored = async (fileId: string) =>
  (await withClub(club.ctx, tx => tx.$count(submissionFiles, eq(submissionFiles.id, fileId)))) === 1;
const inDays = (days: number) => ({ ...club.ctx, now: new Date(club.ctx.now.getTime() + days * dayMs) });

async function uploadsRemoved(days: number): Promise<number> {
  const task = nightlyTasks.find(({ name }) => name === 'uploadsRemoved');
  return task?.run(inDays(days), 200) ?? Number.NaN;
}

describe('a file is deleted', () => {
  it('with its submission', async () => {
    const { id, fileId } = await makeProvenApplication(club);
    await removeSubmission(await staffOf(club, 'Clerk'), { kind: 'Membership', id, precondition: null });
    expect(await isStored(fileId)).toBe(false);
  });

  it('when its form is sent without it: the applicant removed it', async () => {
    const { formToken, file } = await uploadOfMember(club);
    const { file: ofOtherForm } = await uploadOfMember(club);
    await makeApplication(club, {}, { formToken });
    expect([await isStored(file.id), await isStored(ofOtherForm.id)]).toEqual([false, true]);
  });

  it('when its submission is anonymised', async () => {
    const { id, fileId } = await makeProvenApplication(club);
    await denySubmission(await staffOf(club, 'Clerk'), { id, sendEmail: false });
    expect(await isStored(fileId)).toBe(true);
    await anonymizeDue(inDays(4_000), 200);
    expect(await isStored(fileId)).toBe(false);
    expect(await proofOf(club.ctx, id)).toEqual({ answer: null, files: [] });
  });

  it('when its applicant is erased', async () => {
    const person = {
      firstName: 'Rosa',
      lastName: 'Roth',
      birthDate: '1991-02-03',
      email: 'rosa@example.org',
    };
    const { id, fileId } = await makeProvenApplication(club, person);
    const manager = await staffOf(club, 'Manager');
    const { items } = await findPerson(manager, person);
    const places = items.map(({ submissionId, role, partId }) => ({ submissionId, role, partId }));
    await erasePerson(manager, { person, places, confirmation: 'Rosa Roth' });
    expect([places.length, await isStored(fileId)]).toEqual([1, false]);
    expect(JSON.stringify(await getHistory(manager, { kind: 'Membership', id, limit: 50 }))).not.toContain(
      'Zeugnis',
    );
  });

  it('at once when its applicant withdraws the submission', async () => {
    const { id, fileId } = await makeProvenApplication(club);
    const { clubId, ...visitor } = club.memberCtx;
    const token = makeStatusToken({ clubId, submissionId: id, guardianId: null }, 'aenne@example.org');
    await withdrawSubmission(visitor, token);
    expect(await isStored(fileId)).toBe(false);
  });

  it('when staff replace or remove it, and the history names both', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const { id, fileId } = await makeProvenApplication(club);
    const next = await uploadProof(clerk, null, 'Neues Zeugnis.png');
    const patch = (answer: string | null) =>
      patchMembership(clerk, { id, precondition: null, patch: { customFields: { proofOfStudy: answer } } });
    await patch(next.answer);
    expect(await proofOf(clerk, id)).toMatchObject({
      answer: next.answer,
      files: [{ fileName: 'Neues Zeugnis.png' }],
    });
    expect([await isStored(fileId), await isStored(next.id)]).toEqual([false, true]);
    await patch(null);
    expect([await isStored(next.id), (await proofOf(clerk, id)).files]).toEqual([false, []]);
    const { items } = await getHistory(clerk, { kind: 'Membership', id, limit: 2 });
    expect(items.map(({ oldValue, newValue }) => [oldValue, newValue])).toEqual([
      [next.answer, null],
      [expect.stringContaining(' Zeugnis.png'), next.answer],
    ]);
  });

  it('by the nightly run a day after its upload, unless it was submitted', async () => {
    const { fileId } = await makeProvenApplication(club);
    const { file } = await uploadOfMember(club);
    await uploadsRemoved(0.9);
    expect(await isStored(file.id)).toBe(true);
    await uploadsRemoved(1.1);
    expect([await isStored(file.id), await isStored(fileId)]).toEqual([false, true]);
  });

  it('when its form is submitted without it', async () => {
    const { formToken, file } = await uploadOfMember(club);
    const other = await uploadProof(club.memberCtx, formToken);
    await makeApplication(club, { customFields: { proofOfStudy: other.answer } }, { formToken });
    expect([await isStored(file.id), await isStored(other.id)]).toEqual([false, true]);
  });
});

describe('a PATCH', () => {
  it('accepts neither a file of another submission nor an upload of a member', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const [one, two] = [await makeProvenApplication(club), await makeProvenApplication(club)];
    const { file } = await uploadOfMember(club);
    for (const answer of [two.fileId, file.id]) {
      const patch = { customFields: { proofOfStudy: answer } };
      const { violations } = await refusalOf(
        patchMembership(clerk, { id: one.id, precondition: null, patch }),
      );
      expect(violations).toEqual([{ path: 'customFields.proofOfStudy', key: 'fileUnknown' }]);
    }
    expect(await isStored(one.fileId)).toBe(true);
  });

  it('with the same file changes nothing', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const { id, fileId } = await makeProvenApplication(club);
    const patch = { customFields: { proofOfStudy: fileId } };
    await patchMembership(clerk, { id, precondition: null, patch });
    expect(await isStored(fileId)).toBe(true);
  });
});

describe('reading a file', () => {
  it('is in the audit log, each time', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const { id, fileId } = await makeProvenApplication(club);
    await getSubmissionFile(clerk, id, fileId);
    await getSubmissionFile(clerk, id, fileId);
    const reads = (await auditOf(clerk, 'Submission', id)).filter(({ action }) => action === 'FileRead');
    expect(reads).toEqual(
      Array(2).fill({ action: 'FileRead', actorKind: 'User', details: { field: 'proofOfStudy' } }),
    );
  });

  it('works for change requests and cancellations', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const answers = { [proofField.internalName]: '' };
    for (const make of [makeChangeRequest, makeCancellation]) {
      const { formToken, file } = await uploadOfMember(club);
      const customFields = { ...answers, proofOfStudy: file.id };
      const id = await make(club, { customFields }, { formToken });
      expect((await getSubmissionFile(clerk, id, file.id)).fileName).toBe('Zeugnis.png');
    }
  });
});
