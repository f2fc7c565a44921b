import { connect } from '@/db/client';
import { demoSlug } from '@/db/seed/demo-catalog';
import { seedDemoClub } from '@/db/seed/demo-club';
import { env } from '@/lib/env';
import { stopSender } from '@/lib/jobs/enqueue';
import { findClubBySlug } from '@/lib/services/clubs/find-by-slug';

const connection = connect(env().DATABASE_URL, { max: 2, applicationName: 'eintritt-seed' });
try {
  const existing = await findClubBySlug(connection.db, demoSlug);
  if (existing === null) await seedDemoClub(connection.db);
} finally {
  await stopSender();
  await connection.close();
}
