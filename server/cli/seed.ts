import { connect } from '@/db/client';
import { env } from '@/lib/env';
import { findClubBySlug } from '@/lib/services/clubs/find-by-slug';
import { demoSlug } from '@/server/seed/demo-catalog';
import { seedDemoClub } from '@/server/seed/demo-club';

const connection = connect(env().DATABASE_URL, { max: 2, applicationName: 'eintritt-seed' });
try {
  const existing = await findClubBySlug(connection.db, demoSlug);
  if (existing === null) await seedDemoClub(connection.db);
} finally {
  await connection.close();
}
