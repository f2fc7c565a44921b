import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { connect, type Db } from '@/db/client';
import { ClubSlug } from '@/lib/contracts/club';
import { env } from '@/lib/env';
import { systemCtx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { resendInvitation } from '@/lib/services/users/resend-invitation';
import { placeOf } from '@/server/database/backup/place';
import { BackupError } from '@/server/database/backup/sealed-file';
import { type BackupSettings, runOnBackup } from './backup/run-on-backup';
import { exportClub } from './club/export-club';
import { type Imported, importClub } from './club/import-club';

const usage = `Usage: npm run club -- export <slug> <file> [--template]
       npm run club -- import <file>
       npm run club -- import <file of a template> --slug my-club --name "My Club" --admin-email me@my-club.example`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    template: { type: 'boolean', default: false },
    ...{ slug: { type: 'string' }, name: { type: 'string' }, 'admin-email': { type: 'string' } },
  },
});
const [verb, ...names] = positionals;

await runOnBackup('club', {
  keyMissing:
    'it encrypts the file; for another installation, make one for this file alone with "openssl rand -base64 48"',
  work: async given => {
    if (verb === 'export' && names.length === 2) return exportTo(given, names[0] ?? '', names[1] ?? '');
    if (verb === 'import' && names.length === 1) return importFrom(given, names[0] ?? '');
    throw new BackupError(usage);
  },
});

async function exportTo({ store, ...given }: BackupSettings, slug: string, file: string): Promise<string> {
  const options = { slug, isTemplate: values.template, previousSecrets: env().APP_SECRET_PREVIOUS };
  const { rows, bytes } = await exportClub({ ...given, ...options }, placeOf(file, store));
  return `${file}: club ${slug}, ${rows} rows in ${bytes} bytes`;
}

async function importFrom({ store, ...given }: BackupSettings, file: string): Promise<string> {
  const template = newClub();
  const password = randomBytes(12).toString('base64url');
  const imported = await importClub({ ...given, as: template }, placeOf(file, store), async (made, scope) => {
    if (!template) return;
    const admin = { email: template.email, firstName: '', lastName: '', role: 'Admin', password } as const;
    await createUserWithPassword({ ...ctxOf(made.clubId, scope.db), tx: scope.tx }, admin).catch(readable);
  });
  console.log(`form      ${env().APP_URL}/f/${imported.slug}/membership`);
  if (template)
    console.log(
      `sign in   ${env().APP_URL}/login as ${template.email} with the password ${password}, and change it`,
    );
  else await invite(given.loginUrl ?? given.url, imported);
  return `club ${imported.slug}, id ${imported.clubId}: ${imported.rows} rows`;
}

/** The new club of a template. Throws if only a part of it is named. */
function newClub() {
  const { slug, name, 'admin-email': email } = values;
  if (!slug && !name && !email) return undefined;
  if (!slug || !name || !email || !ClubSlug.safeParse(slug).success) throw new BackupError(usage);
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
