import { placeOf } from '@/server/database/backup/place';
import { restore } from '@/server/database/backup/restore';
import { backupSettings, printTimed } from './backup/backup-settings';
import { runCommand } from './command/run-command';

await runCommand({
  restore: async ({ names: [address = ''] }) => {
    const given = backupSettings('set the one that the backup was made with');
    let hasOtherSecret = false;
    await printTimed(async () => {
      const restored = await restore(given, placeOf(address, given.store));
      ({ hasOtherSecret } = restored);
      const { takenAt, rows, tables } = restored;
      return `Restored the state of ${takenAt}: ${rows} rows of ${tables} tables, equal to the backup`;
    });
    if (hasOtherSecret)
      console.warn(
        'Warning: APP_SECRET is not the one of this backup: set that one, or add it to APP_SECRET_PREVIOUS. Nothing starts before, because bank data, signatures and mails could not be read.',
      );
  },
});
