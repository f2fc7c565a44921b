import { assertKnownSecret, forgetFormerSecrets } from '@/lib/platform/secrets/known-secret';
import { rotateKeys } from '@/lib/services/keys/rotate';
import { runCommand, withDatabase } from './command/run-command';

await runCommand({
  'rotate-keys': ({ values }) =>
    withDatabase(async db => {
      if (values['former-secret-is-lost']) {
        await forgetFormerSecrets(db);
        console.log('Web and worker start with APP_SECRET now. What another one encrypted stays unreadable.');
        return { details: 'a former secret is lost' };
      }
      await assertKnownSecret(db);
      const written = await rotateKeys(db);
      await forgetFormerSecrets(db);
      console.log(
        `${written} records were encrypted anew. APP_SECRET_PREVIOUS is now needed only for links to status pages in older mails, links of staff to unsubscribe, and forms that are open: keep it a month or two, then remove it.`,
      );
      return { details: `${written} records` };
    }),
});
