import { distribute } from '@/server/database/distribute';
import { migrate } from '@/server/database/migrate';
import { citusNodes, databaseAddress, templateName } from './addresses';
import { withSql } from './clone-template';

/** Makes the template on all nodes: migrated, distributed by club, and empty. */
export async function createCitusTemplate(): Promise<void> {
  const [coordinator = '', ...workers] = citusNodes;
  for (const node of citusNodes) {
    await withSql(node, async sql => {
      await sql`drop database if exists ${sql(templateName)} with (force)`;
      await sql`create database ${sql(templateName)}`;
    });
    await withSql(databaseAddress(node, templateName), sql => sql`create extension citus`);
  }
  const template = databaseAddress(coordinator, templateName);
  await withSql(template, async sql => {
    const { hostname, port } = new URL(coordinator);
    await sql`select citus_set_coordinator_host(${hostname}, ${Number(port)})`;
    for (const worker of workers.map(address => new URL(address)))
      await sql`select citus_add_node(${worker.hostname}, ${Number(worker.port)})`;
  });
  await migrate(template);
  await distribute(template);
  // Else the daemon of Citus is connected to it, and PostgreSQL does not copy it.
  for (const node of citusNodes)
    await withSql(node, async sql => {
      await sql`alter database ${sql(templateName)} allow_connections false`;
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${templateName}`;
    });
}
