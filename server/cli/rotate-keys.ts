import { connect } from '@/db/client';
import { env } from '@/lib/env';
import { rotateKeys } from '@/lib/services/keys/rotate';

const connection = connect(env().DATABASE_URL, { max: 1, applicationName: 'eintritt-rotate-keys' });
try {
  const written = await rotateKeys(connection.db);
  console.log(`${written} records were encrypted anew; APP_SECRET_PREVIOUS is not needed any more`);
} catch (error) {
  console.error(`The rotation stopped: ${error instanceof Error ? error.message : 'unknown reason'}`);
  process.exitCode = 1;
} finally {
  await connection.close();
}
