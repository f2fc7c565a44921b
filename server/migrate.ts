import { migrate } from '@/db/migrate';

try {
  await migrate(process.env.DATABASE_URL ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : 'the migration failed');
  process.exit(1);
}
