import { findClubBySlug } from '@/lib/services/clubs/find-by-slug';
import { demoSlug } from '@/server/seed/demo-catalog';
import { seedDemoClub } from '@/server/seed/demo-club';
import { runCommand, withDatabase } from './command/run-command';

await runCommand({
  seed: () =>
    withDatabase(async db => {
      if ((await findClubBySlug(db, demoSlug)) === null) await seedDemoClub(db);
    }),
});
