import { listOperatorActions } from '@/lib/platform/operator-actions/queries';
import { runCommand, withDatabase } from './command/run-command';

const shownMost = 1000;

await runCommand({
  audit: async ({ values: { club = null } }) => {
    const actions = await withDatabase(db => listOperatorActions(db, { club, most: shownMost }));
    for (const one of actions)
      console.log(
        [one.at.toISOString(), one.who, one.command, one.club, one.details].filter(Boolean).join('  '),
      );
    if (actions.length === 0) console.log('No command on a club was recorded yet.');
  },
});
