import { eq } from 'drizzle-orm';
import { consents } from '@/db/schema/forms';
import { clubUsers, users } from '@/db/schema/users';
import { exampleIds } from '@/lib/contracts/example-ids';
import { File } from '@/lib/contracts/file';
import { ChangeFormDesign, CustomDesignSettings } from '@/lib/contracts/forms';
import { SmtpSettingsWriteDto } from '@/lib/contracts/smtp';
import type { Role } from '@/lib/rules/enums';
import { issueTokens } from '@/lib/services/auth/tokens';
import { createUserToken } from '@/lib/services/auth/user-token-queries';
import { setLogo } from '@/lib/services/clubs/set-logo';
import { setBackgroundImage } from '@/lib/services/forms/set-background-image';
import { updateFormDesign } from '@/lib/services/forms/update-form-design';
import { setSmtpSettings } from '@/lib/services/smtp/set';
import { addNote } from '@/lib/services/submission-notes/add';
import { askQuestion } from '@/lib/services/submissions/questions/ask';
import { createUser } from '@/lib/services/users/create';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeMinorApplication,
  makeUser,
} from '@/testing/db/factories';
import { makeOfferingClub, tokenFor } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { askForProofOnce } from '@/testing/files/uploads';
import { confirmationTokenOf, makeFinishedExport, makeViewOf, statusTokenOf } from './records';
import { openSessionOf, type SignedIn, type WalkClub } from './walk-club';

/**
 * Preconditions of an operation in addition to the record at its path, such as texts that replace those of the example.
 */
export type Circumstance = {
  readonly replace?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
};

type Caller = SignedIn & { readonly role: Role };
type Prepare = (club: WalkClub, caller: Caller | null) => Promise<Circumstance>;

const exampleCode = 'Yx3c0Qw8kZr5tVb1nMp7sLd2fGh6jKa9uEiO4wRtQzE';
const exampleRefreshToken = 'wDq0kYxJm0u2uH8iJ3b5n1o6p7q8r9s0t1u2v3w4x5y';

/** By operation id; most operations need only the record at their path. */
export const circumstances: Readonly<Record<string, Prepare>> = {
  login: async club => {
    const email = 'admin@demo.example';
    await addPerson(club, email, 'demo-password-1');
    return {};
  },
  refresh: withRefreshToken,
  logout: withRefreshToken,
  switchClub: async (club, caller) => ({
    replace: { [exampleIds.club]: await joinedClub(club, caller) },
  }),
  resetPassword: async club => withCode(club, 'ina.schulz@tsv-beispiel.example', 'PasswordReset'),
  confirmEmail: async club => withCode(club, 'ina.alt@tsv-beispiel.example', 'EmailChange'),
  endSession: async (club, caller) => ({
    params: { id: await openSessionOf(club, caller?.userId ?? '', caller?.role ?? 'Viewer') },
  }),
  acceptInvitation: withInvitation,
  declineInvitation: withInvitation,
  leaveClub: async (club, caller) => {
    return { params: { clubId: await joinedClub(club, caller) } };
  },
  signUp: async () => ({
    replace: { 'tsv-neudorf': `tsv-neudorf-${made}`, 'ina.schulz@tsv-neudorf.example': nextAddress() },
  }),
  acceptSubmission: async () => ({ replace: { 'A-17': `A-${crypto.randomUUID()}` } }),
  updateSavedView: withOwnView,
  deleteSavedView: withOwnView,
  updateSubmissionNote: withOwnNote,
  deleteSubmissionNote: withOwnNote,
  proposeSlug: async () => ({ query: 'name=TSV%20Neudorf' }),
  getUser: ownUnlessAdmin,
  updateUser: ownUnlessAdmin,
  resendInvitation: withInvited,
  handOverInvitation: withInvited,
  createUser: async () => ({ replace: { 'ina.schulz@tsv-beispiel.example': nextAddress() } }),
  getClubLogo: withLogo,
  deleteClubLogo: withLogo,
  deleteBackgroundImage: withBackground,
  getPublicBackground: withBackground,
  getPublicLogo: withLogo,
  getSmtpSettings: withMailServer,
  deleteSmtpSettings: withMailServer,
  downloadExport: async club => ({ params: { jobId: await makeFinishedExport(club) } }),
  exportPersonJson: withPerson,
  exportPersonPdf: withPerson,
  erasePerson: withPerson,
  postConfirmation: async club => {
    const guardians = [{ firstName: 'Petra', lastName: 'Weber', email: 'petra.weber@example.org' }];
    const id = await makeMinorApplication(
      club,
      { now: club.ctx.now },
      { filledInBy: 'Applicant', paymentMethod: 'SepaDirectDebit', guardians, hasSoleCustody: true },
    );
    return { params: { token: await confirmationTokenOf(club, id) } };
  },
  refuseConfirmation: async club => {
    const id = await makeMinorApplication(club, { now: club.ctx.now });
    return { params: { token: await confirmationTokenOf(club, id) } };
  },
  correctChange: async club => {
    const id = await makeChangeRequest(club, undefined, { now: club.ctx.now });
    return { params: { token: await statusTokenOf(club, id) } };
  },
  correctCancellation: async club => {
    const id = await makeCancellation(club, {}, { now: club.ctx.now });
    return { params: { token: await statusTokenOf(club, id) } };
  },
  answerQuestion: async club => {
    const submissionId = await makeApplication(club, {}, { now: club.ctx.now });
    await askQuestion(club.ctx, { submissionId, text: 'Wie lautet die Hausnummer?' });
    return { params: { token: await statusTokenOf(club, submissionId) } };
  },
  uploadSubmissionFile: async (club, caller) => {
    await askForProofOnce(club);
    return withFormToken(club, caller);
  },
  createMembershipSubmission: withFormToken,
  createChangeSubmission: withFormToken,
  createCancellationSubmission: withFormToken,
};

let made = 0;

function nextAddress(): string {
  made += 1;
  return `person-${made}@club.example`;
}

function addPerson(
  { ctx }: WalkClub,
  email: string,
  password: string,
  role: Role = 'Clerk',
): Promise<string> {
  return createUserWithPassword(ctx, { email, firstName: 'Ina', lastName: 'Schulz', role, password });
}

/** Submits an application of the person in the example. */
async function withInvited(club: WalkClub): Promise<Circumstance> {
  const { id } = await createUser(club.ctx, {
    email: nextAddress(),
    firstName: 'Ina',
    lastName: 'Schulz',
    role: 'Clerk',
  });
  return { params: { id } };
}

async function withPerson(club: WalkClub): Promise<Circumstance> {
  const id = await makeApplication(club, {}, { now: club.ctx.now });
  return { replace: { [exampleIds.submission]: id } };
}

async function withRefreshToken(club: WalkClub): Promise<Circumstance> {
  const userId = await addPerson(club, nextAddress(), 'drei Eulen zählen Laub');
  const sessionId = await openSessionOf(club, userId, 'Clerk');
  const { refreshToken } = await issueTokens(club.ctx.db, sessionId, new Date());
  return { replace: { [exampleRefreshToken]: refreshToken } };
}

async function withCode(
  club: WalkClub,
  email: string,
  purpose: 'PasswordReset' | 'EmailChange',
): Promise<Circumstance> {
  const { now } = club.ctx;
  const userId = await addPerson(club, email, 'vier Igel lesen Zeitung');
  const newEmail = purpose === 'EmailChange' ? { newEmail: 'ina.neu@tsv-beispiel.example' } : {};
  const code = await withClub(club.ctx, tx =>
    createUserToken(tx, { userId, purpose, ...newEmail, now, ttlMs: 3_600_000 }),
  );
  return { replace: { [exampleCode]: code } };
}

/** Invites the caller's address to another club. */
async function withInvitation({ ctx }: WalkClub, caller: Caller | null): Promise<Circumstance> {
  const email = nextAddress();
  await ctx.db
    .update(users)
    .set({ email, passwordHash: 'none', emailConfirmedAt: ctx.now })
    .where(eq(users.id, caller?.userId ?? ''));
  const other = await makeOfferingClub(ctx.db);
  const invited = { email, firstName: 'Ina', lastName: 'Schulz', role: 'Clerk' } as const;
  return { params: { id: (await createUser(other.ctx, invited)).id } };
}

/** Returns the caller's own account unless the caller is an Admin. */
async function ownUnlessAdmin(_club: WalkClub, caller: Caller | null): Promise<Circumstance> {
  if (caller === null || caller.role === 'Admin') return {};
  return { params: { id: caller.userId }, replace: { Manager: caller.role } };
}

/** Creates a view of the caller, because only its owner may change it. */
async function withOwnView(club: WalkClub, caller: Caller | null): Promise<Circumstance> {
  return { params: { id: await makeViewOf(club, caller?.userId ?? '') } };
}

async function withOwnNote(club: WalkClub, caller: Caller | null): Promise<Circumstance> {
  const id = await makeApplication(club, {}, { now: club.ctx.now });
  const { userId = '', role = 'Clerk' } = caller ?? {};
  const actor = { kind: 'User', id: userId, role, sessionId: userId } as const;
  const note = await addNote({ ...club.ctx, actor }, { submissionId: id, text: 'Hat angerufen.' });
  return { params: { id, noteId: note.id } };
}

async function withLogo(club: WalkClub): Promise<Circumstance> {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4"/></svg>';
  const logo = {
    fileName: 'wappen.svg',
    contentType: 'image/svg+xml',
    data: Buffer.from(picture).toString('base64'),
  } as const;
  await setLogo(club.ctx, logo);
  return {};
}

async function withBackground(club: WalkClub): Promise<Circumstance> {
  const file = File.parse(File.meta()?.example);
  const { image } = await setBackgroundImage(club.ctx, { file, precondition: null });
  const customDesign = CustomDesignSettings.parse({ backgroundImageUrl: image.url });
  await updateFormDesign(club.ctx, { design: ChangeFormDesign.parse({ customDesign }) });
  return {};
}

async function withMailServer(club: WalkClub): Promise<Circumstance> {
  const settings = SmtpSettingsWriteDto.parse(SmtpSettingsWriteDto.meta()?.example);
  await setSmtpSettings(club.ctx, { settings, precondition: null });
  return {};
}

/** Anonymous requests name the club in the address and send a form token. */
async function withFormToken(club: WalkClub, caller: Caller | null): Promise<Circumstance> {
  if (caller !== null) return {};
  const token = await tokenFor(club.clubId, club.ctx.now);
  return { query: `club=${club.slug}`, headers: { 'X-Form-Token': token } };
}

/** Returns an example with the given replacements of its texts. */
export function replaceTexts(example: unknown, replace: Readonly<Record<string, string>>): unknown {
  if (typeof example === 'string') return replace[example] ?? example;
  if (Array.isArray(example)) return example.map(item => replaceTexts(item, replace));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [replace[name] ?? name, replaceTexts(value, replace)]),
  );
}

/** Maps the ids of the examples to the club's records. */
export async function recordsOf(club: WalkClub): Promise<Record<string, string>> {
  const { football, adult, ctx } = club;
  const [departmentPrice] = adult.departmentPrices;
  const [surcharge] = adult.surcharges.filter(one => one.isOptional);
  const { id: user } = await makeUser(club, 'Clerk');
  const [consent] = await withClub(ctx, tx =>
    tx.select().from(consents).where(eq(consents.clubId, club.clubId)),
  );
  return {
    [exampleIds.club]: club.clubId,
    [exampleIds.department]: football.id,
    [exampleIds.membership]: adult.id,
    [exampleIds.departmentPrice]: departmentPrice?.id ?? '',
    [exampleIds.surcharge]: surcharge?.id ?? '',
    [exampleIds.consent]: consent?.id ?? '',
    [exampleIds.user]: user,
  };
}

/** The id of another club to which the caller belongs. */
async function joinedClub(club: WalkClub, caller: Caller | null): Promise<string> {
  const other = await makeOfferingClub(club.ctx.db);
  const member = { clubId: other.clubId, userId: caller?.userId ?? '', role: 'Clerk' } as const;
  await withClub(other.ctx, tx => tx.insert(clubUsers).values(member));
  return other.clubId;
}
