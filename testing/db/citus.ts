import { distribute } from '@/server/database/distribute';
import { citusNodes, databaseAddress } from './addresses';
import { withSql } from './clone-template';

/** Makes the template `name` on all nodes: `fill` migrates it, then its tables are distributed by club. */
export async function createCitusTemplate(
  name: string,
  fill: (address: string) => Promise<unknown>,
): Promise<void> {
  const [coordinator = '', ...workers] = citusNodes;
  for (const node of citusNodes) {
    await withSql(node, async sql => {
      await sql`drop database if exists ${sql(name)} with (force)`;
      await sql`create database ${sql(name)}`;
    });
    await withSql(databaseAddress(node, name), sql => sql`create extension citus`);
  }
  const template = databaseAddress(coordinator, name);
  await withSql(template, async sql => {
    const { hostname, port } = new URL(coordinator);
    await sql`select citus_set_coordinator_host(${hostname}, ${Number(port)})`;
    for (const worker of workers.map(address => new URL(address)))
      await sql`select citus_add_node(${worker.hostname}, ${Number(worker.port)})`;
  });
  await fill(template);
  await distribute(template);
  // Else the daemon of Citus is connected to it, and PostgreSQL does not copy it.
  for (const node of citusNodes)
    await withSql(node, async sql => {
      await sql`alter database ${sql(name)} allow_connections false`;
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${name}`;
    });
}
