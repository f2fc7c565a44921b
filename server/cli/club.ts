import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { connect, type Db } from '@/db/client';
import { ClubSlug } from '@/lib/contracts/club';
import { env, ownerUrl } from '@/lib/env';
import { systemCtx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { suspensionSettledMs } from '@/lib/platform/suspension/suspended-clubs';
import { setState } from '@/lib/services/clubs/set-state';
import { subscribeFirstAdmin } from '@/lib/services/notifications/subscribe-first-admin';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { resendInvitation } from '@/lib/services/users/resend-invitation';
import { newPlaceOf, placeOf, tryToWrite } from '@/server/database/backup/place';
import { BackupError } from '@/server/database/backup/sealed-file';
import { type BackupSettings, backupSettings, printTimed } from './backup/backup-settings';
import { exportClub } from './club/export-club';
import { type Imported, importClub } from './club/import-club';
import { type ClubState, countRows, listClubs } from './club/manage-clubs';
import { requireEmail } from './command/require-email';
import { type Given, runCommand, withDatabase } from './command/run-command';

const keyMissing =
  'it encrypts the file; for another installation, make one for this file alone with "openssl rand -base64 48"';

await runCommand({
  'club export': async ({ values, names: [slug = '', file = ''] }) => {
    const isTemplate = values.template === true;
    await printTimed(() => exportTo(backupSettings(keyMissing), { slug, file, isTemplate }));
    return { club: slug, details: isTemplate ? 'as a template' : 'all data' };
  },
  'club import': async ({ values, names: [file = ''] }) => {
    const template = newClub(values);
    let slug = '';
    await printTimed(async () => {
      const imported = await importFrom(backupSettings(keyMissing), file, template);
      ({ slug } = imported);
      return `club ${slug}, id ${imported.clubId}: ${imported.rows} rows`;
    });
    return { club: slug };
  },
  'club list': async () => {
    const clubs = await listClubs(ownerUrl());
    for (const club of clubs) console.log(lineOf(club));
    if (clubs.length === 0) console.log('There is no club yet: create-club makes one.');
  },
  'club suspend': async ({ names: [slug = ''] }) => {
    const { id, suspendedAt, removeAfter } = await requireClub(slug);
    await withDatabase(db => setState(db, id, { suspendedAt: suspendedAt ?? new Date(), removeAfter }));
    const planned = removeAfter ? `A worker removes it after ${removeAfter.toISOString()}. ` : '';
    console.log(
      `${slug} is suspended: its forms are closed and nobody of it can sign in. ${planned}Undo: club resume ${slug}`,
    );
    return { club: slug };
  },
  'club resume': async ({ names: [slug = ''] }) => {
    const { id } = await requireClub(slug);
    await withDatabase(db => setState(db, id, { suspendedAt: null, removeAfter: null }));
    console.log(`${slug} works again.`);
    return { club: slug };
  },
  'club delete': async ({ values: { days = '14' }, names: [slug = '', file] }) => {
    const club = await requireClub(slug);
    if (!/^\d{1,3}$/.test(days)) throw new BackupError('--days needs a number of days, 0 to 999');
    const counts = await countRows(ownerUrl(), club.id);
    const rows = counts.reduce((sum, one) => sum + one.rows, 0);
    console.log(`${slug} has ${rows} rows, ${counts.map(one => `${one.rows} ${one.table}`).join(', ')}`);
    if (file === undefined) {
      console.log(
        `Nothing was changed. With a file, club delete exports it and removes it ${days} days later.`,
      );
      return;
    }
    const settings = backupSettings(keyMissing);
    // Before the forms are closed.
    await newPlaceOf(file, settings.store);
    await tryToWrite(file, settings.store);
    const suspendedAt = await suspendFor(club, () =>
      printTimed(() => exportTo(settings, { slug, file, isTemplate: false })),
    );
    const removeAfter = new Date(Date.now() + Number(days) * 86_400_000);
    await withDatabase(db => setState(db, club.id, { suspendedAt, removeAfter }));
    console.log(
      `${slug} is suspended, and a worker removes it after ${removeAfter.toISOString()}. Undo until then: club resume ${slug}`,
    );
    return { club: slug, details: `removed after ${removeAfter.toISOString()}` };
  },
});

async function requireClub(slug: string): Promise<ClubState> {
  const [club] = await listClubs(ownerUrl(), slug);
  if (!club) throw new BackupError(`There is no club ${slug} here: club list shows all`);
  return club;
}

/**
 * Suspends a club, and runs `work` when nothing of it can change any more through forms, sign-ins or keys. Returns since
 * when it is suspended. Puts the former state back if `work` fails.
 */
async function suspendFor(club: ClubState, work: () => Promise<void>): Promise<Date> {
  const { id, slug, removeAfter } = club;
  const suspendedAt = club.suspendedAt ?? new Date();
  await withDatabase(db => setState(db, id, { suspendedAt, removeAfter }));
  console.log(`${slug} is suspended, and is exported once every process knows it`);
  try {
    await setTimeout(Math.max(0, suspendedAt.getTime() + suspensionSettledMs - Date.now()));
    await work();
    return suspendedAt;
  } catch (error) {
    await withDatabase(db => setState(db, id, { suspendedAt: club.suspendedAt, removeAfter }));
    throw error;
  }
}

function lineOf({ slug, name, submissions, users, usedAt, suspendedAt, removeAfter }: ClubState): string {
  const used = usedAt ? `last used ${usedAt.toISOString().slice(0, 10)}` : 'never used';
  const suspended = suspendedAt ? 'suspended' : 'active';
  const state = removeAfter ? `removed after ${removeAfter.toISOString()}` : suspended;
  return [slug, name, `${submissions} submissions`, `${users} users`, used, state].join('  ');
}

async function exportTo(
  { store, ...given }: BackupSettings,
  { file, ...options }: { slug: string; file: string; isTemplate: boolean },
): Promise<string> {
  const { slug } = options;
  const { rows, bytes } = await exportClub({ ...given, ...options }, await newPlaceOf(file, store));
  return `${file}: club ${slug}, ${rows} rows in ${bytes} bytes`;
}

async function importFrom(
  { store, ...given }: BackupSettings,
  file: string,
  template: ReturnType<typeof newClub>,
): Promise<Imported> {
  const password = randomBytes(12).toString('base64url');
  const imported = await importClub({ ...given, as: template }, placeOf(file, store), async (made, scope) => {
    if (!template) return;
    const admin = { email: template.email, firstName: '', lastName: '', role: 'Admin', password } as const;
    const ctx = { ...ctxOf(made.clubId, scope.db), tx: scope.tx };
    await subscribeFirstAdmin(ctx, await createUserWithPassword(ctx, admin).catch(readable));
  });
  console.log(`form      ${env().APP_URL}/f/${imported.slug}/membership`);
  if (template)
    console.log(
      `sign in   ${env().APP_URL}/login as ${template.email} with the password ${password}, and change it`,
    );
  else await invite(given.loginUrl ?? given.url, imported);
  return imported;
}

/** The new club of a template. Throws if only a part of it is named. */
function newClub({ slug, name, 'admin-email': email }: Given<'club import'>['values']) {
  if (!slug && !name && !email) return undefined;
  if (!slug || !name || !email)
    throw new BackupError('A template needs all of --slug, --name and --admin-email');
  if (!ClubSlug.safeParse(slug).success)
    throw new BackupError(`--slug ${slug} is no address: small letters, digits and hyphens, at most 63`);
  requireEmail(email);
  return { slug, name, email };
}

function ctxOf(clubId: string, db: Db) {
  return systemCtx({ db, clubId, now: new Date(), requestId: 'club:import', locale: 'de' });
}

function readable(error: unknown): never {
  if (error instanceof AppError && error.code === 'already-taken')
    throw new BackupError('The address of --admin-email has an account here: name another one');
  throw error;
}

/** Sends an invitation to each user who has no account here. One that fails can be sent from the office. */
async function invite(url: string, { clubId, newUsers }: Imported): Promise<void> {
  const { db, close } = connect(url, { max: 2, applicationName: 'eintritt-club-import' });
  let invited = 0;
  try {
    for (const id of newUsers) if (await isInvited(ctxOf(clubId, db), id)) invited += 1;
  } finally {
    await close();
  }
  if (newUsers.length > 0)
    console.log(`users     ${invited} of ${newUsers.length} without an account here were invited by mail`);
}

async function isInvited(ctx: ReturnType<typeof ctxOf>, id: string): Promise<boolean> {
  try {
    await resendInvitation(ctx, id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
