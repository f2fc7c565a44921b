import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { connect } from '@/db/client';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { env } from '@/lib/env';
import { systemCtx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { createClub } from '@/lib/services/clubs/create';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';

const usage = 'npm run club:create -- --slug my-club --name "My Club" --admin-email me@my-club.example';

const { values } = parseArgs({
  options: { slug: { type: 'string' }, name: { type: 'string' }, 'admin-email': { type: 'string' } },
});
const { slug, name, 'admin-email': email } = values;
if (!slug || !name || !email) {
  console.error(`Usage: ${usage}`);
  process.exit(1);
}

const connection = connect(env().DATABASE_URL, { max: 1, applicationName: 'eintritt-create-club' });
const password = randomBytes(12).toString('base64url');
try {
  const clubId = await connection.db.transaction(async tx => {
    const id = await createClub(tx, slug, ChangeClubInfo.parse({ name }));
    const { db } = connection;
    const ctx = systemCtx({
      db,
      clubId: id,
      now: new Date(),
      requestId: 'club:create',
      locale: 'de',
    });
    await createUserWithPassword(
      { ...ctx, tx },
      { email, firstName: '', lastName: '', role: 'Admin', password },
    );
    return id;
  });
  console.log(`club      ${name} (${slug}), id ${clubId}`);
  console.log(`form      ${env().APP_URL}/f/${slug}/membership`);
  console.log(`sign in   ${env().APP_URL}/login as ${email} with the password ${password}, and change it`);
} catch (error) {
  const reason =
    error instanceof AppError
      ? `${error.code} ${JSON.stringify(error.extra.members ?? error.extra.violations ?? '')}`
      : String(error);
  console.error(`The club was not created: ${reason}`);
  process.exitCode = 1;
} finally {
  await connection.close();
}
