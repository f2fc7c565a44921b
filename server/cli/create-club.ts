import { randomBytes } from 'node:crypto';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { env } from '@/lib/env';
import { systemCtx } from '@/lib/platform/context';
import { createClub } from '@/lib/services/clubs/create';
import { subscribeFirstAdmin } from '@/lib/services/notifications/subscribe-first-admin';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { requireEmail } from './command/require-email';
import { runCommand, withDatabase } from './command/run-command';

await runCommand({
  'create-club': ({ values: { slug = '', name = '', 'admin-email': email = '', online = false } }) =>
    withDatabase(async db => {
      requireEmail(email);
      const password = randomBytes(12).toString('base64url');
      const clubId = await db.transaction(async tx => {
        const info = ChangeClubInfo.parse({ name });
        const id = await createClub(tx, slug, info, { areFormsOnline: online });
        const of = { db, tx, clubId: id, now: new Date(), requestId: 'club:create', locale: 'de' } as const;
        const ctx = systemCtx(of);
        const admin = { email, firstName: '', lastName: '', role: 'Admin', password } as const;
        await subscribeFirstAdmin(ctx, await createUserWithPassword(ctx, admin));
        return id;
      });
      console.log(`club      ${name} (${slug}), id ${clubId}`);
      const state = online ? '' : ', closed until somebody puts it online in the office';
      console.log(`form      ${env().APP_URL}/f/${slug}/membership${state}`);
      if (online)
        console.log('          The forms are open, the membership form once the club has a membership type.');
      console.log(`sign in   ${env().APP_URL}/login?next=/account as ${email} with the password ${password}`);
      console.log('          On the page that opens then, enter your name and a password of your own.');
      return { club: slug };
    }),
});
