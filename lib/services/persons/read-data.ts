import { type Tx, withClub } from '@/db/client';
import type { PersonExportRequest, PersonMatch, PersonQuery } from '@/lib/contracts/persons';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { PersonRecord } from '@/lib/documents/person/person-pdf';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { getClubInfo } from '@/lib/services/clubs/read';
import { listDraftsOf } from '@/lib/services/form-drafts/queries';
import { readContent } from '@/lib/services/form-drafts/read';
import { findFileBytes } from '@/lib/services/submissions/files/get';
import { getHistory } from '@/lib/services/submissions/history';
import { listFullSubmissions } from '@/lib/services/submissions/list/list';
import { choosePlaces } from './choose-places';
import { listMails, listNotes, listRecipients } from './data-queries';
import { identityOf, nameOf, peopleIn } from './matches-of';
import { fullNameOf, marksOf } from './rules';

/** More than the number of entries of any submission. */
const historyMax = 5_000;

/**
 * All stored data about a person at the given places (GDPR, article 15). For the applicant: the whole submission with
 * history, mails and notes. For others: only their part. Writes an entry to the audit log. Throws a 400 for places
 * that are not the person's.
 */
export async function readPersonData(
  ctx: Ctx,
  { person, places }: PersonExportRequest,
  format: 'json' | 'pdf',
): Promise<PersonRecord> {
  return withClub(ctx, async tx => {
    const inClub = { ...ctx, tx };
    const { matches } = await choosePlaces(inClub, { person, places });
    const details = { format, places: matches.length };
    await recordAudit(tx, ctx, { action: 'PersonExported', recordType: 'Person', details });
    const ids = matches.map(({ submissionId }) => submissionId);
    const full = await listFullSubmissions(inClub, { ids: [...new Set(ids)], signature: 'Full' });
    const { info } = await getClubInfo(inClub);
    const found = matches.flatMap(match => {
      const submission = full.find(({ id }) => id === match.submissionId);
      return submission ? [{ match, submission }] : [];
    });
    const around = await readAround(tx, ctx.clubId, ids);
    const files = await filesOf(
      inClub,
      found.map(({ submission }) => submission),
    );
    const histories = await Promise.all(found.map(({ submission }) => historyOf(inClub, submission)));
    const drafts = await listDraftsOf(tx, ctx.clubId, emailsOf(person, matches));
    const [first] = matches;
    return {
      submissions: found.map(({ submission }) => submission),
      data: {
        exportedAt: ctx.now.toISOString(),
        club: { name: info.name, email: info.email, website: info.website },
        person: {
          firstName: first?.firstName ?? person.firstName ?? '',
          lastName: first?.lastName ?? person.lastName ?? '',
        },
        submissions: found.map(({ match, submission }, index) => {
          const { number, kind, state, needsConfirmation, withdrawnAt, receivedAt } = submission;
          const history = histories[index] ?? [];
          return {
            number,
            kind,
            state,
            needsConfirmation,
            withdrawnAt,
            receivedAt,
            role: match.role,
            data: match.role === 'Former' ? formerOf(match, history) : partOf(match, submission, person),
            files: match.role === 'Applicant' ? (files[index] ?? []) : [],
            history: match.role === 'Applicant' ? history.map(({ id: _, ...entry }) => entry) : [],
            ...around(match),
            exports: history.filter(({ type }) => type === 'Exported').map(({ at }) => at),
          };
        }),
        drafts: drafts.map(draft => ({
          kind: draft.kind,
          createdAt: draft.createdAt.toISOString(),
          expiresAt: draft.expiresAt.toISOString(),
          data: Object.fromEntries(readContent(draft)),
        })),
      },
    };
  });
}

/** The addresses of a person: the one asked for, and those of their places. */
export function emailsOf({ email }: PersonQuery, matches: readonly PersonMatch[]): string[] {
  return [email ?? '', ...matches.map(match => match.email)];
}

/** The history, without the names of staff. */
async function historyOf(ctx: Ctx, { kind, id }: Submission) {
  const { items } = await getHistory(ctx, { kind, id, limit: historyMax });
  return items.map(({ id, type, at, actor, property, oldValue, newValue }) => ({
    id,
    type,
    at,
    by: actor.kind,
    property,
    oldValue,
    newValue,
  }));
}

type Entry = { readonly id: string; readonly oldValue: string | null; readonly newValue: string | null };

/** What an entry of the history says about a person who is in the submission no more. */
function formerOf(match: PersonMatch, history: readonly Entry[]): Record<string, unknown> {
  const entry = history.find(({ id }) => id === match.partId);
  const people = [entry?.oldValue ?? null, entry?.newValue ?? null].flatMap(peopleIn);
  const person = people.find(one => fullNameOf(one) === fullNameOf(match));
  return typeof person?.stored === 'object' ? { ...person.stored } : { familyMemberNames: [person?.stored] };
}

/** The files of each submission with their content, read one after the other. */
async function filesOf(scope: Ctx, submissions: readonly Submission[]) {
  const all: { fileName: string; contentType: string; data: string }[][] = [];
  for (const submission of submissions) {
    const files: (typeof all)[number] = [];
    for (const { id, fileName, contentType } of submission.files) {
      const bytes = await findFileBytes(scope, id);
      if (bytes) files.push({ fileName, contentType, data: bytes.toString('base64') });
    }
    all.push(files);
  }
  return all;
}

async function readAround(tx: Tx, clubId: string, ids: readonly string[]) {
  const [mails, notes, recipients] = [
    await listMails(tx, clubId, ids),
    await listNotes(tx, clubId, ids),
    await listRecipients(tx, clubId, ids),
  ];
  return ({ submissionId, role, email }: PersonMatch) => {
    const isOwn = role === 'Applicant';
    const isFor = (toAddress: string) => isOwn || (email !== '' && toAddress === email);
    return {
      mails: mails
        .filter(mail => mail.submissionId === submissionId && isFor(mail.toAddress))
        .map(mail => ({
          at: mail.createdAt.toISOString(),
          type: mail.type,
          to: mail.toAddress,
          subject: mail.subject,
          text: openContent(mail).text,
        })),
      notes: notes
        .filter(note => isOwn && note.submissionId === submissionId)
        .map(note => ({ at: note.createdAt.toISOString(), text: note.text })),
      recipients: recipients.filter(one => one.submissionId === submissionId).map(({ name }) => name),
    };
  };
}

/** The part of a submission about a person: everything for its applicant, for others nothing about other people. */
function partOf(
  { role, partId }: PersonMatch,
  submission: Submission,
  person: PersonQuery,
): Record<string, unknown> {
  if (role === 'Applicant') return { ...submission };
  if (submission.kind === 'Membership') {
    const { familyMembers, guardians } = submission;
    const parts = role === 'Guardian' ? guardians : familyMembers;
    return { ...parts.find(({ id }) => id === partId) };
  }
  if (submission.kind === 'Cancellation') {
    const isMeant = (name: string) => marksOf(person, nameOf(name)) !== null;
    return { familyMemberNames: submission.familyMemberNames.filter(isMeant) };
  }
  const { familyMembers = [], guardians = [] } = submission.wishes;
  const people = [...familyMembers, ...guardians];
  return { wishes: people.filter(one => marksOf(person, identityOf(one)) !== null) };
}
