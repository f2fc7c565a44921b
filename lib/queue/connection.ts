import { WrongRole } from '@/db/role-check';
import { runtimeRole } from '@/db/session-settings';
import { env, isDistributed } from '@/lib/env';

type Client = { query(sql: string): Promise<{ rows: { role: string }[] }> };

/** Options of pg-boss for a connection as the run-time role. Each connection of its pool checks its role once. */
export function queueConnection(applicationName: string) {
  return {
    connectionString: env().DATABASE_URL,
    backend: isDistributed() ? ('citus' as const) : ('postgres' as const),
    options: `-c role=${runtimeRole}`,
    application_name: applicationName,
    onConnect: async (client: Client) => {
      const { rows } = await client.query('select current_user::text as role');
      const role = rows[0]?.role ?? 'nobody';
      if (role !== runtimeRole) throw new WrongRole(role);
    },
  };
}
