import { connect } from '@/db/client';
import { seedDemoClub } from '@/db/seed/demo-club';
import { env } from '@/lib/env';

const connection = connect(env().DATABASE_URL, { max: 2, applicationName: 'eintritt-seed' });
try {
  await seedDemoClub(connection.db);
} finally {
  await connection.close();
}
