import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { exportJobs } from '@/db/schema/exports';
import { mails } from '@/db/schema/mail';
import { submissions } from '@/db/schema/submissions';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { makeFamilyToken, makeStatusToken } from '@/lib/auth/status-token';
import { ChangeCustomFieldSchema, ChangeDepartment, ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { ChangeClubSoftwareProfile } from '@/lib/contracts/club-software';
import { ChangeFurtherForm } from '@/lib/contracts/further-forms';
import { ChangeSavedView } from '@/lib/contracts/saved-views';
import { ChangeAnswerTemplate } from '@/lib/contracts/submissions/submission-work';
import { listAttachments } from '@/lib/mail/attachment-queries';
import { insertAttachment } from '@/lib/mail/attachments';
import { openContent } from '@/lib/mail/mail-content';
import { createMailer } from '@/lib/mail/mailer';
import { createOutboundClient } from '@/lib/platform/outbound/post';
import { createAnswerTemplate } from '@/lib/services/answer-templates/create';
import { createApiKey } from '@/lib/services/api-keys/create';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { createDepartment } from '@/lib/services/departments/create';
import { chunkBuilder } from '@/lib/services/exports/bulk/chunk-builder';
import { createProfile } from '@/lib/services/exports/create-profile';
import { startExport } from '@/lib/services/exports/start';
import { saveFormDraft } from '@/lib/services/form-drafts/save';
import { createFurtherForm } from '@/lib/services/further-forms/create';
import { createMembership } from '@/lib/services/memberships/create';
import { createSavedView } from '@/lib/services/saved-views/create';
import { createSignatureRequest } from '@/lib/services/signatures/request';
import { addNote } from '@/lib/services/submission-notes/add';
import { addFamilyMember } from '@/lib/services/submissions/family/add';
import { listFamily } from '@/lib/services/submissions/family/family-queries';
import { askQuestion } from '@/lib/services/submissions/questions/ask';
import { createUser } from '@/lib/services/users/create';
import { runExport } from '@/server/worker/handlers/run-export';
import type { JobRuntime } from '@/server/worker/runtime';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeUser,
} from '@/testing/db/factories';
import { withClub } from '@/testing/db/with-club';
import { askForProofOnce, attachProof } from '@/testing/files/uploads';
import { subscribe } from '@/testing/webhooks/subscribe';
import { openSessionOf, type WalkClub } from './walk-club';

type Params = Readonly<Record<string, string>>;

/** How a path parameter gets a value. `isOfClub`: it names a record of one club; no other club may reach it. */
export type Parameter = {
  readonly isOfClub: boolean;
  make(club: WalkClub, earlier: Params): Promise<string> | string;
};

const ofClub = (make: Parameter['make']): Parameter => ({ isOfClub: true, make });
const fixed = (value: string): Parameter => ({ isOfClub: false, make: () => value });

/** Every documented path that ends in a parameter, with a record for its operations. */
export const parameters: Readonly<Record<string, Parameter>> = {
  '/auth/manage/sessions/{id}': ofClub(async club =>
    openSessionOf(club, (await makeUser(club, 'Clerk')).id, 'Clerk'),
  ),
  '/auth/manage/clubs/{clubId}': ofClub(club => club.clubId),
  '/auth/manage/invitations/{id}': ofClub(makeInvitation),
  '/club/answer-templates/{id}': ofClub(makeAnswerTemplate),
  '/club/custom-fields/{internalName}': ofClub(makeCustomField),
  '/club/departments/{id}': ofClub(makeDepartment),
  '/club/further-forms/{id}': ofClub(makeFurtherForm),
  '/club/forms/{kind}': fixed('membership'),
  '/club/memberships/{id}': ofClub(makeTariff),
  '/club/settings/api-keys/{id}': ofClub(makeKey),
  '/club/settings/email-templates/{type}': fixed('MembershipAccepted'),
  '/club/settings/outbox/{id}': ofClub(makeCapturedMail),
  '/club/settings/outbox/{id}/attachments/{attachmentId}': ofClub(makeAttachment),
  '/club/settings/webhooks/{id}': ofClub(makeSubscription),
  '/club/settings/webhooks/{id}/deliveries/{deliveryId}': ofClub(makeFailedDelivery),
  '/public/clubs/{slug}': ofClub(club => club.slug),
  '/public/clubs/{slug}/forms/{kind}': fixed('membership'),
  '/public/clubs/{slug}/drafts/{token}': ofClub(makeDraft),
  '/public/clubs/{slug}/signature-requests/{token}': ofClub(
    async ({ memberCtx }) => (await createSignatureRequest({ ...memberCtx, now: new Date() })).token,
  ),
  '/public/clubs/{slug}/signatures/{token}': ofClub(async ({ memberCtx }) =>
    signTokenOf(await createSignatureRequest({ ...memberCtx, now: new Date() })),
  ),
  '/public/confirmations/{token}': ofClub(makeConfirmation),
  '/public/family/{token}': ofClub(makeFamilyLink),
  '/public/status/{token}': ofClub(makeStatusLink),
  '/submits/exports/club-software/formats/{id}': ofClub(makeProfile),
  '/submits/exports/{jobId}': ofClub(makeExport),
  '/submits/views/{id}': ofClub(makeView),
  '/submits/{id}': ofClub(club => makeApplicationOfStaff(club)),
  '/submits/{id}/files/{fileId}': ofClub(makeFile),
  '/submits/{id}/notes/{noteId}': ofClub(makeNote),
  '/submits/{id}/questions/{questionId}': ofClub(makeQuestion),
  '/submits/memberships/{id}': ofClub(club => makeFamilyApplication(club, { now: club.ctx.now })),
  '/submits/memberships/{id}/family-members/{memberId}': ofClub(makeMember),
  '/submits/changes/{id}': ofClub(club => makeChangeRequest(club, undefined, { now: club.ctx.now })),
  '/submits/cancellations/{id}': ofClub(club => makeCancellation(club, {}, { now: club.ctx.now })),
  '/users/{id}': ofClub(async club => (await makeUser(club, 'Clerk')).id),
};

let made = 0;

function nextName(word: string): string {
  made += 1;
  return `${word} ${made}`;
}

async function makeInvitation({ ctx }: WalkClub): Promise<string> {
  const email = `${uuid()}@staff.example`;
  return (await createUser(ctx, { email, firstName: 'Ina', lastName: 'Schulz', role: 'Clerk' })).id;
}

async function makeDepartment({ ctx }: WalkClub): Promise<string> {
  return (await createDepartment(ctx, ChangeDepartment.parse({ name: nextName('Abteilung') }))).id;
}

async function makeFurtherForm({ ctx }: WalkClub): Promise<string> {
  const slug = nextName('form')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return (await createFurtherForm(ctx, ChangeFurtherForm.parse({ slug, title: 'Sommerkurs' }))).id;
}

async function makeAnswerTemplate({ ctx }: WalkClub): Promise<string> {
  const template = { purpose: 'Accept', name: nextName('Willkommen'), text: 'Schön, dass Du da bist.' };
  return (await createAnswerTemplate(ctx, ChangeAnswerTemplate.parse(template))).id;
}

async function makeMember({ ctx }: WalkClub, { id = '' }: Params): Promise<string> {
  const member = { firstName: 'Ina', lastName: 'Groß', birthDate: '2016-05-01' };
  return (await addFamilyMember(ctx, { submissionId: id, member })).id;
}

async function makeNote({ ctx }: WalkClub, { id = '' }: Params): Promise<string> {
  return (await addNote(ctx, { submissionId: id, text: 'Hat angerufen.' })).id;
}

async function makeQuestion({ ctx }: WalkClub, { id = '' }: Params): Promise<string> {
  return (await askQuestion(ctx, { submissionId: id, text: 'Wie lautet die Hausnummer?' })).id;
}

async function makeFile(club: WalkClub, { id = '' }: Params): Promise<string> {
  await askForProofOnce(club);
  return attachProof(club, id);
}

async function makeProfile({ ctx }: WalkClub): Promise<string> {
  const example = ChangeClubSoftwareProfile.meta()?.example ?? {};
  return (await createProfile(ctx, ChangeClubSoftwareProfile.parse({ ...example, name: nextName('Profil') })))
    .id;
}

async function makeView(club: WalkClub): Promise<string> {
  return makeViewOf(club, (await makeUser(club, 'Clerk')).id);
}

/** Creates a saved view of a user of the club. */
export async function makeViewOf({ ctx }: WalkClub, userId: string): Promise<string> {
  const actor = { kind: 'User', id: userId, role: 'Clerk', sessionId: uuid() } as const;
  const view = ChangeSavedView.parse({ name: nextName('Ansicht'), filter: {} });
  return (await createSavedView({ ...ctx, actor }, view)).id;
}

async function makeTariff({ ctx }: WalkClub): Promise<string> {
  const tariff = { name: nextName('Tarif'), membershipPrice: 5, priceInterval: 'Monthly' };
  return (await createMembership(ctx, ChangeMembershipSchema.parse(tariff))).id;
}

async function makeCustomField({ ctx }: WalkClub): Promise<string> {
  const internalName = nextName('field').replace(' ', '');
  const field = { internalName, type: 'Text', label: 'Frage', category: 'Other', forms: ['Membership'] };
  await createCustomField(ctx, ChangeCustomFieldSchema.parse(field));
  return internalName;
}

async function makeKey({ ctx }: WalkClub): Promise<string> {
  return (await createApiKey(ctx, { name: nextName('Program'), role: 'Viewer', expiresAt: null })).id;
}

async function makeSubscription({ ctx }: WalkClub): Promise<string> {
  return subscribe(ctx, 'https://hooks.example.org/eintritt');
}

/** Creates a failed delivery of the event of a new application. */
async function makeFailedDelivery(club: WalkClub, { id = '' }: Params): Promise<string> {
  await makeApplication(club, {}, { now: club.ctx.now });
  return withClub(club.ctx, async tx => {
    const ofHook = eq(webhookDeliveries.subscriptionId, id);
    const failed = { status: 'Failed', finishedAt: club.ctx.now } as const;
    const [row] = await tx.update(webhookDeliveries).set(failed).where(ofHook).returning();
    return row?.id ?? '';
  });
}

async function makeCapturedMail(club: WalkClub): Promise<string> {
  const submissionId = await makeApplication(club, {}, { now: club.ctx.now });
  return withClub(club.ctx, async tx => {
    const ofSubmission = eq(mails.submissionId, submissionId);
    const [row] = await tx.update(mails).set({ state: 'Captured' }).where(ofSubmission).returning();
    return row?.id ?? '';
  });
}

/** Attaches a file to the mail that was made before. */
async function makeAttachment({ ctx, clubId }: WalkClub, { id = '' }: Params): Promise<string> {
  const content = new TextEncoder().encode('%PDF-1.7');
  const place = { clubId, mailId: id };
  return withClub(ctx, async tx => {
    await insertAttachment(tx, place, { fileName: 'Bericht.pdf', contentType: 'application/pdf', content });
    const [file] = await listAttachments(tx, place);
    return file?.id ?? '';
  });
}

/** Returns the token of an unused confirmation link. */
async function makeConfirmation(club: WalkClub): Promise<string> {
  return confirmationTokenOf(club, await makeApplication(club, {}, { now: club.ctx.now }));
}

/** Returns the token of a confirmation link that was mailed for a submission. */
export async function confirmationTokenOf({ ctx }: WalkClub, submissionId: string): Promise<string> {
  const sent = await withClub(ctx, tx => tx.select().from(mails).where(eq(mails.submissionId, submissionId)));
  const tokens = sent.flatMap(mail => /confirm\/([\w-]{43})/.exec(openContent(mail).text)?.[1] ?? []);
  return tokens[0] ?? '';
}

function signTokenOf({ url }: { readonly url: string }): string {
  return url.split('/').at(-1) ?? '';
}

/** Returns the status token of an unconfirmed application. */
async function makeStatusLink(club: WalkClub): Promise<string> {
  return statusTokenOf(club, await makeApplication(club, {}, { now: club.ctx.now }));
}

/** Returns the token of the applicant's status link. */
export async function statusTokenOf({ ctx }: WalkClub, submissionId: string): Promise<string> {
  const [row] = await withClub(ctx, tx =>
    tx.select().from(submissions).where(eq(submissions.id, submissionId)),
  );
  return makeStatusToken({ clubId: ctx.clubId, submissionId, guardianId: null }, row?.email ?? '');
}

/** Returns the token of an adult family member of a confirmed application. */
async function makeFamilyLink(club: WalkClub): Promise<string> {
  const person = {
    firstName: 'Thomas',
    lastName: 'Groß',
    birthDate: '1982-05-03',
    email: 'thomas@example.org',
  };
  const submissionId = await makeApplicationOfStaff(club, {
    membershipId: club.family.id,
    familyMembers: [person],
  });
  const [member] = await withClub(club.ctx, tx => listFamily(tx, { clubId: club.clubId, submissionId }));
  return makeFamilyToken({ clubId: club.clubId, submissionId, memberId: member?.id ?? '' }, person.email);
}

/** Creates an application that waits for a decision. */
async function makeApplicationOfStaff(club: WalkClub, changes: object = {}): Promise<string> {
  const id = await makeApplication(club, changes, { now: club.ctx.now });
  await withClub(club.ctx, tx =>
    tx
      .update(submissions)
      .set({ state: 'Confirmed', confirmedAt: club.ctx.now })
      .where(eq(submissions.id, id)),
  );
  return id;
}

async function makeExport({ ctx }: WalkClub): Promise<string> {
  return (await startExport(ctx, { type: 'Csv', request: {} })).id;
}

/** Creates an export whose file can be downloaded. */
export async function makeFinishedExport(club: WalkClub): Promise<string> {
  const { db, clubId } = club.ctx;
  await makeApplication(club, {}, { now: club.ctx.now });
  const jobId = await makeExport(club);
  const runtime: JobRuntime = {
    db,
    mailer: createMailer(),
    outbound: createOutboundClient(),
    now: () => new Date(),
    exports: chunkBuilder(db),
    random: () => 0.5,
    webhookTimeoutMs: 1000,
    isStopping: () => false,
  };
  for (let state = 'Queued'; state !== 'Completed'; ) {
    await runExport(runtime, { clubId, jobId });
    const [job] = await withClub(club.ctx, tx =>
      tx.select().from(exportJobs).where(eq(exportJobs.id, jobId)),
    );
    state = job?.state ?? 'Completed';
  }
  return jobId;
}

/** Returns an id in the right form that no record has. */
export function unknownValue(place: string): string {
  if (place.endsWith('{internalName}')) return 'unusedField';
  if (place.endsWith('{slug}')) return 'nowhere';
  return uuid();
}

/** Returns the values of a path's parameters. Each record is made in the club. */
export async function makeParams(club: WalkClub, path: string): Promise<Params> {
  const params: Record<string, string> = {};
  for (const place of placesOf(path)) {
    const parameter = parameters[place];
    if (!parameter) throw new Error(`No record is defined for ${place}: add it to ${import.meta.filename}`);
    params[nameOf(place)] = await parameter.make(club, params);
  }
  return params;
}

/** `/a/{b}/c/{d}` → `/a/{b}` and `/a/{b}/c/{d}`. */
export function placesOf(path: string): string[] {
  return [...path.matchAll(/\}/g)].map(({ index }) => path.slice(0, index + 1));
}

export function nameOf(place: string): string {
  return /\{(\w+)\}$/.exec(place)?.[1] ?? '';
}

export function fill(path: string, params: Params): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
}

/** A started form; its token is only in the mail. */
async function makeDraft({ memberCtx }: WalkClub): Promise<string> {
  const email = `${uuid()}@draft.example`;
  const ctx = { ...memberCtx, now: new Date() };
  await saveFormDraft(ctx, { kind: 'Membership', email, entries: [{ name: 'city', value: 'Bonn' }] });
  const [mail] = await withClub(ctx, tx => tx.select().from(mails).where(eq(mails.toAddress, email)));
  return /continue\/([\w-]{43})/.exec(mail ? openContent(mail).text : '')?.[1] ?? '';
}
