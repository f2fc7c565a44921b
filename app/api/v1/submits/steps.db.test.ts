import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { FormCancellation } from '@/lib/contracts/forms';
import { type SubmissionKind, type SubmitState, submissionKinds } from '@/lib/rules/enums';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey, makeMinorApplication, makeSubmission, staffOf, tracesOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { callApi } from '@/testing/http/call-api';

let database: TestDatabase;
/** A club that requires confirmations. */
let careful: OfferingClub;
let trusting: OfferingClub;
const tokens = new Map<string, string>();

beforeAll(async () => {
  database = await testDatabase();
  careful = await makeOfferingClub(database.db);
  trusting = await makeOfferingClub(database.db, { needConfirmation: false });
  for (const [club, needConfirmation] of [
    [careful, true],
    [trusting, false],
  ] as const) {
    await updateCancellationForm(club.ctx, FormCancellation.parse({ needConfirmation }));
    tokens.set(club.clubId, await makeApiKey(club, 'Clerk'));
  }
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

const paths: Record<SubmissionKind, string> = {
  Membership: 'memberships',
  Change: 'changes',
  Cancellation: 'cancellations',
};

const actions = ['confirm', 'accept', 'deny', 'patch', 'delete', 'resend'] as const;
type Action = (typeof actions)[number];
type Outcome = SubmitState | 'Same' | 'Gone' | 'Conflict';

const situations = [
  'New, confirmation needed',
  'New, none needed',
  'Confirmed',
  'Accepted',
  'Rejected',
] as const;
type Situation = (typeof situations)[number];

/** The table of states in contract §4. */
const table: Record<Situation, Record<Action, Outcome>> = {
  'New, confirmation needed': {
    confirm: 'Confirmed',
    accept: 'Conflict',
    deny: 'Rejected',
    patch: 'Same',
    delete: 'Gone',
    resend: 'Same',
  },
  'New, none needed': {
    confirm: 'Conflict',
    accept: 'Accepted',
    deny: 'Rejected',
    patch: 'Same',
    delete: 'Gone',
    resend: 'Conflict',
  },
  Confirmed: {
    confirm: 'Same',
    accept: 'Accepted',
    deny: 'Rejected',
    patch: 'Same',
    delete: 'Gone',
    resend: 'Conflict',
  },
  Accepted: {
    confirm: 'Conflict',
    accept: 'Conflict',
    deny: 'Conflict',
    patch: 'Same',
    delete: 'Gone',
    resend: 'Conflict',
  },
  Rejected: {
    confirm: 'Conflict',
    accept: 'Conflict',
    deny: 'Conflict',
    patch: 'Same',
    delete: 'Gone',
    resend: 'Conflict',
  },
};

/** Effects of each successful step: one history entry, and at most one event. */
const traces: Record<Action, { readonly history: string; readonly event: string | null }> = {
  confirm: { history: 'Confirmed', event: 'EmailConfirmed' },
  accept: { history: 'Accepted', event: 'ApplicationAccepted' },
  deny: { history: 'Rejected', event: 'ApplicationRejected' },
  patch: { history: 'Updated', event: 'ApplicationUpdated' },
  delete: { history: '', event: 'ApplicationDeleted' },
  resend: { history: 'ConfirmationResent', event: null },
};

async function makeSubmissionIn(kind: SubmissionKind, situation: Situation) {
  const club = situation === 'New, none needed' ? trusting : careful;
  const id = await makeSubmission(club, kind);
  const clerk = await staffOf(club, 'Clerk');
  if (situation === 'Confirmed' || situation === 'Accepted') await confirmSubmission(clerk, { kind, id });
  if (situation === 'Accepted') await acceptSubmission(clerk, { id, sendEmail: false });
  if (situation === 'Rejected') await denySubmission(clerk, { id, sendEmail: false });
  return { club, id };
}

function act(kind: SubmissionKind, action: Action, club: OfferingClub, id: string): Promise<Response> {
  const one = `/submits/${paths[kind]}/${id}`;
  const token = tokens.get(club.clubId);
  const body = kind === 'Cancellation' ? { comment: 'Danke' } : { city: 'Mainz' };
  const calls = {
    confirm: { method: 'POST', path: `${one}/confirm` },
    accept: { method: 'POST', path: `/submits/${id}/accept`, body: { sendEmail: false } },
    deny: { method: 'POST', path: `/submits/${id}/deny`, body: { sendEmail: false } },
    patch: { method: 'PATCH', path: one, body },
    delete: { method: 'DELETE', path: one },
    resend: { method: 'POST', path: `${one}/resend-confirmation` },
  };
  return callApi({ token, ...calls[action] });
}

const read = async (kind: SubmissionKind, club: OfferingClub, id: string) => {
  const response = await callApi({ path: `/submits/${paths[kind]}/${id}`, token: tokens.get(club.clubId) });
  return { status: response.status, record: await response.json() };
};

const cells = submissionKinds.flatMap(kind =>
  situations.flatMap(situation => actions.map(action => ({ kind, situation, action }))),
);

describe('the table of states and steps', () => {
  it.each(cells)('$kind, $situation: $action', async ({ kind, situation, action }) => {
    const outcome = table[situation][action];
    const { club, id } = await makeSubmissionIn(kind, situation);
    const before = await tracesOf(database, club, id);
    const { record } = await read(kind, club, id);
    const response = await act(kind, action, club, id);
    const [after, now] = [await tracesOf(database, club, id), await read(kind, club, id)];
    if (outcome === 'Conflict') {
      expect([response.status, (await response.json()).type]).toEqual([
        409,
        expect.stringMatching(/\/state-conflict$/),
      ]);
      expect([after, now.record]).toEqual([before, record]);
      return;
    }
    expect(response.status).toBe(204);
    const added = (list: 'history' | 'events') => after[list].slice(before[list].length);
    if (outcome === 'Gone') {
      expect([now.status, after.history, after.mails, added('events')]).toEqual([
        404,
        [],
        [],
        ['ApplicationDeleted'],
      ]);
      return;
    }
    expect(now.record.state).toBe(outcome === 'Same' ? record.state : outcome);
    const isNothing = action === 'confirm' && situation === 'Confirmed';
    const { history, event } = traces[action];
    expect(added('history')).toEqual(isNothing ? [] : [history]);
    expect(added('events')).toEqual(isNothing || event === null ? [] : [event]);
  });

  it('resends a confirmation at most once per minute', async () => {
    for (const kind of submissionKinds) {
      const { club, id } = await makeSubmissionIn(kind, 'New, confirmation needed');
      expect((await act(kind, 'resend', club, id)).status).toBe(204);
      const again = await act(kind, 'resend', club, id);
      expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
  });

  it('sends and resends a link to each guardian of a minor', async () => {
    const id = await makeMinorApplication(careful);
    expect((await act('Membership', 'resend', careful, id)).status).toBe(204);
    const { mailTo, mails } = await tracesOf(database, careful, id);
    const links = mailTo.filter((_address, index) => mails[index] === 'MembershipConfirmation');
    expect(links.toSorted()).toEqual([
      ...['gerda@example.org', 'gerda@example.org', 'gert@example.org', 'gert@example.org'],
    ]);
  });
});
